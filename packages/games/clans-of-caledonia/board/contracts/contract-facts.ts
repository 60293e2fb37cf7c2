import {
  type ContractId,
  type ContractShown,
  type Good,
  GOODS,
  type Import,
  IMPORTS,
  type Meat,
  MEATS,
  type View,
} from '@bothy/clans-of-caledonia/data'
import { boxOf } from '../box.ts'

export type Need = { readonly item: Good | Meat; readonly n: number; readonly missing: number }

export type ContractFacts = {
  readonly contract: ContractId
  readonly needs: readonly Need[]
  readonly imports: readonly { readonly kind: Import; readonly n: number }[]
  readonly bonus: { readonly money: number; readonly freeSpace: number; readonly upgrade: number }
  readonly shown: ContractShown | null
}

function shownOf(view: View, contract: ContractId): ContractShown | null {
  const boxes = view.players.flatMap((player) => player.boxes)
  return [...boxes, ...view.offers].find((shown) => shown.contract === contract) ?? null
}

export function contractFacts(view: View, contract: ContractId): ContractFacts {
  const face = boxOf(view).contractList[contract]
  const shown = shownOf(view, contract)
  const missing = (item: Good | Meat): number => {
    if (shown === null) return 0
    return item === 'beef' || item === 'mutton' ? shown[item] : shown.missing[item]
  }
  const needs: readonly (readonly [Good | Meat, number])[] = [
    ...GOODS.map((good, i) => [good, face.goods[i]] as const),
    ...MEATS.map((meat) => [meat, face[meat]] as const),
  ]
  return {
    contract,
    needs: needs.flatMap(([item, n]) => (n > 0 ? [{ item, n, missing: missing(item) }] : [])),
    imports: IMPORTS.flatMap((kind) => (face[kind] > 0 ? [{ kind, n: face[kind] }] : [])),
    bonus: { money: face.money, freeSpace: face.freeSpace, upgrade: face.upgrade },
    shown,
  }
}
