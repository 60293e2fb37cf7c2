import type { Seat } from '@bothy/kernel'
import type { CardId, Event } from '@bothy/lords-of-scotland'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { CardFace } from '../cards/card.tsx'
import { InitiativeMark } from '../seats/initiative.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

type Claim = { readonly seat: Seat; readonly card: CardId; readonly points: number }
type Skirmish = { readonly skirmish: number; readonly claims: Claim[]; winner: Seat | null }

function skirmishesOf(events: readonly Event[]): readonly Skirmish[] {
  const all: Skirmish[] = []
  for (const event of events) {
    const now = all.at(-1)
    if (event.type === 'skirmishBegan') all.push({ skirmish: event.skirmish, claims: [], winner: null })
    else if (event.type === 'ordered' && now !== undefined) now.winner = event.order[0]?.seat ?? null
    else if (event.type === 'claimed') now?.claims.push(event)
  }
  return all
}

function Claimed({ claims, won, words }: { claims: readonly Claim[]; won: boolean; words: Words }) {
  return (
    <span class="los-sheet-claims">
      {claims.map(({ card }) => (
        <CardFace key={card} card={card} words={words} />
      ))}
      {won && (
        <span class="los-sheet-won">
          <InitiativeMark size={20} />
          <span class="visually-hidden">{words.board.wonSkirmish}</span>
        </span>
      )}
    </span>
  )
}

/** LOS-66 to LOS-68: one line for each skirmish. */
export function sheet({ view, language }: BoardContext, events: readonly Event[]): readonly SheetRow[] {
  const words = wordsOf(language)
  return skirmishesOf(events).map(({ skirmish, claims, winner }) => ({
    label: words.skirmish(skirmish).replace(' ', '\u00a0'),
    cells: view.points.map((_, seat) => {
      const mine = claims.filter((claim) => claim.seat === seat)
      return {
        points: mine.reduce((all, { points }) => all + points, 0),
        from: <Claimed claims={mine} won={winner === seat} words={words} />,
      }
    }),
  }))
}
