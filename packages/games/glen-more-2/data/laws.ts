import { laws, leavesOf } from '@bothy/kernel'
import { brokenModule } from '../modules/written/boxes.ts'
import { type Box, BOX } from './box.ts'
import { type Fault, fault, neverFalls } from './law.ts'
import { brokenRoad } from './road-laws.ts'
import { brokenTile } from './tile-laws.ts'

const MOST = 100
const MOST_OF_FEW = 9
/** Keeps every combination of chosen resources below the longest list of moves. */
const MOST_OF_CHOICE = 5
const SPACES = { least: 14, most: 20 }
const SCOTSMEN = { least: 2, most: 20 }
const CLAN_MARKERS = { least: 1, most: 20 }
const RESOURCES_PER_TILE = { least: 1, most: 6 }
const DIE = { least: 1, most: 6 }

type Bounds = { readonly least: number; readonly most: number }
const isWithin = (value: number, { least, most }: Bounds): boolean => value >= least && value <= most

const brokenLaw = (box: Box): Fault | null =>
  outOfRange(box) ?? brokenBoards(box) ?? brokenTile(box) ?? brokenEffect(box) ?? brokenRoad(box) ?? brokenModule(box)

const PENALTY = 'scoring.vpPerExtraTile'

function outOfRange(box: Box): Fault | null {
  for (const { at, value } of leavesOf(box)) {
    const bounds = at === PENALTY ? { least: -MOST, most: 0 } : { least: 0, most: MOST }
    if (typeof value === 'number' && !isWithin(value, bounds)) return fault(at, 'range')
  }
  return null
}

function brokenBoards({ rondel, supplies, scoring }: Box): Fault | null {
  if (!isWithin(rondel.spaces, SPACES)) return fault('rondel.spaces', 'spaces')
  if (!isWithin(supplies.scotsmen, SCOTSMEN)) return fault('supplies.scotsmen', 'pieces')
  if (!isWithin(supplies.clanMarkers, CLAN_MARKERS)) return fault('supplies.clanMarkers', 'pieces')
  if (!isWithin(supplies.resourcesPerTile, RESOURCES_PER_TILE))
    return fault('supplies.resourcesPerTile', 'resourcesPerTile')
  for (const [i, face] of supplies.die.entries()) if (!isWithin(face, DIE)) return fault(`supplies.die.${i}`, 'die')
  return neverFalls(Object.values(scoring.lead)) ? null : fault('scoring.lead', 'rising')
}

const OF_MANY = /\.(coins|vp|vpEach|min|coin|x|y)$/
const FIELD_COLOUR = /^clanBoard\.fields\.\w+\.colour$/
/** GM2-113, Sinclair. */
const REPLACED = /\.perActivation$/
const COINS_OR_VP = new Set(['coins', 'vp', 'coinsPerEventSide', 'payVp'])

const PRINTED = new Map(
  leavesOf({ landmarks: BOX.landmarks, clanBoard: BOX.clanBoard }).map(({ at, value }) => [at, value]),
)

function brokenEffect({ landmarks, clanBoard }: Box): Fault | null {
  const values = new Map(leavesOf({ landmarks, clanBoard }).map(({ at, value }) => [at, value]))
  for (const [at, value] of values) {
    if (at.startsWith('clanBoard.roads.') || FIELD_COLOUR.test(at)) continue
    if (typeof value === 'string' && value !== PRINTED.get(at)) return fault(at, 'fixedWord')
    if (REPLACED.test(at) && value !== PRINTED.get(at)) return fault(at, 'oneReplaced')
    if (typeof value !== 'number' || value <= MOST_OF_CHOICE || OF_MANY.test(at)) continue
    const op = values.get(at.replace(/\.\w+$/, '.op'))
    if (op === 'gainAny') return fault(at, 'atMostFive')
    if (value <= MOST_OF_FEW) continue
    if (typeof op !== 'string' || !COINS_OR_VP.has(op)) return fault(at, 'atMostNine')
  }
  for (const [name, { effect }] of Object.entries(clanBoard.fields))
    for (const [i, op] of effect.entries())
      if (op.op === 'scoreThreshold' && !rises(op.table))
        return fault(`clanBoard.fields.${name}.effect.${i}.table`, 'rising')
  return null
}

const rises = (table: readonly { readonly min: number; readonly vp: number }[]): boolean =>
  neverFalls(table.map(({ vp }) => vp)) && table.every(({ min }, i) => i === 0 || min > table[i - 1].min)

export const boxLaws = laws({ data: BOX, broken: brokenLaw })
