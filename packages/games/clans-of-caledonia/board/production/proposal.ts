import type { Seat } from '@bothy/kernel'
import {
  type ContractId,
  GOODS,
  type Good,
  MADE_FROM,
  MEATS,
  PROCESSED_GOODS,
  type View,
} from '@bothy/clans-of-caledonia/data'
import { boxOf } from '../box.ts'
import type { Making } from '../market/making.ts'

/** COC-66: goods of a seat once its factories have worked. */
export function stockAfter(view: View, seat: Seat, making: Making): readonly number[] {
  const used = (raw: Good): number =>
    PROCESSED_GOODS.reduce((sum, good) => sum + (MADE_FROM[good] === raw ? making[good] : 0), 0)
  const made = (good: Good): number => PROCESSED_GOODS.reduce((sum, it) => sum + (it === good ? making[it] : 0), 0)
  return GOODS.map((good) => view.players[seat].goods[good] + made(good) - used(good))
}

export type Lack = { readonly goods: readonly number[]; readonly beef: number; readonly mutton: number }

export const isFilled = ({ goods, beef, mutton }: Lack): boolean =>
  goods.every((n) => n === 0) && beef === 0 && mutton === 0

/** COC-37: goods and animals that a contract lacks with such a stock. */
function lackOf(view: View, seat: Seat, contract: ContractId, stock: readonly number[]): Lack {
  const face = boxOf(view).contractList[contract]
  const shown = view.players[seat].boxes.find((it) => it.contract === contract)
  const [beef, mutton] = MEATS.map((meat) => shown?.[meat] ?? face[meat])
  return {
    goods: GOODS.map((_, i) => Math.max(0, face.goods[i] - (stock[i] ?? 0))),
    beef: beef ?? 0,
    mutton: mutton ?? 0,
  }
}

export type Effect = { readonly contract: ContractId; readonly now: Lack; readonly after: Lack }

export function effectsOf(view: View, seat: Seat, making: Making): readonly Effect[] {
  const now = GOODS.map((good) => view.players[seat].goods[good])
  const after = stockAfter(view, seat, making)
  return view.players[seat].boxes.map(({ contract }) => ({
    contract,
    now: lackOf(view, seat, contract, now),
    after: lackOf(view, seat, contract, after),
  }))
}

const lacking = (view: View, seat: Seat, making: Making): number =>
  effectsOf(view, seat, making).reduce((sum, { after }) => sum + after.goods.reduce((all, n) => all + n, 0), 0)

const total = ({ bread, cheese, whisky }: Making): number => bread + cheese + whisky

/** COC-66: the contract decides between the goods and may keep some raw; beyond that everything is processed. */
export function proposedMaking(view: View): Making {
  const seat = view.pending?.seat ?? 0
  const { goods, income } = view.players[seat]
  const most = income.processed
  let best: Making = { bread: 0, cheese: 0, whisky: 0 }
  let least = Infinity
  for (let whisky = most.whisky; whisky >= 0; whisky--)
    for (let bread = Math.min(most.bread, goods.grain - whisky); bread >= 0; bread--)
      for (let cheese = most.cheese; cheese >= 0; cheese--) {
        const making = { bread, cheese, whisky }
        const lacks = lacking(view, seat, making)
        if (lacks < least || (lacks === least && total(making) > total(best))) [best, least] = [making, lacks]
      }
  return best
}
