import type { TradeStep } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { computed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { effectOf, shownEffect } from '../contracts/contracts-after.ts'
import { PriceSteps, Traders } from '../pieces/cards-market.tsx'
import { nameOf } from '../lines.ts'
import {
  endTarget,
  heldTrade,
  type HeldTrade,
  type Ladder,
  ladders,
  placeThen,
  priceEach,
  type Side,
} from './market-facts.ts'
import { Merchant } from '../pieces/pieces.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { at, isAt, numberIn } from '../targets.ts'
import { Arrow } from '@bothy/board-kit/ui/controls/icons.tsx'
import { type Words, wordsOf } from '../words.ts'

type Tab = (key: string) => number
type RowProps = { table: BoardContext; ladder: Ladder; words: Words; tabIndex: Tab }

const seatsOf = (merchants: Ladder['buyers']): readonly Seat[] =>
  merchants.flatMap(({ seat, n }) => Array.from({ length: n }, () => seat))

function endLabel(side: Side, target: ClickTarget, { table, ladder, words }: Omit<RowProps, 'tabIndex'>): string {
  const { trade, money } = words
  const { good, buyers, sellers } = ladder
  if (isAt(target, 'recall')) return trade.recall(good)
  if (isAt(target, 'up')) return trade.raise(good)
  if (isAt(target, 'down')) return trade.lower(good)
  const steps = ladder.trade?.[side === 'buy' ? 'buys' : 'sells'] ?? []
  const there = (side === 'buy' ? buyers : sellers).map(({ seat, n }) =>
    trade.merchantsOf(nameOf(table, seat, words), n, side === 'buy'),
  )
  return [
    trade[side === 'buy' ? 'buyAt' : 'sellAt'](good, money(priceEach(table.view, good)), steps.length),
    ...there,
  ].join(', ')
}

function End({ side, table, ladder, words, tabIndex }: RowProps & { side: Side }) {
  const { good, trade } = ladder
  const target = endTarget(table.view, good, side)
  const state = stateOf(table, target)
  const seats = seatsOf(side === 'buy' ? ladder.buyers : ladder.sellers)
  const isShift = isAt(target, 'up') || isAt(target, 'down')
  const isOpen = state === 'lit' || state === 'picked'
  return (
    <Spot
      table={table}
      target={target}
      item={isShift ? target : `good:${good}`}
      label={endLabel(side, target, { table, ladder, words })}
      tabIndex={tabIndex(`${side}:${good}`)}
      class="coc-stall-end"
      lands={`${side}:${good}`}
    >
      {isShift ? (
        <Icon icon={side === 'buy' ? 'priceUp' : 'priceDown'} size={22} />
      ) : seats.length > 0 ? (
        <Traders seats={seats} />
      ) : isOpen && trade?.nearby === true ? (
        <span class="coc-nearby" aria-hidden="true">
          {words.money(priceEach(table.view, good))}
        </span>
      ) : isOpen ? (
        <Merchant seat={null} size={20} />
      ) : table.choice.cause(target) === 'otherArea' ? (
        <span class="coc-banned" aria-hidden="true">
          ✕
        </span>
      ) : null}
    </Spot>
  )
}

function Steps({ ladder: { good, track, place }, view }: { ladder: Ladder; view: BoardContext['view'] }) {
  const { item } = useTableContext()
  const to = useMemo(() => computed(() => placeThen(view, good, item.value ?? '') ?? place), [view, good, place, item])
  return (
    <PriceSteps prices={track} at={place} to={to.value} bracket={view.seats === 1 ? boxOf(view).solo.bracket : null} />
  )
}

function Row(props: RowProps & { isHeld: boolean }) {
  const { table, ladder, words, tabIndex, isHeld } = props
  const { view, me } = table
  const { good, price } = ladder
  const own = me === null ? null : view.players[me].goods[good]
  const stock = own === null || table.reader === null ? [] : [words.trade.inStock(words.goodCount(own, good))]
  return (
    <div class="coc-stall" data-held={isHeld ? '' : undefined}>
      <Spot
        table={table}
        target={null}
        item={`good:${good}`}
        trace={`price:${good}`}
        label={[words.trade.priceOf(good, words.money(price)), ...stock].join(', ')}
        tabIndex={tabIndex(`good:${good}`)}
        class="coc-stall-good"
        lands={`good:${good}`}
      >
        <Icon icon={good} size={24} />
        {own !== null && (
          <b data-none={own === 0 ? '' : undefined} aria-hidden="true">
            {own}
          </b>
        )}
      </Spot>
      <End {...props} side="sell" />
      <div class="coc-steps-box">
        <Steps ladder={ladder} view={view} />
      </div>
      <End {...props} side="buy" />
    </div>
  )
}

function Number({ table, held, step, words, tabIndex }: NumberProps) {
  const { good, side } = held
  const target = side === 'buy' ? at.buyNumber(good, step.n) : at.sellNumber(good, step.n)
  const [sum, then] = [words.money(Math.abs(step.money)), words.money(step.price)]
  return (
    <Spot
      table={table}
      target={target}
      item={target}
      label={[
        words.trade[side === 'buy' ? 'buyNumber' : 'sellNumber'](step.n, good, sum, then),
        ...effectOf(table.view, good, side === 'buy' ? step.n : -step.n, words),
      ].join(', ')}
      tabIndex={tabIndex(target)}
      class="coc-number"
    >
      <b aria-hidden="true">{step.n}</b>
      <span class="coc-price-sum" aria-hidden="true">
        {sum}
      </span>
      <span class="coc-then" aria-hidden="true">
        <Arrow /> {then}
      </span>
    </Spot>
  )
}
type NumberProps = { table: BoardContext; held: HeldTrade; step: TradeStep; words: Words; tabIndex: Tab }

function Effect({ view, held, words }: { view: BoardContext['view']; held: HeldTrade; words: Words }) {
  const { item } = useTableContext()
  const effect = useMemo(() => {
    const { good, side, steps } = held
    const sign = side === 'buy' ? 1 : -1
    return computed(() => {
      const pointed = numberIn(item.value ?? '')
      const isHere = pointed?.good === good && pointed.what === side
      const all = { numbers: steps.map(({ n }) => sign * n), pointed: isHere ? sign * pointed.n : null }
      return shownEffect(view, good, all, words)
    })
  }, [view, held, words, item])
  return effect.value === null ? null : <p class="coc-effect">{effect.value}</p>
}

function Numbers({ table, held, words, tabIndex }: Omit<NumberProps, 'step'>) {
  const { good, side, each, usual, steps, more } = held
  const { trade, money } = words
  const cause = more === null ? null : table.choice.cause(more)
  const noMore: { readonly [cause: string]: string } = trade.noMore
  return (
    <div class="coc-numbers">
      <p>
        {trade[side === 'buy' ? 'buying' : 'selling'](good, money(each))}
        {each < usual && ` ${trade.nearby(money(usual))}`}
      </p>
      <Effect view={table.view} held={held} words={words} />
      <div class="coc-numbers-row">
        {steps.map((step) => (
          <Number key={step.n} table={table} held={held} step={step} words={words} tabIndex={tabIndex} />
        ))}
        {more !== null && cause !== null && (
          <Spot
            table={table}
            target={more}
            item={`good:${good}`}
            label={words.goodCount(steps.length + 1, good)}
            tabIndex={tabIndex(more)}
            class="coc-number"
          >
            <b aria-hidden="true">{steps.length + 1}</b>
            <span class="coc-why" aria-hidden="true">
              {noMore[cause] ?? words.board.short.notNow}
            </span>
          </Spot>
        )}
      </div>
    </div>
  )
}

function Ready({ seat, n, words }: { seat: Seat; n: number; words: Words }) {
  return n === 0 ? (
    <span class="coc-none-ready">{words.trade.noneReady}</span>
  ) : (
    <span class="coc-ready">
      {words.trade.ready(n)} <Traders seats={Array.from({ length: Math.min(n, 4) }, () => seat)} />
    </span>
  )
}

export function Market(table: BoardContext) {
  const words = wordsOf(table.language)
  const { view, me, choice } = table
  const all = ladders(view)
  const held = heldTrade(view, choice)
  const keys = all.flatMap(({ good }) => [
    `good:${good}`,
    `sell:${good}`,
    `buy:${good}`,
    ...(held?.good === good ? held.targets : []),
  ])
  return (
    <section class="coc-market" aria-label={words.market}>
      <div class="coc-head">
        <h2>{words.market}</h2>
        {me !== null && view.round > 0 && <Ready seat={me} n={view.players[me].merchants} words={words} />}
      </div>
      <div class="coc-stall-heads" aria-hidden="true">
        <span />
        <span>{words.trade.sell}</span>
        <span />
        <span>{words.trade.buy}</span>
      </div>
      <Group label={words.market} class="coc-stalls" keys={keys} map>
        {(tabIndex) =>
          all.map((ladder) => {
            const { good } = ladder
            const isHeld = held?.good === good
            return (
              <div key={good}>
                <Row table={table} ladder={ladder} words={words} tabIndex={tabIndex} isHeld={isHeld} />
                {isHeld && <Numbers table={table} held={held} words={words} tabIndex={tabIndex} />}
              </div>
            )
          })
        }
      </Group>
    </section>
  )
}
