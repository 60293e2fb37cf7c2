import type { Action, CardId, HandCard, Slot, View } from '@bothy/lords-of-scotland'
import { type Prospect, prospect } from '@bothy/lords-of-scotland/rules/prospect'
import type { Seat } from '@bothy/kernel'
import type { Choice, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { targetOf } from './places.ts'

export type Foreseen = {
  readonly held: HandCard | null
  readonly isHeld: boolean
  readonly faceUp: Prospect | null
  readonly faceDown: Prospect | null
  readonly shown: Prospect | null
  readonly target: ClickTarget | null
}

export const NOTHING: Foreseen = {
  held: null,
  isHeld: false,
  faceUp: null,
  faceDown: null,
  shown: null,
  target: null,
}

function actionAt({ pending, armies }: View, target: ClickTarget): Action | null {
  if (target === 'do:activate') return { type: 'activate' }
  const at = targetOf(target)
  switch (pending?.kind) {
    case 'claim':
    case 'exchange':
      return at?.kind === 'supporter' ? { type: pending.kind, slot: at.n } : null
    case 'discard':
    case 'swap':
    case 'copy': {
      if (at?.kind !== 'piece') return null
      const owner = armies.findIndex((army) => army.some(({ id }) => id === at.n))
      const index = armies[owner]?.findIndex(({ id }) => id === at.n)
      return index === undefined ? null : { type: pending.kind, owner, index }
    }
    case 'flip':
    case 'turn':
    case 'activate':
    case 'extraMuster':
    case undefined:
      return null
  }
}

const cardIn = (view: View, target: ClickTarget | null): HandCard | null => {
  const at = target === null ? null : targetOf(target)
  return at?.kind === 'card' ? (view.hand.find(({ card }) => card === at.n) ?? null) : null
}

export const canForesee = ({ ranks, revealed, pending }: View): boolean =>
  ranks === null && revealed === (pending?.kind === 'claim')

export function foreseen(view: View, choice: Choice, pointed: ClickTarget | null): Foreseen {
  if (!canForesee(view)) return NOTHING
  const picked = cardIn(view, choice.picked[0] ?? null)
  const held = cardIn(view, pointed) ?? picked
  if (held !== null) {
    const [faceUp, faceDown] = [true, false].map((up) =>
      prospect(view, { type: 'muster', card: held.card, faceUp: up }),
    )
    const shown = pointed === 'do:face-down' ? faceDown : faceUp
    return { held, isHeld: held === picked, faceUp, faceDown, shown, target: pointed }
  }
  const asked = view.pending?.kind === 'activate' && choice.isSelectable('do:activate') ? 'do:activate' : null
  const target = pointed !== null && choice.isSelectable(pointed) ? pointed : asked
  const action = target === null ? null : actionAt(view, target)
  if (action === null) return NOTHING
  const after = prospect(view, action)
  const shown = after === null || action.type !== 'claim' ? after : stillOnOffer(view, after, action.slot)
  return { ...NOTHING, shown, target }
}

function stillOnOffer(view: View, after: Prospect, slot: Slot): Prospect {
  const { viewer, supporters, points } = view
  const order = after.order.map((line) => {
    if (line.seat !== viewer) return line
    return { ...line, takes: [slot, ...line.takes], gain: line.gain + after.points[viewer] - points[viewer] }
  })
  return { ...after, supporters, points, order }
}

export type Position = {
  readonly place: number
  readonly isCertain: boolean
  readonly takes: readonly Slot[]
  readonly gain: number
}

export function positionOf(order: View['order'], seat: Seat): Position | null {
  const i = order.findIndex((line) => line.seat === seat)
  if (i < 0) return null
  const { place, takes, gain } = order[i]
  return { place: place ?? i + 1, isCertain: place !== null, takes, gain }
}

export const claimantOf = (order: View['order'], slot: Slot): Seat | null =>
  order.find(({ takes }) => takes.includes(slot))?.seat ?? null

export function blockers({ hand }: View): ReadonlyMap<CardId, readonly CardId[]> {
  const found = new Map<CardId, CardId[]>()
  for (const { card, blocked } of hand) {
    if (blocked?.why !== 'weakerCard') continue
    const cards = found.get(blocked.card)
    if (cards === undefined) found.set(blocked.card, [card])
    else cards.push(card)
  }
  return found
}
