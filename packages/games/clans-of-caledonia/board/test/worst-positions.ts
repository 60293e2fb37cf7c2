import type { Types } from '@bothy/clans-of-caledonia'
import { UNITS } from '@bothy/clans-of-caledonia/data'
import {
  asked,
  bySeatAndSpectator,
  largest,
  type Measures,
  UNTOUCHED,
  type Worst,
} from '@bothy/board-kit/testing/layout-case.ts'
import { startsCutscene } from '../scenes/starts-cutscene.ts'
import { priceRange } from '../map/site-facts.ts'
import { at } from '../targets.ts'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

/** Clans with the most to show: a cellar, a pool of workers, two boxes, the longest words. */
const CLANS = ['buchanan', 'macdonald', 'mackenzie', 'fergusson'] as const

const PLANS: { readonly [seats: number]: readonly Plan[] } = {
  1: [{ seats: 1, seed: 'room-a', sense: 0.97, clans: ['mackenzie'] }],
  2: [
    { seats: 2, seed: 'room-a', sense: 0.97, clans: ['mackenzie', 'cunningham'], fond: ['distillery', 'field'] },
    { seats: 2, seed: 'room-b', sense: 0.9, options: { clans: 'auction' } },
  ],
  3: [{ seats: 3, seed: 'room-a', sense: 0.97, clans: CLANS }],
  4: [
    { seats: 4, seed: 'room-a', sense: 0.97, clans: CLANS },
    {
      seats: 4,
      seed: 'room-b',
      sense: 0.9,
      ports: ['basicExchange', 'priceShift', 'swapUnits', 'copyPort'],
      options: { kickstarterTiles: true },
    },
  ],
}

const units = ({ view }: Sample): number => view.spaces.length
const goods = ({ view, me }: Sample): number =>
  me === null ? 0 : Object.values(view.players[me].goods).reduce((sum, n) => sum + n, 0)
const choices = ({ legal }: Sample): number => legal.length

const ROOM: Measures<Types> = {
  'full map': asked('turn', units),
  'many spaces': asked('turn', ({ legal }) => legal.filter(({ type }) => type === 'expand').length),
  watched: (seen) => (seen.me === null ? units(seen) : null),
}

const QUESTIONS: Measures<Types> = {
  pairs: asked('pair', choices),
  auction: asked('bid', choices),
  workers: asked('start', choices),
  'full stock': asked('turn', goods),
  'contracts in hand': asked('turn', ({ view, me }) =>
    me === null ? 0 : view.players[me].boxes.length * 100 + view.offers.length,
  ),
  neighbours: asked('placed', ({ view }) => view.pending?.nearby.length ?? 0),
  animals: asked('slaughter', ({ view }) => view.animals.length),
  bonuses: asked('bonus', choices),
  drawn: asked('keep', ({ view }) => view.pending?.drawn.length ?? 0),
  factories: asked('process', choices),
  ports: asked('after', choices),
  exchange: asked('exchange', choices),
  swap: asked('swap', choices),
  barrel: asked('barrel', choices),
  butter: asked('milk', choices),
}

export function worstPositions(seats: number): readonly Worst<Types>[] {
  const found = largest<Types>(
    (each) => {
      for (const plan of PLANS[seats] ?? []) samplePlay(plan, bySeatAndSpectator(each))
    },
    seats === 2 || seats === 4 ? { ...ROOM, ...QUESTIONS } : ROOM,
  )
  const positions = found.flatMap((worst) => {
    if (worst.name.startsWith('many spaces')) return [worst, ...inHand(worst)]
    if (worst.name.startsWith('full stock')) return [worst, ...trading(worst)]
    if (worst.name.startsWith('contracts in hand') && seats === 4) return [{ ...worst, explains: true }]
    return [worst]
  })
  return [...positions, ...shows(seats)]
}

function inHand(worst: Worst<Types>): readonly Worst<Types>[] {
  const { view } = worst.seen
  const spaces = (unit: (typeof UNITS)[number]): number => priceRange(view, unit)?.spaces ?? 0
  const [unit] = UNITS.filter((it) => spaces(it) > 0).toSorted((a, b) => spaces(b) - spaces(a))
  return unit === undefined ? [] : [{ ...worst, name: `${worst.name}, a ${unit} in hand`, picked: [at.unit(unit)] }]
}

function trading(worst: Worst<Types>): readonly Worst<Types>[] {
  const trade = worst.seen.view.trades.toSorted((a, b) => b.sells.length - a.sells.length).at(0)
  if (trade === undefined) return []
  const end = trade.sells.length > 0 ? at.sell(trade.good) : at.buy(trade.good)
  return [{ ...worst, name: `${worst.name}, selling`, picked: [end] }]
}

function shows(seats: number): readonly Worst<Types>[] {
  const found: Worst<Types>[] = []
  for (const plan of PLANS[seats] ?? [])
    samplePlay(plan, (look) => {
      const seen = look(0)
      if (seen.events.some(startsCutscene)) found.push({ ...UNTOUCHED, name: 'end of round', seen, show: true })
      return false
    })
  return [...found.slice(-1), ...found.filter(hasDice).slice(-1).map(diceOnly)]
}

const hasDice = ({ seen }: Worst<Types>): boolean => seen.events.some(({ type }) => type === 'diceRolled')

/** COC-78: without the end of the round, which comes before the dice. */
function diceOnly(worst: Worst<Types>): Worst<Types> {
  const { seen } = worst
  const events = seen.events.filter(({ type }) => type === 'diceRolled' || type === 'contractRemoved')
  return { ...worst, name: 'dice', seen: Object.create(seen, { events: { value: events } }) as Sample }
}
