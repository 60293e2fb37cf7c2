import {
  below,
  checkOptions,
  type Checked,
  hide,
  isObject,
  type Json,
  type Option,
  peek,
  refuseSetup,
  type RngState,
  type Seat,
  shuffle,
  stream,
} from '@bothy/kernel'
import { cellAt, EMPTY } from '@bothy/kit'
import { checkArranged, endBounds } from './arranged.ts'
import type { ChronicleId } from '../modules/module-types.ts'
import { chosenIn, setUpModuleStates } from '../modules/module-states.ts'
import { stacksOf } from '../modules/stacks.ts'
import { type Content, content } from '../data/content.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { boxLaws } from '../data/laws.ts'
import {
  DIE_ALWAYS_UP_TO_SEATS,
  GAME_ID,
  MARKET_FILLED,
  MAX_SEATS,
  MIN_SEATS,
  stackId,
  STACKS,
} from '../data/limits.ts'
import { homeCastle, homeVillage, NO_TILE, THE_END, TILE_COUNT, type TileId, tileNamed } from '../data/tiles.ts'
import { FILL, NEXT_TURN } from './frames/frame.ts'
import { seam } from './hooks.ts'
import { DIE, PIECES } from '../data/pieces.ts'
import { OUT } from './topics/rondel.ts'
import { ORDER } from '../modules/order.ts'
import { MANIFESTS } from '../modules/written/manifests.ts'
import { NOBODY, NOWHERE } from './topics/territory.ts'
import { settle } from './sequence.ts'
import type { Event, State } from './types.ts'
import type { Arranged, Setup } from './setup-types.ts'

const TIES = ['most', 'fewest'] as const
const FROM = ['territory', 'home'] as const

const OPTIONS = [
  {
    id: 'die',
    rule: 'GM2-12',
    group: null,
    default: true,
    values: (seats: number): readonly boolean[] => (seats <= DIE_ALWAYS_UP_TO_SEATS ? [true] : [true, false]),
  },
  { id: 'introductory', rule: 'GM2-14', group: null, default: false, values: () => [false, true] },
  { id: 'tie', rule: 'GM2-D2', group: null, default: 'most', values: () => TIES },
  { id: 'scotsmanFrom', rule: 'GM2-D3', group: null, default: 'territory', values: () => FROM },
] as const satisfies readonly Option[]

const chronicleOption = <K extends ChronicleId>(id: K) =>
  ({
    id,
    rule: `GM2-C${MANIFESTS[id].number}-1`,
    group: 'chronicles',
    default: false,
    values: (seats: number): readonly boolean[] => (seats < MANIFESTS[id].minSeats ? [false] : [false, true]),
  }) as const satisfies Option
export const options = [...OPTIONS, ...ORDER.map(chronicleOption)] as const

const OFFER = { options, seats: { min: MIN_SEATS, max: MAX_SEATS } }

export function setup(raw: Json, seats: number): Checked<Setup> {
  const checked = checkOptions(OFFER, raw, seats, ['arranged', 'corrections'])
  if (!checked.ok) return tooFewFor(raw, seats) ?? checked
  const { chosen, rest } = checked.value
  const corrections = boxLaws.check(rest['corrections'])
  if (!corrections.ok) return corrections
  const box = content.contentOf(corrections.value)
  const arranged = checkArranged(rest['arranged'] ?? null, seats, box, chosen)
  if (!arranged.ok) return arranged
  return { ok: true, value: { ...chosen, arranged: arranged.value, corrections: corrections.value } }
}

function tooFewFor(raw: Json, seats: number): Checked<never> | null {
  const id = ORDER.find((one) => isObject(raw) && raw[one] === true && seats < MANIFESTS[one].minSeats)
  return id === undefined ? null : refuseSetup(id, 'seats')
}

/** Lists of an empty table, copied: much cheaper than making them. */
const NO_OWNERS = Array.from({ length: TILE_COUNT }, () => NOBODY)
const NO_CELLS = Array.from({ length: TILE_COUNT }, () => NOWHERE)
const NO_TILES = Array.from({ length: TILE_COUNT }, () => NO_TILE)
const NONE_BY_TILE = Array.from({ length: TILE_COUNT }, () => EMPTY)
const NO_PIECES = Array.from({ length: PIECES }, () => OUT)

