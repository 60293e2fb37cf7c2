import {
  below,
  checkOptions,
  type Checked,
  follow,
  hide,
  type Json,
  type Option,
  type RngState,
  shuffle,
  stream,
} from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { checkArranged, clansFor, pairsOnOffer, portTilesFor, scoringTilesFor } from './arranged.ts'
import { type Content, content } from '../data/content.ts'
import { boxLaws } from '../data/laws.ts'
import { type ContractId, CONTRACTS } from '../data/contracts.ts'
import { GOOD_KINDS, GOODS, RARE_IMPORTS } from '../data/goods.ts'
import { compositionOf, HEXES, hexNamed, MODULE_OF, MODULES, type SideId, sidesOf } from '../data/grid.ts'
import {
  GAME_ID,
  MAX_SEATS,
  MERCHANTS,
  MIN_SEATS,
  PORTS_IN_PLAY,
  SCORING_TILES_IN_PLAY,
  SOLO_CONTRACT_BOXES,
  TIGHTER_MAP_SEATS,
} from '../data/limits.ts'
import { SOLO_CONTRACTS_SHOWN } from '../data/export-board.ts'
import { type MapTables, REACH_WORDS } from '../data/map.ts'
import { PORT_TILES } from '../data/port-tiles.ts'
import { SCORING_TILES } from '../data/scoring-tiles.ts'
import { STARTING_TILES } from '../data/starting-tiles.ts'
import { UNIT_KINDS } from '../data/units.ts'
import { PAIR, STARTERS } from './frames/frame.ts'
import { BLOCKED_SPACE, EMPTY_SPACE } from './topics/board.ts'
import { NO_CONTRACT_THERE } from './topics/contracts.ts'
import { settle } from './sequence.ts'
import type { Arranged, Event, Frame, Options, Pair, Setup, State } from './types.ts'

const yesNo = (): readonly boolean[] => [false, true]
const VARIANTS = 'variants'
const SETTINGS = 'settings'

const OPTIONS = [
  {
    id: 'clans',
    rule: 'COC-19',
    group: VARIANTS,
    default: 'draft',
    values: (seats: number): readonly Setup['clans'][] =>
      seats === 1 ? ['draft', 'none'] : ['draft', 'auction', 'none'],
  },
  { id: 'staticImports', rule: 'COC-95', group: VARIANTS, default: false, values: yesNo },
  { id: 'scoringTiles', rule: 'COC-95', group: VARIANTS, default: true, values: yesNo },
  { id: 'portTiles', rule: 'COC-95', group: VARIANTS, default: true, values: yesNo },
  {
    id: 'tighterMap',
    rule: 'COC-96',
    group: VARIANTS,
    default: false,
    values: (seats: number): readonly boolean[] =>
      TIGHTER_MAP_SEATS.some((n) => n === seats) ? [false, true] : [false],
  },
  { id: 'kickstarterTiles', rule: 'COC-105', group: SETTINGS, default: true, values: yesNo },
  { id: 'port7NeighbourhoodBonus', rule: 'COC-63', group: SETTINGS, default: false, values: yesNo },
  { id: 'buchananFeeOncePerTurn', rule: 'COC-83', group: SETTINGS, default: true, values: yesNo },
  {
    id: 'soloImportTrackMoney',
    rule: 'COC-82',
    group: SETTINGS,
    default: true,
    values: (seats: number): readonly boolean[] => (seats === 1 ? [false, true] : [true]),
  },
] as const satisfies readonly Option[]
export const options: readonly Option[] = OPTIONS

const OFFER = { options: OPTIONS, seats: { min: MIN_SEATS, max: MAX_SEATS } }

export function setup(raw: Json, seats: number): Checked<Setup> {
  const checked = checkOptions(OFFER, raw, seats, ['arranged', 'corrections'])
  if (!checked.ok) return checked
  const { chosen, rest } = checked.value
  const corrections = boxLaws.check(rest['corrections'])
  if (!corrections.ok) return corrections
  const box = content.contentOf(corrections.value)
  const mapOfSides = (sides: readonly SideId[]): MapTables => box.mapFor(compositionOf(sides), seats)
  const arranged = checkArranged(rest['arranged'] ?? null, chosen, seats, mapOfSides)
  if (!arranged.ok) return arranged
  return { ok: true, value: { ...chosen, arranged: arranged.value, corrections: corrections.value } }
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)
const all = <V>(n: number, value: V): V[] => Array.from({ length: n }, () => value)
const NOTHING_ARRANGED: Arranged = {
  sides: [],
  ports: [],
  scoring: [],
  contracts: [],
  pairs: [],
  goodsDie: [],
  priceDie: [],
  covered: [],
  first: [],
}

