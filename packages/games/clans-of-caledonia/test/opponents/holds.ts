import type { Holds, Played } from '@bothy/bots/merits-suite'
import { GOODS, RARE_IMPORTS, type Unit } from '../../data/index.ts'
import { contentOf } from '../../rules/content.ts'
import { clansOfCaledonia as game } from '../../rules/index.ts'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import type { State, Types } from '../../rules/types.ts'

type Reckoned = (s: State, me: number) => number

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const faceOf = (s: State, contract: number) => contentOf(s).contractList[contract]
const imported = (s: State, me: number, kind: 'hops' | (typeof RARE_IMPORTS)[number]): number =>
  sum(s.fulfilled[me].map((contract) => faceOf(s, contract)[kind]))

/** COC-70: the rarest is worth 5, the next 4, the third 3. */
const rare =
  (kind: (typeof RARE_IMPORTS)[number]): Reckoned =>
  (s, me) => {
    const total = (one: typeof kind): number => sum(s.fulfilled.map((_, seat) => imported(s, seat, one)))
    const byRarity = RARE_IMPORTS.toSorted((a, b) => total(a) - total(b))
    return (5 - byRarity.indexOf(kind)) * imported(s, me, kind)
  }

/** COC-71 to COC-73: the tied share their places. */
function ranked(values: readonly number[], me: number, places: readonly number[]): number {
  if (values[me] === 0) return 0
  const above = values.filter((other) => other > values[me]).length
  const tied = values.filter((other) => other === values[me])
  return Math.floor(sum(tied.map((_, i) => places[above + i] ?? 0)) / tied.length)
}

const step = (value: number, scale: readonly (readonly [from: number, vp: number])[]): number =>
  scale.find(([from]) => value >= from)?.[1] ?? 0

const EXPORTS = [
  [7, 12],
  [6, 8],
  [5, 4],
] as const
const SETTLEMENTS = [
  [14, 18],
  [11, 12],
  [8, 6],
] as const

const linked = (s: State): readonly number[] =>
  game.view(s, null).players.map(({ settlements }) => settlements.linked.length)

const lines: { readonly [line in MeritLine]: Reckoned } = {
  glory: (s, me) => s.glory[me],
  hops: (s, me) => imported(s, me, 'hops'),
  cotton: rare('cotton'),
  tobacco: rare('tobacco'),
  sugarCane: rare('sugarCane'),
  exports: (s, me) => {
    const counts = s.fulfilled.map((contracts) => contracts.length)
    return s.seats === 1 ? step(counts[me], EXPORTS) : ranked(counts, me, s.seats === 2 ? [8] : [12, 6])
  },
  settlements: (s, me) =>
    s.seats === 1 ? step(linked(s)[me], SETTLEMENTS) : ranked(linked(s), me, s.seats === 2 ? [12] : [18, 12, 6]),
}

/** Units on the map, space by space. */
const unitsOf = (s: State, me: number, unit: Unit): number =>
  game.view(s, null).spaces.filter((space) => space.seat === me && space.unit === unit).length

/** COC-66. */
function incomeOf(s: State, me: number): number {
  if (game.view(s, null).players[me].clan === 'macdonald')
    return 4 * (unitsOf(s, me, 'woodcutter') + unitsOf(s, me, 'miner') + unitsOf(s, me, 'fisherman'))
  const more = (bit: number): number => ((s.technology[me] & bit) === 0 ? 0 : 2)
  return (4 + more(1)) * unitsOf(s, me, 'woodcutter') + (6 + more(2)) * unitsOf(s, me, 'miner')
}
const madeIn: Reckoned = (s, me) => unitsOf(s, me, 'sheep') + unitsOf(s, me, 'cow') + 2 * unitsOf(s, me, 'field')

const stock = (s: State, me: number, good: number): number => s.goods[me * GOODS.length + good]

const canPay = (s: State, me: number, contract: number): boolean => {
  const { goods, beef, mutton } = faceOf(s, contract)
  const hasGoods = GOODS.every((_, good) => stock(s, me, good) >= goods[good])
  return hasGoods && unitsOf(s, me, 'cow') >= beef && unitsOf(s, me, 'sheep') >= mutton
}

