import { BASIC_GOODS, type Good, GOODS, PROCESSED_GOODS, type View } from '@bothy/clans-of-caledonia/data'
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { ButterButton } from '../production/butter.tsx'
import { effectOf, shownEffect } from '../contracts/contracts-after.ts'
import { MakingBar } from '../production/making-bar.tsx'
import { isGrouped } from './choice-groups.ts'
import { Confirm } from './confirm.tsx'
import { GroupBar } from './group-bar.tsx'
import { gainList } from './making.ts'
import { discardPrice, priceEach } from './market-facts.ts'
import { Stepper } from './stepper.tsx'
import type { BoardContext } from '../spot.tsx'
import { at, goodIn, isAt } from '../targets.ts'
import { hasSheets } from '../visible-area.ts'
import { type Words, wordsOf } from '../words.ts'

type BarProps = { table: BoardContext; words: Words }

/** COC-58, COC-59: which goods an exchange brings. */
function Gaining({ table, words }: BarProps) {
  const { view, choice } = table
  const isBasic = view.pending?.port === 'basicExchange'
  const most = boxOf(view).portTiles[isBasic ? 'basicExchange' : 'processedExchange'].gain
  const [counts, count] = useState<readonly number[]>(GOODS.map(() => 0))
  const total = counts.reduce((sum, n) => sum + n, 0)
  const change = (good: Good, by: number) => () => count(counts.map((n, i) => (GOODS[i] === good ? n + by : n)))
  const target = at.gain(gainList(counts))
  return (
    <div class="coc-till">
      {(isBasic ? BASIC_GOODS : PROCESSED_GOODS).map((good) => {
        const n = counts[GOODS.indexOf(good)]
        return (
          <Stepper
            key={good}
            good={good}
            n={n}
            less={n === 0 ? null : change(good, -1)}
            more={total >= most ? null : change(good, 1)}
            words={words}
          />
        )
      })}
      <Confirm
        table={table}
        target={target}
        label={
          choice.isSelectable(target) ? words.trade.take(words.goods(counts)) : words.trade.chooseMore(most - total)
        }
      />
    </div>
  )
}

/** COC-85, COC-90: how much is discarded for money. */
function Discarding({ table, good, words }: BarProps & { good: Good }) {
  const { view, choice } = table
  const isLit = (n: number): boolean => choice.isSelectable(at.discardNumber(good, n))
  const most = Array.from({ length: view.players[view.pending?.seat ?? 0].goods[good] }, (_, i) => i + 1)
    .filter(isLit)
    .at(-1)
  const [n, set] = useState(most ?? 1)
  return (
    <div class="coc-till">
      <Stepper
        good={good}
        n={n}
        less={isLit(n - 1) ? () => set(n - 1) : null}
        more={isLit(n + 1) ? () => set(n + 1) : null}
        words={words}
      />
      <Confirm
        table={table}
        target={at.discardNumber(good, n)}
        label={words.trade.discardFor(words.goodCount(n, good), words.money(n * discardPrice(view, good)))}
      />
    </div>
  )
}

/** COC-42: what neighbours sell, good and number in one press, with what that saves and what a contract would then lack. */
function Nearby({ table, words }: BarProps) {
  const { view, choice } = table
  const [pointed, point] = useState<{ readonly good: Good; readonly n: number } | null>(null)
  const offers = view.trades.filter(({ good, nearby, buys }) => nearby && buys.length > 0 && canBuy(table, good))
  if (offers.length === 0) return null
  const saved = (good: Good): number => view.prices[GOODS.indexOf(good)].price - priceEach(view, good)
  const told = offers.flatMap(({ good, buys }) => {
    const own = pointed?.good === good ? pointed.n : null
    const saving = saved(good)
    const effect = shownEffect(view, good, { numbers: buys.map(({ n }) => n), pointed: own }, words)
    const { saves, savesEach, withNumber } = words.trade
    const less =
      own === null
        ? savesEach(good, words.money(saving))
        : withNumber(words.goodCount(own, good), saves(words.money(own * saving)))
    return [...(saving > 0 ? [less] : []), ...(effect === null ? [] : [effect])]
  })
  return (
    <div class="coc-till">
      {offers.map(({ good, buys }) => (
        <div key={good} class="coc-stepper" role="group" aria-label={words.goodName(good)}>
          <Icon icon={good} size={24} />
          {buys.map(({ n, money, price }) => (
            <button
              key={n}
              type="button"
              class="coc-bar-number"
              onPointerEnter={() => point({ good, n })}
              onPointerLeave={() => point(null)}
              onFocus={() => point({ good, n })}
              onBlur={() => point(null)}
              aria-label={[
                words.trade.buyNumber(n, good, words.money(Math.abs(money)), words.money(price)),
                ...(saved(good) > 0 ? [words.trade.saves(words.money(n * saved(good)))] : []),
                ...effectOf(view, good, n, words),
              ].join(', ')}
              onClick={() => {
                if (!choice.picked.includes(at.buy(good))) choice.pick(at.buy(good))
                choice.pick(at.buyNumber(good, n))
              }}
            >
              <b aria-hidden="true">{n}</b>
              <span class="coc-price-sum" aria-hidden="true">
                {words.money(Math.abs(money))}
              </span>
            </button>
          ))}
        </div>
      ))}
      <p class="coc-effect">{told.join(' · ')}</p>
    </div>
  )
}
const canBuy = ({ choice }: BoardContext, good: Good): boolean =>
  choice.isSelectable(at.buy(good)) || choice.picked.includes(at.buy(good))

/** COC-85, COC-90. */
const discardable = ({ pending }: View): Good | null =>
  pending?.kind === 'milk' ? 'milk' : pending?.kind === 'bonus' && pending.grain > 0 ? 'grain' : null

export function Bar(table: BoardContext) {
  const { view, me, choice } = table
  const { pending } = view
  const words = wordsOf(table.language)
  if (pending === null || pending.seat !== me) return null
  const [first = ''] = choice.picked
  if (isGrouped(table)) return <GroupBar {...table} />
  if (pending.kind === 'process') return <MakingBar table={table} words={words} />
  if (pending.kind === 'exchange' && isAt(first, 'give')) return <Gaining key={first} table={table} words={words} />
  if (pending.kind === 'placed') return <Nearby table={table} words={words} />
  const good = discardable(view)
  if (good === null) return null
  if (isAt(first, 'discard') && goodIn(first) === good)
    return <Discarding key={first} table={table} good={good} words={words} />
  if (!choice.isSelectable(at.discard(good))) return null
  // The paper of the Production has the stepper, which a phone has no room for.
  if (good === 'milk' && !hasSheets(table.layout)) return <ButterButton table={table} />
  return <Confirm table={table} target={at.discard(good)} label={words.trade.discard(words.goodName(good))} />
}