export function create(chosen: Setup, seats: number, seed: string, revision: number, events?: Event[]): State {
  const { arranged: given, corrections, ...o } = chosen
  const arranged = given ?? NOTHING_ARRANGED
  const box = content.contentOf(corrections)
  const rng = (name: string): RngState => stream(seed, GAME_ID, name)
  const sides = arranged.sides.length > 0 ? compositionOf(arranged.sides) : below(rng('sides'), 1 << MODULES.length)
  const map = box.mapFor(sides, seats)
  const blocked = blockedSpaces(o, arranged, box, map, seats, rng('covered'))
  const first = arranged.first.at(0) ?? below(rng('first'), seats)
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats)
  const pile = contractPile(arranged, rng('contracts'))
  const pairs = pairsFor(o, arranged, seats, rng('pairs'))
  const s: State = {
    revision,
    rng: { dice: rng('dice') },
    seats,
    corrections,
    options: o,
    sides,
    ports: o.portTiles ? drawTiles(portTilesFor(o), arranged.ports, PORT_TILES, PORTS_IN_PLAY, rng('ports')) : [],
    scoring: o.scoringTiles
      ? drawTiles(scoringTilesFor(o), arranged.scoring, SCORING_TILES, SCORING_TILES_IN_PLAY, rng('scoring'))
      : [],
    pairs,
    clan: all(seats, -1),
    tile: all(seats, -1),
    bid: zeros(seats),
    round: 0,
    order: o.clans === 'auction' ? [] : order,
    passed: [],
    place: -1,
    spaces: all(HEXES, EMPTY_SPACE),
    units: zeros(seats * UNIT_KINDS),
    reach: zeros(seats * REACH_WORDS),
    money: zeros(seats),
    glory: zeros(seats),
    goods: zeros(seats * GOOD_KINDS),
    market: zeros(seats * GOOD_KINDS),
    merchants: all(seats, box.upgrades.startMerchants),
    unhired: all(seats, MERCHANTS - box.upgrades.startMerchants),
    shipping: zeros(seats),
    technology: zeros(seats),
    portsUsed: zeros(seats),
    prices: box.marketFor(seats).start.slice(),
    tokens: zeros(RARE_IMPORTS.length),
    display: display(box, seats, pile),
    pile: hide(pile),
    under: [],
    removed: [],
    boxes: Array.from({ length: seats }, () => []),
    fulfilled: Array.from({ length: seats }, () => []),
    cellar: 0,
    rowed: false,
    feePaid: false,
    nearby: zeros(GOOD_KINDS),
    goodsRolls: hide(arranged.goodsDie.map((good) => GOODS.indexOf(good)).toReversed()),
    priceRolls: hide(arranged.priceDie.toReversed()),
    ranks: null,
    stack: [],
  }
  for (const hex of blocked) s.spaces[hex] = BLOCKED_SPACE
  if (o.clans === 'auction') s.stack.push({ kind: 'auction', seat: first })
  else follow<Frame>(s.stack, ...order.toReversed().map((seat) => PAIR[seat]), STARTERS)
  events?.push({
    type: 'gameBegan',
    sides: sidesOf(sides).slice(),
    ports: s.ports.map((tile) => PORT_TILES[tile]),
    scoring: s.scoring.map((tile) => SCORING_TILES[tile]),
    contracts: s.display.filter((contract) => contract !== NO_CONTRACT_THERE),
    pairs: pairs.flatMap((pair) => (pair === null ? [] : [{ clan: pair.clan, tile: pair.tile }])),
    first: seats === 1 ? null : first,
    blocked: blocked.slice(),
  })
  settle(s, events)
  return s
}

function drawTiles<V extends string>(
  from: readonly V[],
  arranged: readonly V[],
  known: readonly V[],
  count: number,
  rng: RngState,
): number[] {
  const tiles = from.slice()
  shuffle(tiles, rng)
  return (arranged.length > 0 ? arranged : tiles.slice(0, count)).map((tile) => known.indexOf(tile))
}

/** COC-16: the last is drawn first; arranged ones lie on top. */
function contractPile(arranged: Arranged, rng: RngState): ContractId[] {
  const first = arranged.contracts.map((number) => number - 1)
  const rest: ContractId[] = []
  for (let contract = 0; contract < CONTRACTS; contract++) if (!first.includes(contract)) rest.push(contract)
  shuffle(rest, rng)
  return [...rest, ...first.toReversed()]
}

/** COC-16, COC-79: alone one box of six stays empty. */
function display({ exportBoard }: Content, seats: number, pile: ContractId[]): ContractId[] {
  const { two, three, four } = exportBoard.shown
  const shown = [SOLO_CONTRACTS_SHOWN, two, three, four][seats - 1]
  const out: ContractId[] = []
  for (let box = 0; box < shown; box++) out.push(pile.pop() ?? NO_CONTRACT_THERE)
  if (seats === 1) for (let box = shown; box < SOLO_CONTRACT_BOXES; box++) out.push(NO_CONTRACT_THERE)
  return out
}

/** COC-19, COC-97, COC-98: clans and starting tiles, paired at random; arranged ones first. */
function pairsFor(o: Options, arranged: Arranged, seats: number, rng: RngState): Pair[] {
  const first: Pair[] = arranged.pairs.map(({ clan, tile }) => ({ clan, tile: tile - 1 }))
  const clans = clansFor(o).filter((clan) => !first.some((pair) => pair.clan === clan))
  const tiles: number[] = []
  for (let tile = 0; tile < STARTING_TILES; tile++) if (!first.some((pair) => pair.tile === tile)) tiles.push(tile)
  const drawn = clans.slice()
  shuffle(drawn, rng)
  shuffle(tiles, rng)
  while (first.length < pairsOnOffer(o, seats)) {
    const clan = o.clans === 'none' ? null : (drawn.pop() ?? null)
    const tile = tiles.pop()
    if (tile === undefined) throw new Error('too few starting tiles')
    first.push({ clan, tile })
  }
  return first
}

/** COC-76: neutral pieces alone. COC-96: one land space of each module. */
function blockedSpaces(
  o: Options,
  arranged: Arranged,
  box: Content,
  map: MapTables,
  seats: number,
  rng: RngState,
): Hex[] {
  if (seats === 1) return map.land.filter((hex) => map.cost[hex] === box.solo.blockedCost)
  if (!o.tighterMap) return []
  if (arranged.covered.length > 0) return arranged.covered.map((name) => hexNamed(name) ?? 0)
  return MODULES.map((_, module) => {
    const own = map.land.filter((hex) => MODULE_OF[hex] === module)
    return own[below(rng, own.length)]
  })
}
