import { type Seat, unreachable } from '@bothy/kernel'
import { POWER_OF, type PowerId, STRENGTH_OF } from '../data/clans.ts'
import { countSeen, toldTotal } from './topics/skirmish-order.ts'
import { placings } from './topics/placings.ts'
import { type Action, type CardId, type Mark, MARKS, type PieceId, type ShownPiece, type View } from './types.ts'

export type Prospect = Pick<View, 'armies' | 'supporters' | 'totals' | 'order' | 'points'>

type Armies = View['armies']

export const TO_COME: PieceId = -1

/**
 * Computed from the view alone, so that nothing hidden can show. Null if the skirmish does not change or a random card decides. A power
 * that leaves a mark counts as activated.
 */
export function prospect(view: View, action: Action): Prospect | null {
  const me = view.viewer
  if (me === null) return null
  switch (action.type) {
    case 'muster':
      return skirmishWith(view, withArmy(view.armies, me, [...view.armies[me], mustered(view, action)]))
    case 'activate':
      return marked(view, me, powerInQuestion(view, me))
    case 'copy':
      return marked(view, me, powerOf(view.armies[action.owner][action.index].card))
    case 'discard':
      return skirmishWith(
        view,
        withArmy(
          view.armies,
          action.owner,
          view.armies[action.owner].filter((_, i) => i !== action.index),
        ),
      )
    case 'swap':
      return swapped(view, me, action.owner, action.index)
    case 'exchange':
      return exchanged(view, me, action.slot)
    case 'claim':
      return claimed(view, me, action.slot)
    case 'flip':
    case 'recruit':
    case 'refrain':
    case 'decline':
      return null
    default:
      return unreachable(action)
  }
}

const withArmy = (armies: Armies, seat: Seat, army: readonly ShownPiece[]): Armies =>
  armies.map((other, owner) => (owner === seat ? army : other))

/** LOS-62 to LOS-68: from the visible cards only. */
export const reckon = (armies: Armies, supporters: View['supporters']): Omit<Prospect, 'points'> => ({
  armies,
  supporters,
  totals: armies.map((army) => toldTotal(countSeen(army))),
  order: placings({ armies, supporters, revealed: null }),
})

const skirmishWith = (view: View, armies: Armies, supporters = view.supporters): Prospect => ({
  ...reckon(armies, supporters),
  points: view.points,
})

/** LOS-34. */
const markOf = (power: PowerId | null): Mark | null => MARKS.find((mark) => mark === power) ?? null

const powerOf = (card: CardId | null): PowerId | null => (card === null ? null : POWER_OF[card])

function mustered({ hand }: View, { card, faceUp }: Extract<Action, { type: 'muster' }>): ShownPiece {
  const activates = faceUp && hand.some((held) => held.card === card && held.blocked === null)
  return { id: TO_COME, card, faceUp, mark: activates ? markOf(POWER_OF[card]) : null }
}

const pieceInQuestion = ({ pending, armies }: View, me: Seat): ShownPiece | undefined =>
  armies[me].find(({ id }) => id === pending?.piece)

const powerInQuestion = (view: View, me: Seat): PowerId | null => powerOf(pieceInQuestion(view, me)?.card ?? null)

/** LOS-34, LOS-51: marks the card if the power leaves a mark. */
function marked(view: View, me: Seat, power: PowerId | null): Prospect | null {
  const mark = markOf(power)
  const piece = pieceInQuestion(view, me)
  if (mark === null || piece === undefined) return null
  const army = view.armies[me].map((other) => (other === piece ? { ...piece, mark } : other))
  return skirmishWith(view, withArmy(view.armies, me, army))
}

/** LOS-41, LOS-42: a hidden card stays hidden to the viewer until it is taken. */
function swapped(view: View, me: Seat, owner: Seat, index: number): Prospect | null {
  const given = pieceInQuestion(view, me)
  const taken = view.armies[owner][index]
  if (given === undefined) return null
  const mine = view.armies[me].map((piece) => (piece === given ? taken : piece))
  const theirs = view.armies[owner].map((piece) => (piece === taken ? given : piece))
  return skirmishWith(view, withArmy(withArmy(view.armies, me, mine), owner, theirs))
}

/** LOS-40: the supporter joins the army without a mark, this card takes its slot. */
function exchanged(view: View, me: Seat, slot: number): Prospect | null {
  const given = pieceInQuestion(view, me)
  const taken = view.supporters[slot]
  if (given === undefined || taken === null) return null
  const joined = { id: TO_COME, card: taken, faceUp: true, mark: null }
  const army = view.armies[me].map((piece) => (piece === given ? joined : piece))
  const supporters = view.supporters.map((card, i) => (i === slot ? given.card : card))
  return skirmishWith(view, withArmy(view.armies, me, army), supporters)
}

/** LOS-67: this supporter now, the others by strength. */
function claimed(view: View, me: Seat, slot: number): Prospect | null {
  const card = view.supporters[slot]
  if (card === null) return null
  const supporters = view.supporters.map((other, i) => (i === slot ? null : other))
  const turns = view.order.map(({ seat, takes }) => ({ seat, claims: takes.length - (seat === me ? 1 : 0) }))
  const { armies, order, totals } = view
  return {
    armies,
    supporters,
    totals,
    order: placings({ armies, supporters, revealed: { order, turns } }),
    points: view.points.map((points, seat) => points + (seat === me ? STRENGTH_OF[card] : 0)),
  }
}
