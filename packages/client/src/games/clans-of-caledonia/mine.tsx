import type { Seat } from '@bothy/kernel'
import {
  type Good,
  GOODS,
  isWorker,
  MAX_SHIPPING,
  TECHNOLOGIES,
  type Unit,
  UNIT_FACTS,
  UNITS,
  UNITS_OF_A_KIND,
} from '@bothy/clans-of-caledonia/data'
import { SeatHead } from '../../board/seat-head.tsx'
import { Group } from '../../board/spot-group.tsx'
import { ClanBadge } from './art/clans.tsx'
import { Icon } from './art/icons.tsx'
import { boxOf } from './box.ts'
import { nameOf } from './lines.ts'
import { Cellar } from './cellar.tsx'
import { hasChips, lookAt } from './look.ts'
import { Merchant, UnitPiece } from './pieces.tsx'
import { productionPreview } from './production-facts.ts'
import { EndNow, Passed, Score, type SeatProps, whose } from './seats.tsx'
import { siteFacts } from './site-facts.ts'
import { Spot, type Table } from './spot.tsx'
import { at, hexIn } from './targets.ts'
import { type Words, wordsOf } from './words.ts'

type Row = SeatProps & { readonly words: Words; readonly tabIndex: (key: string) => number }

/** What a unit that has left the board uncovers. */
function Income({ unit, money, fields, words }: { unit: Unit; money: number | null; fields: number; words: Words }) {
  const { good } = UNIT_FACTS[unit]
  return (
    <span class="coc-slot-box" data-open="">
      {money !== null ? (
        <b class="coc-slot-money">{words.money(money)}</b>
      ) : (
        good !== null && <Icon icon={good} size={19} />
      )}
      {unit === 'field' && fields > 1 && <b class="coc-slot-count">{fields}</b>}
    </span>
  )
}

/** Four places from left to right: what has gone uncovers income, what is left stands at the right. MacDonald has a pool instead. */
function Slots({ table, seat, words, unit }: SeatProps & { readonly words: Words; readonly unit: Unit }) {
  const { clan, left, placed, income } = table.view.players[seat]
  const money = isWorker(unit) ? income.each[unit] : null
  if (clan === 'macdonald' && isWorker(unit))
    return (
      <span class="coc-slots" data-pool="">
        {placed[unit] > 0 && (
          <span class="coc-slot-box" data-open="" data-wide="">
            <b class="coc-slot-money">{`${placed[unit]} × ${words.money(money ?? 0)}`}</b>
          </span>
        )}
        <span class="coc-slot-box" data-wide="">
          <UnitPiece unit={unit} seat={seat} size={22} />
          <b>{left[unit]}</b>
        </span>
      </span>
    )
  const gone = Math.min(UNITS_OF_A_KIND, placed[unit])
  return (
    <span class="coc-slots">
      {Array.from({ length: UNITS_OF_A_KIND }, (_, i) =>
        i < gone ? (
          <Income key={i} unit={unit} money={money} fields={boxOf(table.view).units.yield.field} words={words} />
        ) : (
          <span key={i} class="coc-slot-box">
            <UnitPiece unit={unit} seat={seat} size={22} />
          </span>
        ),
      )}
    </span>
  )
}

/** The whole price on the space that was picked first, else that of the unit alone. */
function priceShown({ table, seat }: SeatProps, unit: Unit): number {
  const hex = hexIn(table.choice.picked[0] ?? '')
  const there = hex === null || table.view.pending?.seat !== seat ? null : siteFacts(table.view, hex, unit)
  return there?.price ?? table.view.players[seat].costs[unit]
}

function UnitRow({ table, seat, words, tabIndex, unit }: Row & { readonly unit: Unit }) {
  const { left } = table.view.players[seat]
  const target = at.unit(unit)
  const own = table.me === seat
  const price = words.money(priceShown({ table, seat }, unit))
  const cause = own && table.choice.cause(target)
  const isBlocked = own && !table.choice.lit(target) && table.choice.why(target) !== null
  return (
    <Spot
      table={table}
      target={own ? target : null}
      thing={target}
      label={`${words.unitName(unit)}, ${price}, ${wordsOf(table.language).stage.left(left[unit])}`}
      tabIndex={tabIndex(target)}
      class="coc-unit-row"
      lands={`unit:${unit}:${seat}`}
    >
      <span class="coc-unit-name" aria-hidden="true">
        {words.unitName(unit)}
      </span>
      <span class="coc-unit-price" aria-hidden="true">
        {isBlocked && (cause === 'money' || cause === 'noUnit') ? (
          <em class="coc-short">{words.board.short[cause]}</em>
        ) : (
          price
        )}
      </span>
      <Slots table={table} seat={seat} words={words} unit={unit} />
    </Spot>
  )
}

