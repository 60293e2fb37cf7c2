import type { Seat } from '@bothy/kernel'
import { type Event, type Good, GOODS } from '@bothy/clans-of-caledonia/data'

/** Money and goods that an event brings a seat or costs it; goods in the order of `GOODS`. */
export type Change = { readonly seat: Seat; readonly money: number; readonly goods: readonly number[] }

export const NO_GOODS: readonly number[] = GOODS.map(() => 0)

export const plus = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((n, i) => n + (b[i] ?? 0))
export const less = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((n, i) => n - (b[i] ?? 0))

const some = (good: Good, n: number): readonly number[] => GOODS.map((it) => (it === good ? n : 0))
const counted = (goods: readonly Good[]): readonly number[] =>
  GOODS.map((good) => goods.filter((it) => it === good).length)

export function changeOf(event: Event): Change | null {
  switch (event.type) {
    case 'produced':
      return { seat: event.seat, money: event.money, goods: event.goods }
    case 'processed': {
      const { seat, bread, cheese, whisky } = event
      return { seat, money: 0, goods: [0, 0 - bread - whisky, 0 - cheese, bread, cheese, whisky] }
    }
    case 'goodDiscarded':
      return { seat: event.seat, money: event.money, goods: some(event.good, -event.n) }
    case 'barrelStored':
      return { seat: event.seat, money: 0, goods: some('whisky', -1) }
    case 'barrelWithdrawn':
      return { seat: event.seat, money: event.money, goods: some('whisky', 1) }
    case 'bought':
      return { seat: event.seat, money: -event.n * event.price, goods: some(event.good, event.n) }
    case 'sold':
      return { seat: event.seat, money: event.n * event.price, goods: some(event.good, -event.n) }
    case 'goodsExchanged':
      return { seat: event.seat, money: 0, goods: less(counted(event.gain), some(event.give, 1)) }
    case 'contractFulfilled':
      return { seat: event.seat, money: 0, goods: less(NO_GOODS, event.needs.goods) }
    case 'pairTaken':
      return { seat: event.seat, money: event.money, goods: counted(event.goods) }
    case 'contractObtained':
    case 'imported':
    case 'moneyGained':
    case 'passed':
      return { seat: event.seat, money: event.money, goods: NO_GOODS }
    case 'unitPlaced':
    case 'shippingUpgraded':
    case 'technologyUpgraded':
    case 'merchantHired':
    case 'portUsed':
      return { seat: event.seat, money: -event.money, goods: NO_GOODS }
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
    case 'gloryGained':
    case 'merchantRecalled':
    case 'priceShifted':
    case 'roundBegan':
    case 'roundScored':
    case 'rowed':
    case 'slaughtered':
    case 'turnEnded':
    case 'unitSwapped':
    case 'workerLeftOut':
      return null
  }
}
