import { type Event, GOODS, type Good, IMPORTS, type Unit } from '@bothy/clans-of-caledonia/data'
import { logSigns, once, seatIn } from '@bothy/board-kit/board/log-signs.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { UNIT_SHAPES } from '../art/units.ts'
import { CountedIcons } from './cards-scoring.tsx'
import { Merchant, UnitPiece } from './pieces.tsx'

const SIZE = 18

const icons = (names: readonly IconName[]) => once(names).map((icon) => <Icon key={icon} icon={icon} size={SIZE} />)
const piece = (unit: Unit, event: Event) => [<UnitPiece key={unit} unit={unit} seat={seatIn(event)} size={SIZE} />]
const isUnit = (it: unknown): it is Unit => typeof it === 'string' && Object.hasOwn(UNIT_SHAPES, it)
const some = (counts: readonly number[]): readonly Good[] => GOODS.filter((_, i) => (counts[i] ?? 0) > 0)
const named = (goods: readonly Good[] | readonly number[]): readonly Good[] => [
  ...some(goods.filter((it) => typeof it === 'number')),
  ...goods.filter((it) => typeof it === 'string'),
]

const BY_TYPE: { readonly [K in Event['type']]?: readonly IconName[] } = {
  barrelStored: ['whisky'],
  barrelWithdrawn: ['whisky'],
  shippingUpgraded: ['shipping'],
}

export const signs = logSigns<Event>({
  type: (type) => icons(BY_TYPE[type] ?? []),
  unit: piece,
  from: (it, event) => (isUnit(it) ? piece(it, event) : event.type === 'rowed' ? piece('fisherman', event) : []),
  to: (it, event) => (isUnit(it) ? piece(it, event) : []),
  merchants: (_, event) => [<Merchant key="merchant" seat={seatIn(event)} size={SIZE} />],
  technology: () => icons(['technology']),
  port: () => icons(['port']),
  tile: (tile) => (tile === null ? [] : [<CountedIcons key={tile} tile={tile} size={SIZE} />]),
  contract: () => icons(['contract']),
  contracts: () => icons(['contract']),
  needs: ({ goods, beef, mutton }) =>
    icons([...some(goods), ...(beef > 0 ? (['beef'] as const) : []), ...(mutton > 0 ? (['mutton'] as const) : [])]),
  imports: (counts) => icons(IMPORTS.filter((it) => counts[it] > 0)),
  good: (good) => icons([good]),
  give: (good) => icons([good]),
  gain: icons,
  goods: (goods) => icons(named(goods)),
  bread: (n) => icons(n > 0 ? ['bread'] : []),
  cheese: (n) => icons(n > 0 ? ['cheese'] : []),
  whisky: (n) => icons(n > 0 ? ['whisky'] : []),
  money: (money) => icons(money === 0 ? [] : ['money']),
})
