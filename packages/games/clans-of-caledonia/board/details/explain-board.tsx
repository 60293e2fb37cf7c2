import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import type { Seat } from '@bothy/kernel'
import {
  CELLAR_SPOTS,
  GOODS,
  MAX_SHIPPING,
  type Technology,
  type Unit,
  UNIT_RULES,
} from '@bothy/clans-of-caledonia/data'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { Fact, Facts, isAsked, Panel, type DetailContext } from './explain-parts.tsx'
import { nameOf } from '../lines.ts'
import { finalPointsOf } from '../scoring/final-points.ts'
import { Merchant, UnitPiece } from '../pieces/pieces.tsx'
import { at, type Upgrade } from '../targets.ts'

const boardOf = ({ table: { me, view } }: DetailContext): Seat => me ?? view.pending?.seat ?? 0

export function UnitPage({ told, unit }: { told: DetailContext; unit: Unit }) {
  const { table, words } = told
  const seat = boardOf(told)
  const { left, placed } = table.view.players[seat]
  return (
    <Panel
      told={told}
      title={words.explain.goodTitle(words.unitName(unit))}
      art={<UnitPiece unit={unit} seat={seat} size={38} />}
      rules={UNIT_RULES[unit]}
      places={[`units.cost.${unit}`, `units.yield.${unit}`, `units.income.${unit}`]}
    >
      <p>{words.unitText(unit, boxOf(table.view))}</p>
      <p class="coc-soft">{words.explain.unitsLeft(left[unit], placed[unit])}</p>
      <WhyNot table={table} target={at.unit(unit)} />
    </Panel>
  )
}

function ShippingPage({ told }: { told: DetailContext }) {
  const { table, words } = told
  const { view } = table
  const level = view.players[boardOf(told)].shipping
  return (
    <Panel
      told={told}
      title={words.explain.shippingTitle}
      art={<Icon icon="shipping" size={34} />}
      rules={['COC-34', 'COC-49', 'COC-50', 'COC-55']}
      places={['upgrades.cost.shipping']}
    >
      <p>{words.explain.shippingText}</p>
      <Facts>
        <Fact>{words.explain.levelNow(words.shippingName(level))}</Fact>
        {level < MAX_SHIPPING && (
          <Fact>
            {words.explain.levelNext(
              words.shippingName(level + 1),
              words.money(isAsked(table) ? view.upgradeCosts.shipping : boxOf(view).upgrades.cost.shipping),
            )}
          </Fact>
        )}
      </Facts>
      <WhyNot table={table} target={at.upgrade('shipping')} />
    </Panel>
  )
}

function TechnologyPage({ told, technology }: { told: DetailContext; technology: Technology }) {
  const { table, words } = told
  const { view } = table
  const { units, upgrades } = boxOf(view)
  const player = view.players[boardOf(told)]
  const more = units.technologyIncome
  return (
    <Panel
      told={told}
      title={words.explain.technologyTitle(technology)}
      art={<Icon icon="technology" size={34} />}
      rules={['COC-35', 'COC-66']}
      places={['upgrades.cost.technology', 'units.technologyIncome']}
    >
      <p>{words.explain.technologyText(technology, words.money(more))}</p>
      {player.technology.includes(technology) ? (
        <p class="coc-soft">{words.explain.owned}</p>
      ) : (
        <Facts>
          <Fact sign={<Icon icon="money" size={20} />}>
            {words.explain.costs(words.money(isAsked(table) ? view.upgradeCosts.technology : upgrades.cost.technology))}
          </Fact>
          <Fact sign={<Icon icon={technology === 'miner' ? 'technology' : 'worker'} size={20} />}>
            {words.explain.technologyBrings(words.money(more * player.placed[technology]))}
          </Fact>
        </Facts>
      )}
      <WhyNot table={table} target={at.upgrade(technology)} />
    </Panel>
  )
}

