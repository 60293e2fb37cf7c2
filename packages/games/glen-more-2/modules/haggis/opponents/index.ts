import { peek, type Seat } from '@bothy/kernel'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { CASKS, newScale, weigh } from '../../../opponents/scale.ts'
import { best } from '../../../opponents/select.ts'
import { contentOf } from '../../../rules/content.ts'
import type { State } from '../../../rules/types.ts'
import { expectedVp } from '../rules/chance.ts'
import { FEASTS, HAGGIS_VALUES } from '../data/index.ts'
import { haggisOf, hiddenInPool, tableOf, turnedUp } from '../rules/queries.ts'

/** Share of its expected VP that a table keeps for each later scoring. */
const LATER = 0.35
/** Casks left at the last scoring buy rolls; no more than this are considered. */
const MOST_CASKS = 4

function countsOf(s: State, seat: Seat): number[] {
  const counts = HAGGIS_VALUES.map(() => 0)
  for (const { value, up } of tableOf(s, seat)) if (!up) counts[value - 1]++
  return counts
}

function tableWorth(s: State, counts: readonly number[], casks: number): number {
  const { haggis, supplies } = contentOf(s)
  const toCome = FEASTS - haggisOf(s).feasts
  if (toCome <= 0) return 0
  const rolls = haggis.rolls + (toCome === 1 ? Math.min(MOST_CASKS, Math.floor(casks / haggis.casks)) : 0)
  const hope = expectedVp({ hidden: counts, up: [], most: haggis.turnedUp }, rolls, supplies.die)
  return hope * (1 + LATER * (toCome - 1) * Math.min(1, counts.reduce((sum, n) => sum + n, 0) / haggis.places))
}

function servedWorth(s: State, seat: Seat, rolls: number): number {
  const { haggis, supplies } = contentOf(s)
  const serving = { hidden: countsOf(s, seat), up: turnedUp(s, seat), most: haggis.turnedUp }
  return expectedVp(serving, rolls, supplies.die)
}

/** A buffer, filled and read within one question. */
const scale = newScale()

/** Nothing in the last scoring (GM2-C5-7). */
function caskWorth(s: State, seat: Seat): number {
  if (haggisOf(s).feasts === FEASTS - 1) return 0
  weigh(s, seat, scale)
  return scale.item[CASKS] * contentOf(s).haggis.casks
}

const more = (counts: readonly number[], index: number): number[] => counts.with(index, counts[index] + 1)

function withOneMore(s: State, seat: Seat, index: number): number {
  const counts = countsOf(s, seat)
  const casks = s.casks[seat]
  const after = more(counts, index)
  if (counts.reduce((sum, n) => sum + n, 0) < contentOf(s).haggis.places) return tableWorth(s, after, casks)
  let most = 0
  for (const [at, n] of counts.entries())
    if (n > 0) most = Math.max(most, tableWorth(s, after.with(at, after[at] - 1), casks))
  return most
}

function hiddenWorth(s: State, seat: Seat): number {
  let sum = 0
  for (const [index, n] of peek(haggisOf(s).pool).entries()) if (n > 0) sum += n * withOneMore(s, seat, index)
  return sum / Math.max(1, hiddenInPool(s))
}

/** Called on samples only, in which all that the seat has not seen is drawn anew. */
export const haggisStrategy: ChronicleStrategy = {
  turns: ['privateRoll'],
  worth(s, seat) {
    if (haggisOf(s).rolls !== null) return servedWorth(s, seat, 0)
    return tableWorth(s, countsOf(s, seat), s.casks[seat])
  },
  prune(s, seat, legal) {
    const f = s.stack.at(-1)
    if (f?.kind === 'haggis')
      return best(legal, (a) => {
        if (a.type !== 'haggis') return -Infinity
        return a.value === null ? hiddenWorth(s, seat) : withOneMore(s, seat, a.value - 1)
      })
    if (f?.kind === 'putBack')
      return best(legal, (a) => {
        if (a.type !== 'putBack') return -Infinity
        const { value } = tableOf(s, seat)[a.place]
        const counts = countsOf(s, seat)
        return tableWorth(s, counts.with(value - 1, counts[value - 1] - 1), s.casks[seat])
      })
    if (f?.kind !== 'privateRoll') return null
    const gain = servedWorth(s, seat, 1) - servedWorth(s, seat, 0)
    const wanted = gain > caskWorth(s, seat) ? 'roll' : 'decline'
    return best(legal, (a) => (a.type === wanted ? 1 : 0))
  },
}