/** COC-34: goods and animals that are not there. */
const lacking = (s: State, me: number, contract: number): number => {
  const { goods, beef, mutton } = faceOf(s, contract)
  const lacks = goods.map((wanted, good) => Math.max(0, wanted - stock(s, me, good)))
  return sum(lacks) + Math.max(0, beef - unitsOf(s, me, 'cow')) + Math.max(0, mutton - unitsOf(s, me, 'sheep'))
}

/** COC-66: bread and whisky need the same grain. */
function processedIn(s: State, me: number): number {
  const [grain, milk] = (['grain', 'milk'] as const).map((good) => stock(s, me, GOODS.indexOf(good)))
  const allGrain = grain + 2 * unitsOf(s, me, 'field')
  const bread = Math.min(allGrain, unitsOf(s, me, 'bakery'))
  return (
    bread +
    Math.min(allGrain - bread, unitsOf(s, me, 'distillery')) +
    Math.min(milk + unitsOf(s, me, 'cow'), unitsOf(s, me, 'dairy'))
  )
}

const isFulfilled = (s: State, me: number, contract: number): boolean => s.fulfilled[me].includes(contract)
const isInBox = (s: State, me: number, contract: number): boolean => s.boxes[me].includes(contract)
const has = (s: State, me: number, contract: number): boolean =>
  isInBox(s, me, contract) || isFulfilled(s, me, contract)

const both = (value: Reckoned, { me, better, other }: Played<Types>, own: number, rest: number): boolean =>
  value(better, me) === own && value(other, me) === rest

export const holds: Holds<Types, Merit> = {
  fulfils: ({ contract }, { me, before, better, other }) =>
    isFulfilled(better, me, contract) && !isFulfilled(before, me, contract) && !isFulfilled(other, me, contract),
  ready: ({ contract }, { me, better, other }) =>
    isInBox(better, me, contract) &&
    canPay(better, me, contract) &&
    !isFulfilled(other, me, contract) &&
    !(isInBox(other, me, contract) && canPay(other, me, contract)),
  nearer: (m, p) =>
    m.lacks < m.other &&
    [p.better, p.other].every((s) => isInBox(s, p.me, m.contract)) &&
    both((s, me) => lacking(s, me, m.contract), p, m.lacks, m.other),
  processes: (m, p) => m.goods > m.other && both(processedIn, p, m.goods, m.other),
  builds: (m, p) => m.units > m.other && both((s, me) => unitsOf(s, me, m.unit), p, m.units, m.other),
  takes: ({ contract }, { me, before, better, other }) =>
    before.seats > 1 &&
    before.display.includes(contract) &&
    has(better, me, contract) &&
    !has(before, me, contract) &&
    !has(other, me, contract),
  more: (m, p) => m.points > m.other && both(lines[m.line], p, m.points, m.other),
  less: (m, p) => m.points < m.other && both(lines[m.line], p, m.points, m.other),
  moreIncome: (m, p) => m.money > m.other && both(incomeOf, p, m.money, m.other),
  lessIncome: (m, p) => m.money < m.other && both(incomeOf, p, m.money, m.other),
  makes: (m, p) => m.goods > m.other && both(madeIn, p, m.goods, m.other),
  makesLess: (m, p) => m.goods < m.other && both(madeIn, p, m.goods, m.other),
  moreGoods: (m, p) => m.count > m.other && both((s, me) => stock(s, me, GOODS.indexOf(m.good)), p, m.count, m.other),
  fewerGoods: (m, p) => m.count < m.other && both((s, me) => stock(s, me, GOODS.indexOf(m.good)), p, m.count, m.other),
  richer: (m, p) => m.money > m.other && both((s, me) => s.money[me], p, m.money, m.other),
  poorer: (m, p) => m.money < m.other && both((s, me) => s.money[me], p, m.money, m.other),
  fewerMerchants: (m, p) => m.merchants < m.other && both((s, me) => s.merchants[me], p, m.merchants, m.other),
}