function MerchantPage({ told }: { told: DetailContext }) {
  const { table, words } = told
  const { view } = table
  const seat = boardOf(told)
  const { merchants, unhired, buying, selling } = view.players[seat]
  const away = GOODS.reduce((sum, good) => sum + buying[good] + selling[good], 0)
  const cost = isAsked(table) ? view.upgradeCosts.merchant : boxOf(view).upgrades.cost.merchant
  return (
    <Panel
      told={told}
      title={words.explain.merchantTitle}
      art={<Merchant seat={seat} size={34} />}
      rules={['COC-36', 'COC-25', 'COC-22']}
      places={['upgrades.cost.merchant', 'upgrades.startMerchants']}
    >
      <p>{words.explain.merchantText}</p>
      <Facts>
        <Fact>{words.explain.merchantsNow(merchants, away, unhired)}</Fact>
        {unhired > 0 && <Fact sign={<Icon icon="money" size={20} />}>{words.explain.costs(words.money(cost))}</Fact>}
      </Facts>
      <WhyNot table={table} target={at.upgrade('merchant')} />
    </Panel>
  )
}

export function UpgradePage({ told, upgrade }: { told: DetailContext; upgrade: Upgrade }) {
  if (upgrade === 'shipping') return <ShippingPage told={told} />
  return upgrade === 'merchant' ? <MerchantPage told={told} /> : <TechnologyPage told={told} technology={upgrade} />
}

export function BarrelPage({ told, spot }: { told: DetailContext; spot: number }) {
  const { table, words } = told
  if (!Number.isInteger(spot) || spot < 1 || spot > CELLAR_SPOTS) return null
  const { cellar } = boxOf(table.view).clans.mackenzie
  const isFull = table.view.players.some((player) => player.cellar[spot - 1])
  return (
    <Panel
      told={told}
      title={words.explain.barrelTitle(spot)}
      art={<Icon icon="whisky" size={34} />}
      rules={['COC-91', 'COC-92']}
      places={[`clans.mackenzie.cellar.${spot - 1}`]}
    >
      <p>{words.explain.barrelText(words.money(cellar[spot - 1] ?? 0))}</p>
      <p class="coc-soft">{isFull ? words.explain.barrelIn : words.explain.barrelNone}</p>
      <WhyNot table={table} target={at.barrel(spot)} />
    </Panel>
  )
}

export function SeatPage({ told, seat }: { told: DetailContext; seat: Seat }) {
  const { table, words } = told
  const { view } = table
  const player = view.players[seat]
  if (player === undefined) return null
  const goods = GOODS.map((good) => player.goods[good])
  const { made, money } = player.income
  const income = [
    ...(money > 0 ? [words.money(money)] : []),
    ...(GOODS.some((good) => made[good] > 0) ? [words.goods(GOODS.map((good) => made[good]))] : []),
  ]
  const outlook = finalPointsOf(table.tally, view, seat)
  return (
    <Panel
      told={told}
      title={nameOf(table, seat, words)}
      art={<SeatBadge seat={seat} size={34} />}
      rules={['COC-66', 'COC-69', 'COC-71', 'COC-72']}
    >
      {player.clan !== null && <p>{words.clanText(player.clan, boxOf(view), view.seats)}</p>}
      <Facts>
        <Fact sign={<Icon icon="money" size={20} />}>
          {words.explain.has(
            [words.money(player.money), ...(goods.some((n) => n > 0) ? [words.goods(goods)] : [])].join(', '),
          )}
        </Fact>
        <Fact sign={<Icon icon="contract" size={20} />}>
          {[words.exports(outlook.exports), words.settlements(outlook.settlements)].join(', ')}
        </Fact>
        {income.length > 0 && (
          <Fact sign={<Icon icon="worker" size={20} />}>{words.explain.produces(income.join(', '))}</Fact>
        )}
        {table.tally.length > 0 && (
          <Fact sign={<Points value={outlook.total} size={24} />}>
            {view.ranks === null ? words.explain.nowWorth(words.vp(outlook.total)) : words.vp(outlook.total)}
          </Fact>
        )}
      </Facts>
      {player.passed && <p class="coc-soft">{words.explain.passed}</p>}
    </Panel>
  )
}

export function BidPage({ told }: { told: DetailContext }) {
  return (
    <Panel told={told} title={told.words.trade.auction} rules={['COC-98']}>
      <p>{told.words.board.helpBid}</p>
    </Panel>
  )
}

export function PassPage({ told }: { told: DetailContext }) {
  const { table, words } = told
  const { view } = table
  return (
    <Panel
      told={told}
      title={words.explain.passTitle}
      rules={['COC-47', 'COC-48']}
      places={[view.seats === 1 ? 'solo.passMoney' : 'exportBoard.passMoney']}
    >
      <p>{words.explain.passText(words.money(view.passMoney), view.passed.length + 1)}</p>
    </Panel>
  )
}
