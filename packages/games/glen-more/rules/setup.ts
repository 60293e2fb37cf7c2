import {
  checkFields,
  checkList,
  checkOptions,
  type Checked,
  hide,
  isSeat,
  type Json,
  type Option,
  refuseSetup,
  type Seat,
  type Secret,
  shuffle,
  stream,
  whyNotCorrections,
} from '@bothy/kernel'
import { cellAt, EMPTY, figureCode, isTile, NOTHING } from '@bothy/kit'
import {
  CATEGORIES,
  DIE_FACES,
  DIE_UP_TO_SEATS,
  FILLED_WITH_DIE,
  GAME_ID,
  MAX_SEATS,
  MIN_SEATS,
  START_COINS,
  TRACK_SPACES,
} from '../data/limits.ts'
import {
  FACE_OF,
  GOOD_KINDS,
  NO_TILE,
  STACK_OF,
  STACKS,
  startVillage,
  TILE_BY_SLUG,
  type TileId,
  TILES,
  TILES_OF_STACK,
} from '../data/tiles.ts'
import { NEXT_TURN } from './frames/frame.ts'
import { NOBODY, NOWHERE } from './topics/tableau.ts'
import { REVISION } from './revisions.ts'
import { DIE, drawTile } from './topics/track.ts'
import { settle } from './sequence.ts'
import type { Arranged, Event, Setup, State } from './types.ts'

const CLAN_ADJACENCY = ['eight', 'orthogonal'] as const
const UNAFFORDABLE_TILE = ['discard', 'forbidden'] as const

const OPTIONS = [
  { id: 'clanAdjacency', rule: 'GM-34', group: null, default: 'eight', values: () => CLAN_ADJACENCY },
  { id: 'unaffordableTile', rule: 'GM-19', group: null, default: 'discard', values: () => UNAFFORDABLE_TILE },
  { id: 'lochOichDifferent', rule: 'GM-24', group: null, default: false, values: () => [false, true] },
  { id: 'grocerDifferent', rule: 'GM-53', group: null, default: false, values: () => [false, true] },
  { id: 'declinePayment', rule: 'GM-20', group: null, default: false, values: () => [false, true] },
] as const satisfies readonly Option[]
export const options: readonly Option[] = OPTIONS

const OFFER = { options: OPTIONS, seats: { min: MIN_SEATS, max: MAX_SEATS } }
const STACK_FIELDS = ['stack0', 'stack1', 'stack2', 'stack3'] as const

export function setup(raw: Json, seats: number): Checked<Setup> {
  const checked = checkOptions(OFFER, raw, seats, ['arranged', 'corrections'])
  if (!checked.ok) return checked
  const { chosen, rest } = checked.value
  const uncorrectable = whyNotCorrections(rest['corrections'])
  if (uncorrectable !== null) return { ok: false, problem: uncorrectable }
  const arranged = checkArranged(rest['arranged'] ?? null, seats)
  return arranged.ok ? { ok: true, value: { ...chosen, arranged: arranged.value } } : arranged
}

function checkArranged(raw: Json, seats: number): Checked<Arranged | null> {
  if (raw === null) return { ok: true, value: null }
  const fields = checkFields(raw, 'arranged', ['order', ...STACK_FIELDS, 'die'])
  if (!fields.ok) return fields
  const { order: rawOrder = [], die: rawDie = [] } = fields.value
  const order = checkList<Seat>(
    rawOrder,
    'arranged.order',
    (x, before): x is Seat => isSeat(x, seats) && !before.includes(x),
  )
  if (!order.ok) return order
  if (order.value.length !== 0 && order.value.length !== seats) return refuseSetup('arranged.order', 'bad-arrangement')
  const isFace = (x: Json): x is number => DIE_FACES.some((face) => face === x)
  const die = checkList<number>(rawDie, 'arranged.die', isFace)
  if (!die.ok) return die
  if (die.value.length > 0 && seats > DIE_UP_TO_SEATS) return refuseSetup('arranged.die', 'bad-arrangement')
  const stacks: (readonly string[])[] = []
  for (const [stack, field] of STACK_FIELDS.entries()) {
    const isNext = (x: Json, before: readonly string[]): x is string =>
      typeof x === 'string' && !before.includes(x) && STACK_OF[TILE_BY_SLUG.get(x) ?? NO_TILE] === stack
    const { [field]: given = [] } = fields.value
    const tiles = checkList<string>(given, `arranged.${field}`, isNext)
    if (!tiles.ok) return tiles
    stacks.push(tiles.value)
  }
  const [stack0, stack1, stack2, stack3] = stacks
  return { ok: true, value: { order: order.value, stack0, stack1, stack2, stack3, die: die.value } }
}

