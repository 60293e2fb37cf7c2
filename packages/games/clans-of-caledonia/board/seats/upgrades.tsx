import { GOODS, MAX_SHIPPING, TECHNOLOGIES } from '@bothy/clans-of-caledonia/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { boxOf } from '../box.ts'
import { Merchant, UnitPiece } from '../pieces/pieces.tsx'
import type { SeatProps } from './seats.tsx'
import { Spot } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'

type Row = SeatProps & { readonly words: Words; readonly tabIndex: (key: string) => number }

/** COC-34. */
function ShippingRow({ table, seat, words, tabIndex }: Row) {
  const { shipping } = table.view.players[seat]
  const said = words.stage
  const target = at.upgrade('shipping')
  const cost = words.money(table.view.upgradeCosts.shipping)
  return (
    <Spot
      table={table}
      target={table.me === seat ? target : null}
      item={target}
      label={`${said.named(said.shipping, words.shippingName(shipping))}, ${cost}`}
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
  const said = words.stage
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
      item={target}
      label={`${said.named(said.merchants, said.ready(merchants, merchants + away))}, ${cost}`}
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
  const said = words.stage
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
            item={at.upgrade(kind)}
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

export function Upgrades({ table, seat }: SeatProps) {
  const words = wordsOf(table.language)
  const { clan } = table.view.players[seat]
  const kinds = [...(clan === 'macdonald' ? [] : TECHNOLOGIES), 'shipping' as const, 'merchant' as const]
  return (
    <Group label={words.stage.upgrades} class="coc-upgrades" keys={kinds.map(at.upgrade)}>
      {(tabIndex) => (
        <>
          <TechnologyRow table={table} seat={seat} words={words} tabIndex={tabIndex} />
          <ShippingRow table={table} seat={seat} words={words} tabIndex={tabIndex} />
          <MerchantRow table={table} seat={seat} words={words} tabIndex={tabIndex} />
        </>
      )}
    </Group>
  )
}