/** COC-34. */
function ShippingRow({ table, seat, words, tabIndex }: Row) {
  const { shipping } = table.view.players[seat]
  const said = wordsOf(table.language).stage
  const target = at.upgrade('shipping')
  const cost = words.money(table.view.upgradeCosts.shipping)
  return (
    <Spot
      table={table}
      target={table.me === seat ? target : null}
      thing={target}
      label={`${said.shipping}: ${words.shippingName(shipping)}, ${cost}`}
      tabIndex={tabIndex(target)}
      class="coc-upgrade-row"
      lands={`shipping:${seat}`}
    >
      <span class="coc-unit-name" aria-hidden="true">
        {said.shipping}
      </span>
      <span class="coc-unit-price" aria-hidden="true">
        {shipping < MAX_SHIPPING && cost}
      </span>
      <span class="coc-levels" aria-hidden="true">
        {Array.from({ length: MAX_SHIPPING }, (_, i) => (
          <b key={i} class="coc-level" data-reached={i < shipping ? '' : undefined}>
            {i === 0 ? '≈' : i}
          </b>
        ))}
      </span>
    </Spot>
  )
}

/** COC-36: ready, at the market, and still to be hired. */
function MerchantRow({ table, seat, words, tabIndex }: Row) {
  const { merchants, unhired, buying, selling } = table.view.players[seat]
  const said = wordsOf(table.language).stage
  const target = at.upgrade('merchant')
  const away = GOODS.reduce((sum, good) => sum + buying[good] + selling[good], 0)
  const cost = words.money(table.view.upgradeCosts.merchant)
  const of = (n: number, state: string) =>
    Array.from({ length: n }, (_, i) => (
      <span key={`${state}${i}`} class="coc-merchant" data-is={state}>
        <Merchant seat={state === 'unhired' ? null : seat} size={20} />
      </span>
    ))
  return (
    <Spot
      table={table}
      target={table.me === seat ? target : null}
      thing={target}
      label={`${said.merchants}: ${said.ready(merchants, merchants + away)}, ${cost}`}
      tabIndex={tabIndex(target)}
      class="coc-upgrade-row"
      lands={`merchants:${seat}`}
    >
      <span class="coc-unit-name" aria-hidden="true">
        {said.merchants}
      </span>
      <span class="coc-unit-price" aria-hidden="true">
        {unhired > 0 && cost}
      </span>
      <span class="coc-merchants" aria-hidden="true">
        {of(merchants, 'ready')}
        {of(away, 'away')}
        {of(unhired, 'unhired')}
      </span>
    </Spot>
  )
}

/** COC-35: two tools, each for one kind of worker. */
function TechnologyRow({ table, seat, words, tabIndex }: Row) {
  const { technology, clan } = table.view.players[seat]
  const said = wordsOf(table.language).stage
  const cost = words.money(table.view.upgradeCosts.technology)
  const more = words.money(boxOf(table.view).units.technologyIncome)
  if (clan === 'macdonald') return null
  return (
    <div class="coc-technology">
      <span class="coc-unit-name" aria-hidden="true">
        {said.technology}
      </span>
      <span class="coc-unit-price" aria-hidden="true">
        {technology.length < TECHNOLOGIES.length && cost}
      </span>
      <span class="coc-tools">
        {TECHNOLOGIES.map((kind) => (
          <Spot
            key={kind}
            table={table}
            target={table.me === seat ? at.upgrade(kind) : null}
            thing={at.upgrade(kind)}
            label={`${words.technologyName(kind)}, ${technology.includes(kind) ? words.board.short.hasTechnology : cost}`}
            tabIndex={tabIndex(at.upgrade(kind))}
            class="coc-tool"
          >
            <span class="coc-tool-face" data-owned={technology.includes(kind) ? '' : undefined} aria-hidden="true">
              <UnitPiece unit={kind} seat={seat} size={20} />
              <b>+{more}</b>
            </span>
          </Spot>
        ))}
      </span>
    </div>
  )
}

/** What a good in stock can be chosen for now. */
function stockTarget({ choice }: Table, good: Good): string {
  const targets = [at.give(good), at.discard(good)]
  return (
    targets.find((target) => choice.lit(target) || choice.picked.includes(target)) ??
    targets.find((target) => choice.why(target) !== null) ??
    at.give(good)
  )
}