/** Lists of an empty table: copying them is much cheaper than making them. */
const EMPTY_TRACK = Array.from({ length: TRACK_SPACES }, () => NOTHING)
const MARKET_WITH_DIE = Array.from({ length: GOOD_KINDS }, () => FILLED_WITH_DIE)
const MARKET_EMPTY = Array.from({ length: GOOD_KINDS }, () => 0)
const NO_OWNERS = Array.from({ length: TILES }, () => NOBODY)
const NO_CELLS = Array.from({ length: TILES }, () => NOWHERE)
const NONE_BY_TILE = Array.from({ length: TILES }, () => EMPTY)
const NOTHING_SCORED = CATEGORIES.map(() => 0)

/** GM-2 to GM-8. */
export function create(chosen: Setup, seats: number, seed: string, revision: number, events?: Event[]): State {
  const perSeat = <V>(make: (seat: Seat) => V): V[] => {
    const out: V[] = []
    for (let seat = 0; seat < seats; seat++) out.push(make(seat))
    return out
  }
  const hasDie = seats <= DIE_UP_TO_SEATS
  const s: State = {
    revision,
    rng: { die: stream(seed, GAME_ID, 'die') },
    seats,
    orthogonal: chosen.clanAdjacency === 'orthogonal',
    mustAfford: chosen.unaffordableTile === 'forbidden',
    oichDifferent: chosen.lochOichDifferent,
    grocerDifferent: chosen.grocerDifferent,
    track: EMPTY_TRACK.slice(),
    gap: TRACK_SPACES - 1,
    stacks: shuffledStacks(chosen.arranged, seed),
    discards: [],
    market: (hasDie ? MARKET_WITH_DIE : MARKET_EMPTY).slice(), // GM-8
    coins: perSeat(() => START_COINS),
    vp: perSeat(() => 0),
    barrels: perSeat(() => 0),
    chieftains: perSeat(() => 0),
    tiles: perSeat((seat) => [startVillage(seat)]),
    owner: NO_OWNERS.slice(),
    cell: NO_CELLS.slice(),
    clan: NONE_BY_TILE.slice(),
    cubes: NONE_BY_TILE.slice(),
    taken: NO_TILE,
    reach: NONE_BY_TILE.slice(),
    points: 0,
    extraUsed: false,
    turns: 0,
    scorings: 0,
    scored: perSeat(() => NOTHING_SCORED.slice()),
    rolls: hide(chosen.arranged === null ? [] : chosen.arranged.die.toReversed()),
    ranks: null,
    stack: [NEXT_TURN],
  }
  if (revision >= REVISION.declinePayment) s.mayDecline = chosen.declinePayment
  for (let seat = 0; seat < seats; seat++) {
    const village = startVillage(seat)
    s.owner[village] = seat
    s.cell[village] = cellAt(0, 0)
    s.clan[village] = FACE_OF[village].clan // GM-3
  }
  const order = figureOrder(chosen.arranged, seats, seed)
  for (let space = 0; space < seats; space++) s.track[space] = figureCode(order[space]) // GM-5
  if (hasDie) s.track[seats] = figureCode(DIE) // GM-6
  for (let space = hasDie ? seats + 1 : seats; space < s.gap; space++) s.track[space] = drawTile(s) // GM-7
  events?.push({ type: 'gameBegan', order, tiles: s.track.filter(isTile) })
  settle(s, events)
  return s
}

/** GM-2. The last tile of a stack is drawn first; arranged ones lie on top. */
function shuffledStacks(arranged: Arranged | null, seed: string): Secret<TileId[]>[] {
  const rng = stream(seed, GAME_ID, 'tiles')
  const out: Secret<TileId[]>[] = []
  for (const stack of STACKS) {
    const tiles = TILES_OF_STACK[stack].slice()
    shuffle(tiles, rng)
    out.push(hide(arranged === null ? tiles : withOnTop(tiles, arranged[STACK_FIELDS[stack]])))
  }
  return out
}

function withOnTop(tiles: readonly TileId[], slugs: readonly string[]): TileId[] {
  const first = slugs.map((slug) => TILE_BY_SLUG.get(slug) ?? NO_TILE)
  return [...tiles.filter((tile) => !first.includes(tile)), ...first.toReversed()]
}

/** GM-5: all players in an order drawn at random. */
function figureOrder(arranged: Arranged | null, seats: number, seed: string): Seat[] {
  if (arranged !== null && arranged.order.length > 0) return arranged.order.slice()
  const order = Array.from({ length: seats }, (_, seat) => seat)
  shuffle(order, stream(seed, GAME_ID, 'order'))
  return order
}
