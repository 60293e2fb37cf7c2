import { type Compared, linesApart, type MeritList, type Merits } from '@bothy/kernel/merits'
import { GOODS } from '../data/faces.ts'
import { TRACK_SPACES } from '../data/limits.ts'
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
    const others = [again, denies, fewerBehind, richer, cubes, cells].flatMap((of) => of(pair))
    return {
      merits: [...gained.slice(0, MOST_LINES), ...others],
      prices: [...lost, ...[poorer, moreBehind, fewerCubes].flatMap((of) => of(pair))],
    }
  },
}

const lineOf = (category: string): MeritLine | null => MERIT_LINES.find((line) => line === category) ?? null

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

const cubesOf =
  ({ me }: Pair) =>
  (view: View): number =>
    GOODS.reduce((sum, good) => sum + view.players[me].goods[good], 0)

function cubes(pair: Pair): Found {
  const [own, other] = both(cubesOf(pair), pair)
  return own > other ? [{ kind: 'cubes', cubes: own, other }] : []
}

function fewerCubes(pair: Pair): Found {
  const [own, other] = both(cubesOf(pair), pair)
  return own < other ? [{ kind: 'fewerCubes', cubes: own, other }] : []
}

function cells(pair: Pair): Found {
  const [own, other] = both((view) => view.players[pair.me].open.length, pair)
  return own > other ? [{ kind: 'cells', cells: own, other }] : []
}

const isTurnOf = ({ pending }: View, me: number): boolean => pending?.kind === 'turn' && pending.seat === me

/** GM-11. */
const again = ({ me, before, better, other }: Pair): Found =>
  isTurnOf(before, me) && isTurnOf(better, me) && other.pending?.kind === 'turn' && !isTurnOf(other, me)
    ? [{ kind: 'again' }]
    : []

/** GM-19, GM-21: the next seat could take it, pay for it and place it. */
function denies({ me, before, better, other }: Pair): Found {
  const { pending, offers } = other
  if (pending?.kind !== 'turn' || pending.seat === me) return []
  const had = before.players[me].tiles.map(({ tile }) => tile)
  const taken = better.players[me].tiles.map(({ tile }) => tile).filter((tile) => !had.includes(tile))
  const open = taken.filter((tile) => offers.some((offer) => offer.tile === tile && offer.reason === null))
  return open.map((tile): Merit => ({ kind: 'denies', tile, seat: pending.seat }))
}

/** GM-11: tiles that the figures behind may still take, null until the turn is over. */
function behind(view: View, me: number): number | null {
  if (view.pending !== null && view.pending.kind !== 'turn') return null
  const { track, gap } = view
  const ahead = (space: number): number => (space - gap + TRACK_SPACES) % TRACK_SPACES
  const own = track.findIndex((at) => at !== null && 'seat' in at && at.seat === me)
  return track.filter((at, space) => at !== null && 'tile' in at && ahead(space) < ahead(own)).length
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
