import type { Seat } from '@bothy/kernel'
import { clone } from '../rules/clone.ts'
import { contentOf } from '../rules/content.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { BARREL_FRAME } from '../rules/frames/frame.ts'
import { CLAN } from '../rules/topics/board.ts'
import { BREAD, CHEESE, GRAIN, MILK, type Processing, WHISKY } from '../rules/topics/production.ts'
import type { Action, State } from '../rules/types.ts'
import { holdWorth } from './contract-plans.ts'
import { TERMS } from './script.ts'
import { AT, weigh } from './worth.ts'

const terms = new Float64Array(TERMS.length)
const goods = new Float64Array(GOOD_KINDS)

/**
 * COC-66: all ways are compared at the end of this Production. After some of them a clan's question follows and after others the next
 * round, and positions of two rounds cannot be compared.
 */
export function bestProcessing(s: State, seat: Seat, legal: readonly Action[]): Action {
  const after = clone(s)
  after.stack[after.stack.length - 1] = BARREL_FRAME[seat]
  let best = legal[0]
  let most = -Infinity
  for (const a of legal) {
    if (a.type !== 'process') continue
    const worth = worthOf(s, after, seat, a)
    if (worth > most) [most, best] = [worth, a]
  }
  return best
}

function worthOf(s: State, after: State, seat: Seat, { bread, cheese, whisky }: Processing): number {
  const at = seat * GOOD_KINDS
  const { clans } = contentOf(s)
  for (let good = 0; good < GOOD_KINDS; good++) after.goods[at + good] = s.goods[at + good]
  after.goods[at + GRAIN] -= bread + whisky
  after.goods[at + MILK] -= cheese
  after.goods[at + BREAD] += bread
  after.goods[at + CHEESE] += cheese
  after.goods[at + WHISKY] += whisky
  after.money[seat] = s.money[seat]
  if (s.clan[seat] === CLAN.mackenzie) after.money[seat] += whisky * clans.mackenzie.whisky
  if (s.clan[seat] === CLAN.cunningham) {
    after.money[seat] += after.goods[at + MILK] * clans.cunningham.milk
    after.goods[at + MILK] = 0
  }
  weigh(after, seat, 0, terms)
  for (let good = 0; good < GOOD_KINDS; good++) goods[good] = after.goods[at + good]
  terms[AT.held] = holdWorth(after, seat, goods, after.money[seat])
  let worth = 0
  for (let i = 0; i < terms.length; i++) worth += terms[i] * TERMS[i].tuned
  return worth
}
