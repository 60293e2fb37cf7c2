import { type Signal, signal } from '@preact/signals'
import type { Seat } from '@bothy/kernel'
import type { AskKind } from '@bothy/clans-of-caledonia/data'
import type { BoardUiState, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { hasTabs, type Layout } from '@bothy/board-kit/board/layout.ts'
import type { BoardContext } from './spot.tsx'
import { isProducing } from './production/is-producing.ts'
import { at } from './targets.ts'

/** `map`: on a phone no pane lies over it. */
export const PANES = ['mine', 'market', 'contracts'] as const
/** `production` is there only while goods are made. */
export type Pane = (typeof PANES)[number] | 'map' | 'production'

type Look = { readonly key: string; readonly pane: Pane; readonly seat: Seat | null }

const chosen = new WeakMap<BoardUiState, Signal<Look | null>>()

function chosenAt(uiState: BoardUiState): Signal<Look | null> {
  const found = chosen.get(uiState) ?? signal<Look | null>(null)
  chosen.set(uiState, found)
  return found
}

const kindOf = (target: ClickTarget | undefined): string => target?.split(':')[0] ?? ''

function keyOf({ view: { pending }, me, choice }: BoardContext): string {
  return pending === null || pending.seat !== me ? 'waiting' : `${pending.kind} ${kindOf(choice.picked[0])}`
}

const ASKED: { readonly [K in AskKind]?: Pane } = {
  shift: 'market',
  trade: 'market',
  placed: 'market',
  obtainMore: 'contracts',
  fulfilMore: 'contracts',
  keep: 'contracts',
  bonus: 'mine',
  exchange: 'mine',
  milk: 'mine',
  barrel: 'mine',
}

const PICKED: { readonly [kind: string]: Pane } = {
  unit: 'map',
  port: 'map',
  hex: 'map',
  buy: 'market',
  sell: 'market',
  give: 'mine',
  discard: 'mine',
}

export const hasSheets = (layout: Layout): boolean => layout === 'phone' || layout === 'low'

const without = (layout: Layout, pane: Pane): Pane => (pane === 'map' && !hasSheets(layout) ? 'mine' : pane)

function usualPane({ view, me, choice, layout }: BoardContext): Pane {
  const { pending, sites } = view
  if (isProducing(view) && !hasSheets(layout)) return 'production'
  if (pending === null || pending.seat !== me) return without(layout, 'map')
  const kind = kindOf(choice.picked[0])
  // COC-63: for a unit taken from the map, one of the own board.
  const picked = pending.kind === 'swap' && kind === 'hex' ? 'mine' : PICKED[kind]
  // A space that can be chosen must be seen, wherever else the question could be answered.
  const asked = sites.some(({ hex }) => choice.isSelectable(at.hex(hex))) ? 'map' : ASKED[pending.kind]
  return without(layout, picked ?? asked ?? 'map')
}

export type Sight = { readonly pane: Pane; readonly seat: Seat }

export function sightOf(table: BoardContext): Sight {
  const { view, me, uiState, layout } = table
  const home = me ?? view.pending?.seat ?? 0
  const look = chosenAt(uiState).value
  const isThere = look?.pane !== 'production' || isProducing(view)
  if (look !== null && isThere && look.key === keyOf(table))
    return { pane: without(layout, look.pane), seat: look.seat ?? home }
  return { pane: usualPane(table), seat: home }
}

export function lookAt(table: BoardContext, pane: Pane, seat: Seat | null = null): void {
  chosenAt(table.uiState).value = { key: keyOf(table), pane, seat }
}

export const hasChips = ({ layout }: BoardContext): boolean =>
  hasTabs(layout) || layout === 'low' || layout === 'narrow'
