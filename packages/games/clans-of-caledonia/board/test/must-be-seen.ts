import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/clans-of-caledonia'
import type { Layout } from '@bothy/board-kit/board/layout.ts'

const atDraft = new Set<string>(['pair', 'bid'])
const onMap = new Set<string>(['start', 'site', 'slaughter', 'after', 'process'])

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
  return [...everybody, ...map, ...board, '.coc-stall']
}

export const seenInCutscene: readonly string[] = ['.show-headline', '.show-buttons .button']
