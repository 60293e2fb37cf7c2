import { claimsOf, countRevealed, orderOf } from '../topics/skirmish-order.ts'
import { armiesSeenBy } from '../topics/seen.ts'
import { turnedUp } from '../topics/traces.ts'
import { cardOf } from '../topics/zones.ts'
import type { ArmyCard, Event, ShownPiece, State } from '../types.ts'
import { END_OF_GAME, type StepOf } from './frame.ts'

/** LOS-60 to LOS-65: armies face up, totals, order; then the claims in that order. */
export const reveal: StepOf<'reveal'> = {
  run(s, _f, events) {
    s.stack.pop()
    turnArmiesUp(s, events)
    s.order = orderOf(s.armies.map(countRevealed))
    events?.push({ type: 'ordered', order: s.order.slice(), armies: armiesSeenBy(s, null) })
    s.stack.push(END_OF_GAME)
    pushClaims(s)
  },
}

/** LOS-61, LOS-92. */
function turnArmiesUp(s: State, events?: Event[]): void {
  if (events !== undefined) tellRevealed(s, events)
  for (let seat = 0; seat < s.seats; seat++) {
    const army = s.armies[seat]
    for (let i = 0; i < army.length; i++) {
      const piece = army[i]
      if (piece.faceUp) continue
      piece.faceUp = true
      turnedUp(s, piece)
    }
  }
}

function tellRevealed(s: State, events: Event[]): void {
  const armies = s.armies.map((army, seat) => ({ seat, pieces: army.filter((piece) => !piece.faceUp).map(revealed) }))
  const shown = armies.filter(({ pieces }) => pieces.length > 0)
  if (shown.length > 0) events.push({ type: 'revealed', armies: shown })
}

const revealed = (piece: ArmyCard): ShownPiece => ({
  id: piece.id,
  card: cardOf(piece),
  faceUp: true,
  mark: piece.mark,
})

function pushClaims(s: State): void {
  let before = 0
  for (let i = 0; i < s.order.length; i++) before += claimsOf(s.armies[s.order[i].seat])
  for (let i = s.order.length - 1; i >= 0; i--) {
    const { seat } = s.order[i]
    const claims = claimsOf(s.armies[seat])
    before -= claims
    const left = Math.min(claims, s.supporters.length - before)
    if (left > 0) s.stack.push({ kind: 'claim', seat, left })
  }
}
