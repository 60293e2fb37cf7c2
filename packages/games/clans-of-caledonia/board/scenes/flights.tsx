import './flights-styles.css'
import type { Seat } from '@bothy/kernel'
import {
  type Event,
  FACTORIES,
  type Good,
  GOODS,
  PRODUCT_OF,
  type Types,
  type Unit,
  type View,
} from '@bothy/clans-of-caledonia/data'
import type { ComponentChild } from 'preact'
import { Coin, Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { type Movement, type Place, tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { Merchant, UnitPiece } from '../pieces/pieces.tsx'
import { type PlannedGain, planOf } from '../production/production-plan.ts'
import { at } from '../targets.ts'

type Flown = Extract<Movement, { readonly kind: 'fly' }>

const home = (seat: Seat): Place => `seat:${seat}`
const purse = (seat: Seat): readonly Place[] => [`money:${seat}`, home(seat)]
const stock = (seat: Seat, good: Good): readonly Place[] => [`${good}:${seat}`, `stock:${seat}`, home(seat)]
const points = (seat: Seat): readonly Place[] => [`points:${seat}`, home(seat)]
const merchants = (seat: Seat): readonly Place[] => [`merchants:${seat}`, home(seat)]
const row = (seat: Seat, unit: Unit): readonly Place[] => [`unit:${unit}:${seat}`, home(seat)]

const fly = (sign: ComponentChild, from: readonly Place[], to: readonly Place[]): Flown => ({
  kind: 'fly',
  sign,
  from,
  to,
})

const Gain = ({ children }: { children: ComponentChild }) => <span class="coc-flying">{children}</span>

const counted = (icon: IconName, n: number): ComponentChild => (
  <>
    +{n} <Icon icon={icon} size={24} />
  </>
)

const money = (seat: Seat, n: number, from: readonly Place[]): readonly Movement[] =>
  n > 0 ? [fly(<Coin value={`+£${n}`} size={38} />, from, purse(seat))] : []

const glory = (seat: Seat, n: number, from: readonly Place[]): readonly Movement[] =>
  n > 0 ? [fly(<Points value={`+${n}`} size={40} />, from, points(seat))] : []

const paid = (seat: Seat, n: number, to: readonly Place[]): readonly Movement[] =>
  n > 0 ? [fly(<Coin value={`−£${n}`} size={34} />, purse(seat), [...to, home(seat)])] : []

const good = (seat: Seat, kind: Good, n: number, from: readonly Place[]): Movement =>
  fly(<Gain>{counted(kind, n)}</Gain>, from, stock(seat, kind))

const goodsOut = (seat: Seat, kind: Good, n: number, to: readonly Place[]): readonly Movement[] =>
  n > 0
    ? [
        fly(
          <Gain>
            −{n} <Icon icon={kind} size={24} />
          </Gain>,
          stock(seat, kind),
          [...to, home(seat)],
        ),
      ]
    : []

type Seen = { readonly view: View; readonly me: Seat | null }

/** Signs of other players are smaller than the reader's own. */
const signSize = (seat: Seat, me: Seat | null): number => (me === null || me === seat ? 34 : 22)

export const gainFlight = ({ seat, source, at: time }: PlannedGain, me: Seat | null): Movement => {
  const size = signSize(seat, me)
  const from = [at.hex(source.hex), 'map', home(seat)]
  return source.good === null
    ? { ...fly(<Coin value={`£${source.money}`} size={size} />, from, purse(seat)), at: time }
    : {
        ...fly(
          <Gain>
            {source.n > 1 && `+${source.n} `}
            <Icon icon={source.good} size={Math.round(size * 0.75)} />
          </Gain>,
          from,
          stock(seat, source.good),
        ),
        at: time,
      }
}

/** COC-66: from each unit what it brings, one after another. */
const produced = (seat: Seat, { view, me }: Seen): readonly Movement[] =>
  planOf(view, [seat], tempoOf(speed.peek())).gains.map((gain) => gainFlight(gain, me))

const RAW_OF = { bread: 'grain', cheese: 'milk', whisky: 'grain' } as const

/** COC-66: to the first factory of each kind, and from there. */
const processed = (event: Extract<Event, { readonly type: 'processed' }>, { view }: Seen): readonly Movement[] =>
  FACTORIES.flatMap((factory) => {
    const product = PRODUCT_OF[factory]
    const first = view.spaces.find(({ seat, unit }) => seat === event.seat && unit === factory)
    const from = [...(first === undefined ? [] : [at.hex(first.hex)]), 'map', home(event.seat)]
    const n = event[product]
    return n === 0 ? [] : [...goodsOut(event.seat, RAW_OF[product], n, from), good(event.seat, product, n, from)]
  })

const piece = (unit: Unit, seat: Seat): ComponentChild => <UnitPiece unit={unit} seat={seat} size={48} />

const merchantsOut = (seat: Seat, n: number, to: readonly Place[]): Movement =>
  fly(
    <span class="coc-flying-merchants">
      {Array.from({ length: n }, (_, i) => (
        <Merchant key={i} seat={seat} size={28} />
      ))}
    </span>,
    merchants(seat),
    to,
  )

const ladder = (kind: Good, side: 'buy' | 'sell'): readonly Place[] => [`${side}:${kind}`, `good:${kind}`]

type Source = readonly Place[]

function movementsOf(event: Event, source: Source, table: Seen): readonly Movement[] {
  switch (event.type) {
    case 'unitPlaced':
      return [
        fly(piece(event.unit, event.seat), row(event.seat, event.unit), [at.hex(event.hex)]),
        ...paid(event.seat, event.money, [at.hex(event.hex)]),
      ]
    case 'pairTaken':
      return [
        ...money(event.seat, event.money, [at.pair(event.pair.tile), 'map', home(event.seat)]),
        ...GOODS.flatMap((kind) => {
          const n = event.goods.filter((other) => other === kind).length
          return n > 0 ? [good(event.seat, kind, n, [at.pair(event.pair.tile), 'map', home(event.seat)])] : []
        }),
      ]
    case 'merchantHired':
      return paid(event.seat, event.money, merchants(event.seat))
    case 'shippingUpgraded':
      return paid(event.seat, event.money, [`shipping:${event.seat}`])
    case 'technologyUpgraded':
      return paid(event.seat, event.money, row(event.seat, event.technology))
    case 'unitSwapped':
      return [fly(piece(event.to, event.seat), row(event.seat, event.to), [at.hex(event.hex)])]
    case 'slaughtered':
      return [fly(piece(event.unit, event.seat), [at.hex(event.hex)], row(event.seat, event.unit))]
    case 'rowed':
      return [fly(piece('fisherman', event.seat), [at.hex(event.from)], [at.hex(event.to)])]
    case 'bought':
      return [
        merchantsOut(event.seat, event.n, ladder(event.good, 'buy')),
        good(event.seat, event.good, event.n, ladder(event.good, 'buy')),
        ...paid(event.seat, event.n * event.price, ladder(event.good, 'buy')),
      ]
    case 'sold':
      return [
        merchantsOut(event.seat, event.n, ladder(event.good, 'sell')),
        ...goodsOut(event.seat, event.good, event.n, ladder(event.good, 'sell')),
        ...money(event.seat, event.n * event.price, ladder(event.good, 'sell')),
      ]
    case 'merchantRecalled':
      return [fly(<Merchant seat={event.seat} size={28} />, [`good:${event.good}`], merchants(event.seat))]
    case 'contractObtained':
      return event.money < 0
        ? paid(event.seat, -event.money, [at.contract(event.contract)])
        : money(event.seat, event.money, [at.contract(event.contract), home(event.seat)])
    case 'contractFulfilled':
      return [
        ...GOODS.flatMap((kind, i) =>
          goodsOut(event.seat, kind, event.needs.goods[i] ?? 0, [at.contract(event.contract)]),
        ),
        fly(
          <Icon icon="contract" size={40} />,
          [at.contract(event.contract), home(event.seat)],
          [`exports:${event.seat}`, home(event.seat)],
        ),
      ]
    case 'imported':
      return [
        fly(
          <Gain>{counted(event.good, event.n)}</Gain>,
          [...source, home(event.seat)],
          [`import:${event.good}`, home(event.seat)],
        ),
        ...money(event.seat, event.money, [`import:${event.good}`, home(event.seat)]),
      ]
    case 'moneyGained':
      return money(event.seat, event.money, [...source, home(event.seat)])
    case 'gloryGained':
      return glory(event.seat, event.glory, [...source, home(event.seat)])
    case 'portUsed':
      return [
        fly(<SeatBadge seat={event.seat} size={30} />, [home(event.seat)], [at.port(event.port)]),
        ...paid(event.seat, event.money, [at.port(event.port)]),
      ]
    case 'goodsExchanged':
      return [
        ...goodsOut(event.seat, event.give, 1, source),
        ...GOODS.flatMap((kind) => {
          const n = event.gain.filter((other) => other === kind).length
          return n > 0 ? [good(event.seat, kind, n, [...source, home(event.seat)])] : []
        }),
      ]
    case 'barrelWithdrawn':
      return [
        ...money(event.seat, event.money, [at.barrel(event.spot), home(event.seat)]),
        good(event.seat, 'whisky', 1, [at.barrel(event.spot), home(event.seat)]),
      ]
    case 'barrelStored':
      return [fly(<Icon icon="whisky" size={30} />, stock(event.seat, 'whisky'), [at.barrel(1), home(event.seat)])]
    case 'goodDiscarded':
      return money(event.seat, event.money, stock(event.seat, event.good))
    case 'passed':
      return money(event.seat, event.money, ['order', home(event.seat)])
    case 'produced':
      return produced(event.seat, table)
    case 'processed':
      return processed(event, table)
    case 'roundScored':
      return event.glory.flatMap((n, seat) => glory(seat, n, ['map', home(seat)]))
    case 'auctionWon':
    case 'bidDeclined':
    case 'bidMade':
    case 'contractRemoved':
    case 'contractsDrawn':
    case 'contractsFilled':
    case 'contractsReturned':
    case 'declined':
    case 'diceRolled':
    case 'gameBegan':
    case 'gameEnded':
    case 'priceShifted':
    case 'roundBegan':
    case 'turnEnded':
    case 'workerLeftOut':
      return []
  }
}

function sourceAfter(event: Event, source: Source): Source {
  if (event.type === 'portUsed') return [at.port(event.copy ?? event.port)]
  if (event.type === 'contractFulfilled') return [`exports:${event.seat}`, home(event.seat)]
  return source
}

export const flights: NonNullable<GameBoard<Types>['flights']> = (events, table) => {
  let source: Source = []
  return events.flatMap((event) => {
    const movements = movementsOf(event, source, table)
    source = sourceAfter(event, source)
    return movements
  })
}
