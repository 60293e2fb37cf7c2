import { type Compared, linesApart, type MeritList, type Merits } from '@bothy/kernel/merits'
import { GOODS } from '../data/goods.ts'
import { type Merit, MERIT_LINES, type MeritLine } from '../rules/merits.ts'
import type { Types, View } from '../rules/types.ts'

type Pair = Compared<Types>
type Found = MeritList<Merit>['merits']

const MOST_LINES = 2

export const merits: Merits<Types, Merit> = {
  compare(pair) {
    const { more, less } = linesApart(pair, lineOf)
    const gained = more.map((figures): Merit => ({ kind: 'more', ...figures }))
    const lost = less.map((figures): Merit => ({ kind: 'less', ...figures }))
    const others = [again, denies, fewerBehind, richer, moreResources].flatMap((of) => of(pair))
    return {
      merits: [...gained.slice(0, MOST_LINES), ...others],
      prices: [...lost, ...[poorer, moreBehind, fewerResources].flatMap((of) => of(pair))],
    }
  },
}

/** Categories that the base game does not have are those of Chronicles. */
const lineOf = (category: string): MeritLine | null =>
  category === 'coins' ? null : (MERIT_LINES.find((line) => line === category) ?? 'chronicles')

const both = (count: (view: View) => number, { better, other }: Pair): readonly [number, number] => [
  count(better),
  count(other),
]

const coinsOf =
  ({ me }: Pair) =>
  (view: View): number =>
    view.players[me].coins

function richer(pair: Pair): Found {
  const [coins, other] = both(coinsOf(pair), pair)
  return coins > other ? [{ kind: 'richer', coins, other }] : []
}

function poorer(pair: Pair): Found {
  const [coins, other] = both(coinsOf(pair), pair)
  return coins < other ? [{ kind: 'poorer', coins, other }] : []
}

const resourcesOf =
  ({ me }: Pair) =>
  (view: View): number =>
    GOODS.reduce((sum, good) => sum + view.players[me].goods[good], 0)

function moreResources(pair: Pair): Found {
  const [resources, other] = both(resourcesOf(pair), pair)
  return resources > other ? [{ kind: 'moreResources', resources, other }] : []
}

function fewerResources(pair: Pair): Found {
  const [resources, other] = both(resourcesOf(pair), pair)
  return resources < other ? [{ kind: 'fewerResources', resources, other }] : []
}

const isTurnOf = ({ pending }: View, me: number): boolean => pending?.kind === 'turn' && pending.seat === me

/** GM2-21. */
const again = ({ me, before, better, other }: Pair): Found =>
  isTurnOf(before, me) && isTurnOf(better, me) && other.pending?.kind === 'turn' && !isTurnOf(other, me)
    ? [{ kind: 'again' }]
    : []

/** The next seat could take it, pay for it and place it. */
function denies({ me, before, better, other }: Pair): Found {
  const { pending, offers } = other
  if (pending?.kind !== 'turn' || pending.seat === me) return []
  const had = before.players[me].tiles.map(({ tile }) => tile)
  const taken = better.players[me].tiles.map(({ tile }) => tile).filter((tile) => !had.includes(tile))
  const open = taken.filter((tile) =>
    offers.some((offer) => offer.tile === tile && offer.what === 'take' && offer.reason === null),
  )
  return open.map((tile): Merit => ({ kind: 'denies', tile, seat: pending.seat }))
}

/** GM2-21: tiles between the rear-most piece and the own one, null until the turn is over or where it has left the line. */
function behind({ pending, line }: View, me: number): number | null {
  const own = line.find(({ pieces }) => pieces.includes(me))
  if (own === undefined || (pending !== null && pending.kind !== 'turn')) return null
  return line.filter(({ position, tile }) => tile !== null && position < own.position).length
}

function apartBehind({ me, better, other }: Pair): { readonly tiles: number; readonly other: number } | null {
  const [own, rest] = [behind(better, me), behind(other, me)]
  return own === null || rest === null ? null : { tiles: own, other: rest }
}

function fewerBehind(pair: Pair): Found {
  const found = apartBehind(pair)
  return found !== null && found.tiles < found.other ? [{ kind: 'fewerBehind', ...found }] : []
}

function moreBehind(pair: Pair): Found {
  const found = apartBehind(pair)
  return found !== null && found.tiles > found.other ? [{ kind: 'moreBehind', ...found }] : []
}
