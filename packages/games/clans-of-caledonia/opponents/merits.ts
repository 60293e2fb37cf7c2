import { type Compared, linesApart, type MeritList, type Merits } from '@bothy/kernel/merits'
import type { ContractId } from '../data/contracts.ts'
import { GOODS } from '../data/goods.ts'
import { UNITS } from '../data/units.ts'
import { type Merit, MERIT_LINES, type MeritLine } from '../rules/merits.ts'
import type { PlayerShown, Types } from '../rules/types.ts'

type Pair = Compared<Types>
type Found = MeritList<Merit>['merits']

const MOST_LINES = 2

export const merits: Merits<Types, Merit> = {
  compare(pair) {
    const { more, less } = linesApart(pair, lineOf)
    const gained = more.map((figures): Merit => ({ kind: 'more', ...figures }))
    const lost = less.map((figures): Merit => ({ kind: 'less', ...figures }))
    return {
      merits: [fulfils, ready, () => gained.slice(0, MOST_LINES), nearer, takes, builds, gains].flatMap((of) =>
        of(pair),
      ),
      prices: [...lost, ...costs(pair)],
    }
  },
}

const lineOf = (category: string): MeritLine | null => MERIT_LINES.find((line) => line === category) ?? null

const own = ({ me, better }: Pair): PlayerShown => better.players[me]
const rest = ({ me, other }: Pair): PlayerShown => other.players[me]

const fulfils = (pair: Pair): Found =>
  own(pair)
    .fulfilled.filter((contract) => !rest(pair).fulfilled.includes(contract))
    .filter((contract) => !pair.before.players[pair.me].fulfilled.includes(contract))
    .map((contract): Merit => ({ kind: 'fulfils', contract }))

/** COC-34: goods and animals for it are there. */
const readyIn = ({ boxes }: PlayerShown): readonly ContractId[] =>
  boxes
    .filter(({ missing, beef, mutton }) => beef + mutton === 0 && GOODS.every((good) => missing[good] === 0))
    .map(({ contract }) => contract)

function ready(pair: Pair): Found {
  const others = [...readyIn(rest(pair)), ...rest(pair).fulfilled]
  const found = readyIn(own(pair)).filter((contract) => !others.includes(contract))
  return found.map((contract): Merit => ({ kind: 'ready', contract }))
}

const lacksFor = ({ missing, beef, mutton }: PlayerShown['boxes'][number]): number =>
  GOODS.reduce((sum, good) => sum + missing[good], beef + mutton)

const nearer = (pair: Pair): Found =>
  own(pair).boxes.flatMap((box): Found => {
    const there = rest(pair).boxes.find(({ contract }) => contract === box.contract)
    const [lacks, other] = [lacksFor(box), there === undefined ? 0 : lacksFor(there)]
    return lacks > 0 && lacks < other ? [{ kind: 'nearer', contract: box.contract, lacks, other }] : []
  })

/** The one kind of unit of which there are most more on the map. */
function builds(pair: Pair): Found {
  const apart = UNITS.map((unit) => ({ unit, units: own(pair).placed[unit], other: rest(pair).placed[unit] }))
  const [most] = apart.toSorted((a, b) => b.units - b.other - (a.units - a.other))
  return most.units > most.other ? [{ kind: 'builds', ...most }] : []
}

const boxesIn = ({ boxes, fulfilled }: PlayerShown): readonly ContractId[] => [
  ...boxes.map(({ contract }) => contract),
  ...fulfilled,
]

/** COC-28: it lay there for all. */
function takes(pair: Pair): Found {
  const { before, me } = pair
  if (before.seats === 1) return []
  const had = [...boxesIn(before.players[me]), ...boxesIn(rest(pair))]
  const taken = boxesIn(own(pair)).filter((contract) => !had.includes(contract) && before.display.includes(contract))
  return taken.map((contract): Merit => ({ kind: 'takes', contract }))
}

/** Before and after a Production neither stock nor income compares, nor while its goods are processed. */
const isSameRound = ({ better, other }: Pair): boolean =>
  better.round === other.round && [better, other].every(({ pending }) => pending?.kind !== 'process')

type Figures = {
  readonly income: number
  readonly made: number
  readonly processed: number
  readonly money: number
}

const figuresOf = ({ income, money, goods }: PlayerShown): Figures => ({
  income: income.money,
  made: income.made.wool + income.made.grain + income.made.milk,
  processed:
    Math.min(income.processed.bread + income.processed.whisky, goods.grain + income.made.grain) +
    income.processed.cheese,
  money,
})

function gains(pair: Pair): Found {
  if (!isSameRound(pair)) return []
  const [a, b] = [figuresOf(own(pair)), figuresOf(rest(pair))]
  const out: Merit[] = []
  if (a.income > b.income) out.push({ kind: 'moreIncome', money: a.income, other: b.income })
  if (a.made > b.made) out.push({ kind: 'makes', goods: a.made, other: b.made })
  if (a.processed > b.processed) out.push({ kind: 'processes', goods: a.processed, other: b.processed })
  const [most] = goodsApart(pair).toSorted((x, y) => y.count - y.other - (x.count - x.other))
  if (most !== undefined && most.count > most.other) out.push({ kind: 'moreGoods', ...most })
  if (a.money > b.money) out.push({ kind: 'richer', money: a.money, other: b.money })
  return out
}

function costs(pair: Pair): Found {
  if (!isSameRound(pair)) return []
  const [a, b] = [figuresOf(own(pair)), figuresOf(rest(pair))]
  const out: Merit[] = []
  if (a.money < b.money) out.push({ kind: 'poorer', money: a.money, other: b.money })
  const [least] = goodsApart(pair).toSorted((x, y) => x.count - x.other - (y.count - y.other))
  if (least !== undefined && least.count < least.other) out.push({ kind: 'fewerGoods', ...least })
  if (a.income < b.income) out.push({ kind: 'lessIncome', money: a.income, other: b.income })
  if (a.made < b.made) out.push({ kind: 'makesLess', goods: a.made, other: b.made })
  const [merchants, other] = [own(pair).merchants, rest(pair).merchants]
  if (merchants < other) out.push({ kind: 'fewerMerchants', merchants, other })
  return out
}

const goodsApart = (pair: Pair) =>
  GOODS.map((good) => ({ good, count: own(pair).goods[good], other: rest(pair).goods[good] }))
