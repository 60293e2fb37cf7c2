import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/clans-of-caledonia'
import type { Layout } from '@bothy/board-kit/board/layout.ts'

const atDraft = new Set<string>(['pair', 'bid'])
const producing = new Set<string>(['process', 'milk', 'barrel'])
const onMap = new Set<string>(['start', 'site', 'slaughter', 'after', 'process'])

/** All contracts on display, unless numbers to choose from or a contract written out stand above them. */
const DISPLAY =
  ':is(.coc-right:has(.coc-numbers, .coc-paper) .coc-stall, .coc-right:not(:has(.coc-numbers, .coc-paper)) .coc-card)'

export function mustBeSeen(view: View, me: Seat | null, layout: Layout): readonly string[] {
  const everybody = Array.from({ length: view.seats }, (_, seat) => `[data-seat-home="${seat}"]`)
  const kind = view.pending?.kind ?? ''
  const drafts = atDraft.has(kind)
  const hasSheets = layout === 'phone' || layout === 'low'
  const map = drafts
    ? ['.coc-draft h2', ...(layout === 'phone' ? ['.coc-pair:first-child .coc-pair-name'] : [])]
    : !hasSheets || onMap.has(kind)
      ? ['.coc-map-pane']
      : []
  if (layout !== 'wide' && layout !== 'hall') return [...everybody, ...map, '.coc-pane-button']
  const board = me === null ? [] : ['.coc-mine-money', '.coc-held', '.coc-unit-row', '.coc-upgrade-row']
  const cellar = me !== null && view.players[me].cellar.length > 0 ? ['.coc-cellar .coc-spot'] : []
  // The question about a barrel is the longest, and takes a line from the stage.
  const fate = kind === 'barrel' ? [] : ['.coc-import', '.coc-places']
  const trade = producing.has(kind) ? '.coc-production' : '.coc-stall'
  const rails = [trade, ...fate, ...cellar, ...(kind === 'turn' ? [DISPLAY] : [])]
  return [...everybody, ...map, ...board, ...rails]
}

export const seenInCutscene: readonly string[] = ['.show-headline', '.show-buttons .button']
