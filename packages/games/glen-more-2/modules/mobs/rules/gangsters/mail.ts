import { itsSeat } from '@bothy/kernel'
import { countIn, EMPTY, saleOf, single } from '@bothy/kit'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import { contentOf } from '../../../../rules/content.ts'
import { GOOD_KINDS, goodId } from '../../../../data/goods.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import type { ActOf } from '../../../../rules/hooks.ts'
import { roomOn } from '../../../../rules/topics/territory.ts'
import type { Action, Event, FrameOf, State } from '../../../../rules/types.ts'
import { DECLINE_TURN, INTERCEPT, INTERCEPT_TO_SELL, type Of } from '../action-list.ts'
import { MAIL, MAIL_PRICE } from '../../data/index.ts'
import { bossOf, isRival, mobsOf } from '../queries.ts'

/** Bruce McMail: one of the resources that another player has just produced, for a coin that lies on him. */

const MAILED: readonly string[] = ['animal', 'material']

export const produced: ActOf<'produced'> = (s, { seat, tile, goods }) => {
  const mine = mobsOf(s)
  if (!isRival(s, MAIL, seat) || mine.coins < MAIL_PRICE || mine.quiet === s.turns) return
  if (!MAILED.includes(contentOf(s).tiles[tile].type)) return
  const f: FrameOf<'intercept'> = { kind: 'intercept', seat: bossOf(s, MAIL), of: seat, tile, goods }
  if (interceptsOf(s, f).length > 0) s.stack.push(f)
}

function interceptsOf(s: State, { seat, goods }: FrameOf<'intercept'>): readonly Of<'intercept'>[] {
  const out: Of<'intercept'>[] = []
  for (let good = 0; good < GOOD_KINDS; good++) {
    if (countIn(goods, good) === 0) continue
    for (const tile of s.tiles[seat]) if (roomOn(s, tile) > 0) out.push(INTERCEPT[tile][good])
    if (s.market[good] > 0) out.push(INTERCEPT_TO_SELL[good])
  }
  return out
}

export const intercept: AskOf<'intercept'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    out.push(...interceptsOf(s, f), DECLINE, DECLINE_TURN)
  },
  apply(s, f, _seat, a, events) {
    s.stack.pop()
    if (a.type === 'declineTurn') mobsOf(s).quiet = s.turns
    else if (a.type === 'intercept') take(s, f, a, events)
    else if (a.type !== 'decline') notAsked(a, f.kind)
  },
}

/** GM2-C6-8: the goods of another player's tile are still to be brought. */
function bringLess(s: State, good: number): void {
  const i = s.stack.findLastIndex(({ kind }) => kind === 'bring')
  const f = s.stack[i]
  if (f?.kind !== 'bring') throw new Error('nothing is brought')
  const goods = f.goods - single(good)
  if (goods === EMPTY) s.stack.splice(i, 1)
  else s.stack[i] = { ...f, goods }
}

/** GM2-C8-4: the producer has the coin. */
function take(
  s: State,
  { seat, of, tile }: FrameOf<'intercept'>,
  { good, tile: onto }: Extract<Action, { type: 'intercept' }>,
  events?: Event[],
): void {
  const id = goodId(good)
  if (s.owner[tile] === of) s.goods[tile] -= single(id)
  else bringLess(s, id)
  mobsOf(s).coins -= MAIL_PRICE
  s.coins[of] += MAIL_PRICE
  const coins = onto === null ? saleOf(s.market[id]) : 0
  if (onto === null) {
    s.market[id]--
    s.coins[seat] += coins
  } else s.goods[onto] += single(id)
  events?.push({ type: 'intercepted', seat, of, good, tile, onto, coins })
}
