import {
  checkFields,
  checkList,
  type Checked,
  isObject,
  isSeat,
  type Json,
  refuseSetup,
  type Seat,
} from '@bothy/kernel'
import { type Clan, CLANS, KICKSTARTER_CLANS } from '../data/clans.ts'
import { CONTRACTS } from '../data/contracts.ts'
import { type Good, GOODS } from '../data/goods.ts'
import { hexNamed, SIDE_IDS, type SideId } from '../data/grid.ts'
import { COVERED_IN_TIGHTER_MAP, PORTS_IN_PLAY, SCORING_TILES_IN_PLAY } from '../data/limits.ts'
import { KICKSTARTER_PORT_TILES, PORT_TILES, type PortTile } from '../data/port-tiles.ts'
import { KICKSTARTER_SCORING_TILES, SCORING_TILES, type ScoringTile } from '../data/scoring-tiles.ts'
import { PRICE_DIE } from '../data/solo.ts'
import { STARTING_TILES } from '../data/starting-tiles.ts'
import type { MapTables } from '../data/map.ts'
import type { Arranged, Options } from './types.ts'

type ArrangedPair = Arranged['pairs'][number]

/** Tiles and clans that are in the box: all, or those without the Kickstarter ones (COC-105). */
const inBox = <V extends string>(all: readonly V[], extra: readonly string[], kickstarter: boolean): readonly V[] =>
  kickstarter ? all : all.filter((tile) => !extra.includes(tile))
export const portTilesFor = (o: Options): readonly PortTile[] =>
  inBox(PORT_TILES, KICKSTARTER_PORT_TILES, o.kickstarterTiles)
export const scoringTilesFor = (o: Options): readonly ScoringTile[] =>
  inBox(SCORING_TILES, KICKSTARTER_SCORING_TILES, o.kickstarterTiles)
export const clansFor = (o: Options): readonly Clan[] => inBox(CLANS, KICKSTARTER_CLANS, o.kickstarterTiles)

export const pairsOnOffer = (o: Options, seats: number): number => (o.clans === 'auction' ? seats : seats + 1)

const FIELDS = [
  ...(['sides', 'ports', 'scoring', 'contracts', 'pairs'] as const),
  ...(['goodsDie', 'priceDie', 'covered', 'first'] as const),
] as const

const oneOf =
  <V extends Json>(known: readonly V[]) =>
  (x: Json, before: readonly V[]): x is V =>
    known.some((it) => it === x) && !before.some((it) => it === x)

const isNumberFrom = (x: Json, from: number, to: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= from && x <= to

const isWhole = (list: readonly unknown[], length: number): boolean => list.length === 0 || list.length === length

export function checkArranged(
  raw: Json,
  options: Options,
  seats: number,
  mapOfSides: (sides: readonly SideId[]) => MapTables,
): Checked<Arranged | null> {
  if (raw === null) return { ok: true, value: null }
  const fields = checkFields(raw, 'arranged', FIELDS)
  if (!fields.ok) return fields
  const given = (field: (typeof FIELDS)[number]): Json =>
    Object.hasOwn(fields.value, field) ? fields.value[field] : []
  const bad = (field: string): ReturnType<typeof refuseSetup> => refuseSetup(`arranged.${field}`, 'bad-arrangement')

  const sides = checkList<SideId>(given('sides'), 'arranged.sides', (x, before): x is SideId =>
    SIDE_IDS.slice(2 * before.length, 2 * before.length + 2).some((side) => side === x),
  )
  if (!sides.ok) return sides
  if (!isWhole(sides.value, SIDE_IDS.length / 2)) return bad('sides')
  const ports = checkList(given('ports'), 'arranged.ports', oneOf(portTilesFor(options)))
  if (!ports.ok) return ports
  if (!isWhole(ports.value, options.portTiles ? PORTS_IN_PLAY : 0)) return bad('ports')
  const scoring = checkList(given('scoring'), 'arranged.scoring', oneOf(scoringTilesFor(options)))
  if (!scoring.ok) return scoring
  if (!isWhole(scoring.value, options.scoringTiles ? SCORING_TILES_IN_PLAY : 0)) return bad('scoring')
  const contracts = checkList<number>(
    given('contracts'),
    'arranged.contracts',
    (x, before): x is number => isNumberFrom(x, 1, CONTRACTS) && !before.includes(x),
  )
  if (!contracts.ok) return contracts
  const pairs = checkPairs(given('pairs'), options, seats)
  if (!pairs.ok) return pairs
  const goodsDie = checkList<Good>(given('goodsDie'), 'arranged.goodsDie', (x): x is Good =>
    GOODS.some((good) => good === x),
  )
  if (!goodsDie.ok) return goodsDie
  const priceDie = checkList<number>(given('priceDie'), 'arranged.priceDie', (x): x is number =>
    PRICE_DIE.some((face) => face === x),
  )
  if (!priceDie.ok) return priceDie
  if (seats > 1 && goodsDie.value.length > 0) return bad('goodsDie')
  if (seats > 1 && priceDie.value.length > 0) return bad('priceDie')
  const first = checkList<Seat>(given('first'), 'arranged.first', (x): x is Seat => isSeat(x, seats))
  if (!first.ok) return first
  if (first.value.length > 1) return bad('first')
  const covered = checkCovered(given('covered'), options, sides.value, mapOfSides)
  if (!covered.ok) return covered
  return {
    ok: true,
    value: {
      sides: sides.value,
      ports: ports.value,
      scoring: scoring.value,
      contracts: contracts.value,
      pairs: pairs.value,
      goodsDie: goodsDie.value,
      priceDie: priceDie.value,
      covered: covered.value,
      first: first.value,
    },
  }
}

function checkPairs(raw: Json, options: Options, seats: number): Checked<ArrangedPair[]> {
  const clans = clansFor(options)
  const isPair = (x: Json, before: readonly ArrangedPair[]): x is ArrangedPair => {
    if (!isObject(x) || Object.keys(x).length !== 2) return false
    const { clan, tile } = x
    if (typeof tile !== 'number' || !isNumberFrom(tile, 1, STARTING_TILES)) return false
    if (before.some((pair) => pair.tile === tile) || before.length >= pairsOnOffer(options, seats)) return false
    if (options.clans === 'none') return clan === null
    return clans.some((known) => known === clan) && !before.some((pair) => pair.clan === clan)
  }
  return checkList<ArrangedPair>(raw, 'arranged.pairs', isPair)
}

/** COC-96: four land spaces of the active map, which must be arranged too. */
function checkCovered(
  raw: Json,
  options: Options,
  sides: readonly SideId[],
  mapOfSides: (sides: readonly SideId[]) => MapTables,
): Checked<string[]> {
  const isLand = (name: string): boolean => {
    const hex = hexNamed(name)
    return hex !== undefined && sides.length > 0 && mapOfSides(sides).land.includes(hex)
  }
  const covered = checkList<string>(
    raw,
    'arranged.covered',
    (x, before): x is string => typeof x === 'string' && isLand(x) && !before.includes(x),
  )
  if (!covered.ok) return covered
  return isWhole(covered.value, options.tighterMap ? COVERED_IN_TIGHTER_MAP : 0)
    ? covered
    : refuseSetup('arranged.covered', 'bad-arrangement')
}