export function create(chosen: Setup, seats: number, seed: string, revision: number, events?: Event[]): State {
  const { arranged, corrections, die, introductory, tie, scotsmanFrom } = chosen
  const box = content.contentOf(corrections)
  const perSeat = <V>(make: (seat: Seat) => V): V[] => {
    const out: V[] = []
    for (let seat = 0; seat < seats; seat++) out.push(make(seat))
    return out
  }
  /** Lists of numbers alone, since the engine remembers which types the lists made at one place have held. */
  const countPerSeat = (make: (seat: Seat) => number): number[] => {
    const out: number[] = []
    for (let seat = 0; seat < seats; seat++) out.push(make(seat))
    return out
  }
  const inPlay = chosenIn(chosen)
  const nothing = seam.of(inPlay).sources.map(() => 0)
  const { stacks, starters } = shuffledStacks(chosen, stacksOf(box, inPlay), seed)
  const sizes: number[] = []
  const order = pieceOrder(arranged, seats, seed)
  const s: State = {
    revision,
    rng: { die: stream(seed, GAME_ID, 'die') },
    seats,
    corrections,
    options: { die, introductory, tie, scotsmanFrom },
    inPlay,
    chronicles: {},
    rondel: Array.from({ length: box.rondel.spaces }, () => NO_TILE),
    at: NO_PIECES.slice(),
    front: 0,
    end: OUT,
    arrivals: [],
    stacks: stacks.map((tiles) => hide(tiles)),
    sizes,
    discards: [],
    removed: [],
    market: Array.from({ length: GOOD_KINDS }, () => MARKET_FILLED[seats]), // GM2-15
    coins: countPerSeat((seat) => box.supplies.startCoins[order.indexOf(seat)]), // GM2-11
    vp: countPerSeat(() => 0),
    gained: perSeat(() => nothing.slice()),
    casks: countPerSeat(() => 0),
    supply: countPerSeat(() => box.supplies.scotsmen - ON_THE_TABLE),
    markers: countPerSeat(() => box.supplies.clanMarkers),
    tiles: perSeat((seat) => [homeVillage(seat), homeCastle(seat)]),
    cards: perSeat(() => []),
    persons: perSeat(() => []),
    fields: perSeat(() => []),
    marked: 0,
    owner: NO_OWNERS.slice(),
    cell: NO_CELLS.slice(),
    under: NO_TILES.slice(),
    scotsmen: NONE_BY_TILE.slice(),
    goods: NONE_BY_TILE.slice(),
    activated: [],
    points: 0,
    extras: 0,
    turns: 0,
    scorings: 0,
    rolls: hide(arranged === null ? [] : arranged.die.toReversed()),
    ranks: null,
    stack: [NEXT_TURN, FILL],
  }
  for (let seat = 0; seat < seats; seat++) layHome(s, seat)
  for (const seat of order) s.at[seat] = s.front++ // GM2-11
  if (die) s.at[DIE] = s.front++ // GM2-12
  for (const tile of starters) s.rondel[s.front++] = tile // GM2-13
  events?.push({ type: 'gameBegan', order, tiles: starters })
  setUpModuleStates(s, chosen, seed, events)
  for (const stack of s.stacks) sizes.push(peek(stack).length) // includes the tiles of Chronicles
  settle(s, events)
  return s
}

/** GM2-10: one Scotsman stands on the Starting Village, one is the playing piece. */
const ON_THE_TABLE = 2

function layHome(s: State, seat: Seat): void {
  const village = homeVillage(seat)
  const castle = homeCastle(seat)
  s.owner[village] = seat
  s.owner[castle] = seat
  s.cell[village] = cellAt(0, 0)
  s.cell[castle] = cellAt(1, 0)
  s.scotsmen[village] = 1
}

type Shuffled = { readonly starters: readonly TileId[]; readonly stacks: readonly TileId[][] }

/** GM2-13, GM2-14. The last tile of a stack is drawn first; arranged ones lie on top. */
function shuffledStacks(chosen: Setup, all: Content['stacks'], seed: string): Shuffled {
  const rng = stream(seed, GAME_ID, 'tiles')
  const piles = STACKS.map((stack) => {
    const tiles = all[stackId(stack)].slice()
    shuffle(tiles, rng)
    return withOnTop(tiles, chosen.arranged?.[stack] ?? [])
  })
  const [starters, ...stacks] = piles
  const last = stacks[stacks.length - 1]
  const depth = endDepth(chosen, last.length, stream(seed, GAME_ID, 'end'))
  last.splice(last.length - depth, 0, THE_END)
  return { starters: starters.toReversed(), stacks }
}

function withOnTop(tiles: readonly TileId[], names: readonly string[]): TileId[] {
  const first = names.map((name) => tileNamed(name) ?? NO_TILE)
  return [...tiles.filter((tile) => !first.includes(tile)), ...first.toReversed()]
}

function endDepth({ arranged, introductory }: Setup, n: number, rng: RngState): number {
  if (arranged !== null && arranged.end.length > 0) return arranged.end[0]
  const { from, to } = endBounds(n, introductory)
  return from + below(rng, to - from + 1)
}

function pieceOrder(arranged: Arranged | null, seats: number, seed: string): Seat[] {
  if (arranged !== null && arranged.order.length > 0) return arranged.order.slice()
  const order = Array.from({ length: seats }, (_, seat) => seat)
  shuffle(order, stream(seed, GAME_ID, 'order'))
  return order
}