/** Goods in stock, and what the next Production brings as things are. */
function Stock({ table, seat, words }: SeatProps & { readonly words: Words }) {
  const { goods } = table.view.players[seat]
  const { made, processed } = productionPreview(table.view, seat)
  const own = table.me === seat
  const said = wordsOf(table.language).stage
  return (
    <Group label={words.stock} class="coc-stock" keys={GOODS} lands={`stock:${seat}`}>
      {(tabIndex) =>
        GOODS.map((good) => {
          const more = made[good] + processed[good]
          return (
            <Spot
              key={good}
              table={table}
              target={own ? stockTarget(table, good) : null}
              thing={`good:${good}`}
              label={`${words.goodCount(goods[good], good)}${more > 0 ? `, ${said.next} +${more}` : ''}`}
              tabIndex={tabIndex(good)}
              class="coc-held"
              lands={`${good}:${seat}`}
            >
              <span class="coc-held-face" data-none={goods[good] === 0 ? '' : undefined} aria-hidden="true">
                <Icon icon={good} size={21} />
                <b data-counts={`${good}:${seat}`}>{goods[good]}</b>
                {more > 0 && <em class="coc-up">+{more}</em>}
              </span>
            </Spot>
          )
        })
      }
    </Group>
  )
}

/** Who, which clan, money, points, and what comes in. */
function Head({ table, seat, words }: SeatProps & { readonly words: Words }) {
  const { view, me, language } = table
  const { clan, money, income } = view.players[seat]
  const said = wordsOf(language).stage
  return (
    <>
      <header class="coc-mine-head" data-seat-home={seat === me && !hasChips(table) ? seat : undefined}>
        <SeatHead seat={seat} size={26} />
        {clan !== null && (
          <Spot
            table={table}
            target={null}
            thing={`clan:${clan}`}
            label={`${words.clanName(clan)}. ${words.clanText(clan, boxOf(view), view.seats)}`}
            tabIndex={0}
            class="coc-mine-clan"
          >
            <span class="coc-clan-name" aria-hidden="true">
              {words.clanName(clan)}
            </span>
            <ClanBadge clan={clan} size={30} />
          </Spot>
        )}
      </header>
      <div class="coc-mine-line">
        <p class="coc-mine-money">
          <b class="coc-money" data-counts={`money:${seat}`} data-lands={`money:${seat}`}>
            {words.money(money)}
          </b>
          {income.money > 0 && (
            <em class="coc-up">
              +{words.money(income.money)}
              <span class="visually-hidden"> {said.next}</span>
            </em>
          )}
        </p>
        <Passed table={table} seat={seat} />
        {me !== null && seat !== me && (
          <button type="button" class="coc-back-home" onClick={() => lookAt(table, 'mine')}>
            {said.yourBoard}
          </button>
        )}
        <span class="coc-seat-points">
          <Score table={table} seat={seat} size={28} />
          <EndNow table={table} seat={seat} />
        </span>
      </div>
    </>
  )
}

/** The board of a seat: its stock, a row for each kind of unit, its upgrades. One's own can be chosen from. */
export function PlayerBoard({ table, seat }: SeatProps) {
  const words = wordsOf(table.language)
  const said = wordsOf(table.language).stage
  const { clan } = table.view.players[seat]
  const units = UNITS.filter((unit) => unit !== 'fisherman' || clan === 'macdonald')
  const upgrades = [...(clan === 'macdonald' ? [] : TECHNOLOGIES), 'shipping' as const, 'merchant' as const]
  const mine = seat === table.me
  return (
    <section
      class="coc-mine"
      aria-label={mine ? said.yourBoard : said.boardOf(nameOf(table, seat, words))}
      {...(mine ? { 'data-mine': '' } : {})}
      {...whose(table, seat)}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <Head table={table} seat={seat} words={words} />
      <Stock table={table} seat={seat} words={words} />
      <Group label={said.units} class="coc-unit-rows" keys={units.map(at.unit)}>
        {(tabIndex) =>
          units.map((unit) => (
            <UnitRow key={unit} table={table} seat={seat} words={words} tabIndex={tabIndex} unit={unit} />
          ))
        }
      </Group>
      <Group label={said.upgrades} class="coc-upgrades" keys={upgrades.map(at.upgrade)}>
        {(tabIndex) => (
          <>
            <TechnologyRow table={table} seat={seat} words={words} tabIndex={tabIndex} />
            <ShippingRow table={table} seat={seat} words={words} tabIndex={tabIndex} />
            <MerchantRow table={table} seat={seat} words={words} tabIndex={tabIndex} />
          </>
        )}
      </Group>
      {clan === 'mackenzie' && <Cellar {...table} seat={seat} />}
    </section>
  )
}

/** Whose boards there are besides one's own, in turn after it. */
export const others = ({ view, me }: Table): readonly Seat[] =>
  Array.from({ length: view.seats }, (_, i) => ((me ?? -1) + 1 + i) % view.seats).filter((seat) => seat !== me)
