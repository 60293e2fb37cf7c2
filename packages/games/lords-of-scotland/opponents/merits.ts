import type { Seat } from '@bothy/kernel'
import type { Compared, MeritList, Merits } from '@bothy/kernel/merits'
import { STRENGTH_OF } from '../data/clans.ts'
import type { Merit } from '../rules/merits.ts'
import type { CardId, Placing, ShownPiece, Types, View } from '../rules/types.ts'

type Pair = Compared<Types>

export const merits: Merits<Types, Merit> = {
  compare: (pair) => ({
    merits: [points, claims, army, rivals, place, recruits, keeps, hides, moreCards].flatMap((of) => of(pair)),
    prices: [claimsLess, weaker, fewerCards].flatMap((of) => of(pair)),
  }),
}

type Found = MeritList<Merit>['merits']

function points({ me, better, other }: Pair): Found {
  const [own, rest] = [better.points[me], other.points[me]]
  return own > rest ? [{ kind: 'points', points: own, other: rest }] : []
}

/** LOS-62: armies compare only while both decisions leave the skirmish open. */
const isOpen = ({ before, better, other }: Pair): boolean =>
  [before, better, other].every((view) => view.skirmish === before.skirmish && !view.revealed)

/** LOS-95: null where a hidden card may still change it. */
function placing(pair: Pair, view: View): Placing | null {
  const found = isOpen(pair) ? view.order.find(({ seat }) => seat === pair.me) : undefined
  return found === undefined || found.place === null ? null : found
}

function claimed(pair: Pair): { readonly worth: number; readonly other: number } | null {
  const [own, rest] = [placing(pair, pair.better), placing(pair, pair.other)]
  return own === null || rest === null ? null : { worth: own.gain, other: rest.gain }
}

function claims(pair: Pair): Found {
  const found = claimed(pair)
  return found !== null && found.worth > found.other ? [{ kind: 'claims', ...found }] : []
}

function claimsLess(pair: Pair): Found {
  const found = claimed(pair)
  return found !== null && found.worth < found.other ? [{ kind: 'claimsLess', ...found }] : []
}

function totals(pair: Pair, seat: Seat): readonly [View['totals'][number], View['totals'][number]] | null {
  const [own, rest] = [pair.better.totals[seat], pair.other.totals[seat]]
  return isOpen(pair) && own.hidden === 0 && rest.hidden === 0 ? [own, rest] : null
}

function army(pair: Pair): Found {
  const [own, rest] = totals(pair, pair.me) ?? []
  if (own === undefined || rest === undefined || own.total <= rest.total) return []
  if (own.doubled && !rest.doubled) return [{ kind: 'doubled', total: own.total }]
  return [{ kind: 'stronger', total: own.total, other: rest.total }]
}

function weaker(pair: Pair): Found {
  const [own, rest] = totals(pair, pair.me) ?? []
  if (own === undefined || rest === undefined || own.total >= rest.total) return []
  return [{ kind: 'weaker', total: own.total, other: rest.total }]
}

const rivals = (pair: Pair): Found =>
  pair.better.points.flatMap((_, seat): Found => {
    const [own, rest] = totals(pair, seat) ?? []
    if (seat === pair.me || own === undefined || rest === undefined || own.total >= rest.total) return []
    return [{ kind: 'rival', seat, total: own.total, other: rest.total }]
  })

function place(pair: Pair): Found {
  const [own, rest] = [placing(pair, pair.better)?.place ?? null, placing(pair, pair.other)?.place ?? null]
  return own !== null && rest !== null && own < rest ? [{ kind: 'place', place: own, other: rest }] : []
}

const handOf = ({ hand }: View): readonly CardId[] => hand.map(({ card }) => card)
const strongest = (cards: readonly CardId[]): readonly CardId[] =>
  cards.toSorted((a, b) => STRENGTH_OF[b] - STRENGTH_OF[a] || b - a).slice(0, 1)

/** LOS-19: it lay face up, so anybody could have taken it. */
function recruits({ before, better, other }: Pair): Found {
  const open = before.recruits.flatMap((recruit) => recruit?.card ?? [])
  const [own, rest] = [handOf(better), handOf(other)]
  const taken = open.filter((card) => own.includes(card) && !rest.includes(card) && !handOf(before).includes(card))
  return taken.map((card) => ({ kind: 'recruits', card }))
}

function keeps({ before, better, other }: Pair): Found {
  const rest = handOf(other)
  const kept = handOf(better).filter((card) => handOf(before).includes(card) && !rest.includes(card))
  return strongest(kept).map((card) => ({ kind: 'keeps', card }))
}

function hides({ me, better, other }: Pair): Found {
  const cardsOf = (pieces: readonly ShownPiece[], isUp: boolean): readonly CardId[] =>
    pieces.flatMap(({ card, faceUp }) => (card !== null && faceUp === isUp ? [card] : []))
  const open = cardsOf(other.armies[me], true)
  const hidden = cardsOf(better.armies[me], false).filter((card) => open.includes(card))
  return strongest(hidden).map((card) => ({ kind: 'hides', card }))
}

/** The number alone where no card is named. */
function moreCards(pair: Pair): Found {
  const { me, better, other } = pair
  const [cards, rest] = [better.handCounts[me], other.handCounts[me]]
  return cards > rest && [...recruits(pair), ...keeps(pair)].length === 0
    ? [{ kind: 'moreCards', cards, other: rest }]
    : []
}

function fewerCards({ me, better, other }: Pair): Found {
  const [cards, rest] = [better.handCounts[me], other.handCounts[me]]
  return cards < rest ? [{ kind: 'fewerCards', cards, other: rest }] : []
}
