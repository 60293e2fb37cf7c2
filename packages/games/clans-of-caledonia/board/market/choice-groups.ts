import { GOODS, type View } from '@bothy/clans-of-caledonia/data'
import { type Signal, signal } from '@preact/signals'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'
import { isHandheld } from '@bothy/board-kit/board/layout.ts'
import type { BoardContext } from '../spot.tsx'
import { at, type Upgrade } from '../targets.ts'

export const GROUPS = ['place', 'trade', 'contracts', 'upgrades'] as const
export type ChoiceGroup = (typeof GROUPS)[number]

export type Offer =
  | { readonly group: 'place' | 'upgrades'; readonly n: number; readonly least: number }
  | { readonly group: 'trade'; readonly n: number; readonly sells: number; readonly buys: number }
  | { readonly group: 'contracts'; readonly n: number; readonly ready: number; readonly takes: number }

type Chosen = { readonly key: string; readonly group: ChoiceGroup }

const chosen = new WeakMap<BoardUiState, Signal<Chosen | null>>()

function chosenAt(uiState: BoardUiState): Signal<Chosen | null> {
  const found = chosen.get(uiState) ?? signal<Chosen | null>(null)
  chosen.set(uiState, found)
  return found
}

const keyOf = ({ round, pending, players }: View): string =>
  `${round} ${pending?.seat} ${players.map(({ money }) => money).join(' ')}`

/** COC-24: only at the first choice of a turn; on a phone the panes group things. */
export const isGrouped = ({ view, me, choice, layout }: BoardContext): boolean =>
  view.pending?.kind === 'turn' && view.pending.seat === me && choice.picked.length === 0 && !isHandheld(layout)

export function groupOf(table: BoardContext): ChoiceGroup | null {
  const now = chosenAt(table.uiState).value
  return now?.key === keyOf(table.view) ? now.group : null
}

export function chooseGroup(table: BoardContext, group: ChoiceGroup | null): void {
  chosenAt(table.uiState).value = group === null ? null : { key: keyOf(table.view), group }
}

const UPGRADES = ['shipping', 'merchant', 'woodcutter', 'miner'] as const satisfies readonly Upgrade[]

export function offersOf({ view, choice }: Pick<BoardContext, 'view' | 'choice'>): readonly Offer[] {
  const seat = view.pending?.seat ?? 0
  const isLit = (target: string): boolean => choice.isSelectable(target)
  const prices = view.sites.flatMap((site) =>
    site.prices.flatMap(({ unit, price, reason }) => (reason === null ? [{ unit, price }] : [])),
  )
  const sells = GOODS.filter((good) => isLit(at.sell(good))).length
  const buys = GOODS.filter((good) => isLit(at.buy(good))).length
  const takes = view.display.filter((contract) => contract !== null && isLit(at.contract(contract))).length
  const ready = view.players[seat].boxes.filter(({ contract }) => isLit(at.contract(contract))).length
  const costs = UPGRADES.flatMap((upgrade) => {
    const cost = upgrade === 'shipping' || upgrade === 'merchant' ? upgrade : 'technology'
    return isLit(at.upgrade(upgrade)) ? [view.upgradeCosts[cost]] : []
  })
  return [
    {
      group: 'place',
      n: new Set(prices.map(({ unit }) => unit)).size,
      least: Math.min(...prices.map(({ price }) => price)),
    },
    { group: 'trade', n: sells + buys, sells, buys },
    { group: 'contracts', n: takes + ready, takes, ready },
    { group: 'upgrades', n: costs.length, least: Math.min(...costs) },
  ]
}
