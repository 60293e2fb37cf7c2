import { itsSeat, type Seat } from '@bothy/kernel'
import { discardAction, notAsked, SKIP } from '../actions.ts'
import { contentOf } from '../content.ts'
import { goodId } from '../../data/goods.ts'
import { isPossibleWithBarrels } from '../topics/cellar.ts'
import { canExpand, listExpands } from '../topics/list-placements.ts'
import { addGoods, goodsOf, listRecalls, recall } from '../topics/market.ts'
import { REVISION } from '../revisions.ts'
import { GRAIN } from '../topics/production.ts'
import { isUpgrade, listUpgrades, upgrade } from '../topics/upgrades.ts'
import type { Action, Event, FrameOf, State } from '../types.ts'
import { chooseSite } from './expand.ts'
import type { AskOf, StepOf } from './frame.ts'

/** COC-40: one that cannot be used is lost. */
export const offerBonus: StepOf<'offerBonus'> = {
  run(s, f) {
    s.stack.pop()
    const frame: FrameOf<'bonus'> = { ...f, kind: 'bonus' }
    if (isPossibleWithBarrels(s, f.seat, () => hasChoice(s, frame))) s.stack.push(frame)
    // COC-90, COC-100: once the last direct bonus is lost, grain comes after it.
    else if (f.spaces + f.upgrades > 0 && f.grain > 0 && s.revision >= REVISION.brewAfterLost)
      s.stack.push({ ...f, spaces: 0, upgrades: 0 })
  },
}

const grainLeft = (s: State, f: FrameOf<'bonus'>): number =>
  f.begun && f.spaces + f.upgrades > 0 ? 0 : Math.min(f.grain, goodsOf(s, f.seat, GRAIN))

function hasChoice(s: State, f: FrameOf<'bonus'>): boolean {
  if (f.spaces > 0 && canExpand(s, f.seat, true)) return true
  if (grainLeft(s, f) > 0) return true
  const upgrades: Action[] = []
  if (f.upgrades > 0) listBonusUpgrades(s, f.seat, upgrades)
  return upgrades.length > 0
}

function listBonusUpgrades(s: State, seat: Seat, out: Action[]): void {
  listUpgrades(s, seat, true, out)
  listRecalls(s, seat, out)
}

/** COC-40, COC-100: direct bonuses one by one, in any order; what is skipped is lost. */
export const bonus: AskOf<'bonus'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    if (f.spaces > 0) listExpands(s, seat, true, out)
    if (f.upgrades > 0) listBonusUpgrades(s, seat, out)
    const grain = grainLeft(s, f)
    for (let n = 1; n <= grain; n++) out.push(discardAction('grain', n))
    out.push(SKIP)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'expand') return chooseSite(s, seat, a, events)
    s.stack.pop()
    if (a.type === 'discard') {
      s.stack.push({ ...f, kind: 'offerBonus', grain: 0 })
      discardGrain(s, seat, a.n, events)
    } else if (a.type === 'skip') {
      events?.push({ type: 'declined', seat, what: 'bonus' })
      if (f.spaces + f.upgrades > 0) s.stack.push({ ...f, kind: 'offerBonus', spaces: 0, upgrades: 0, begun: true })
    } else {
      s.stack.push({ ...f, kind: 'offerBonus', upgrades: f.upgrades - 1, begun: true })
      if (isUpgrade(a)) upgrade(s, seat, a, true, events)
      else if (a.type === 'recall') recall(s, seat, goodId(a.good), events)
      else notAsked(a, f.kind)
    }
  },
}

function discardGrain(s: State, seat: Seat, n: number, events?: Event[]): void {
  const money = n * contentOf(s).clans.macewen.grain
  addGoods(s, seat, GRAIN, -n)
  s.money[seat] += money
  events?.push({ type: 'goodDiscarded', seat, good: 'grain', n, money })
}
