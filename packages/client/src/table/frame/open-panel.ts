import type { Layout } from '@bothy/board-kit/board/layout.ts'
import type { SideTab } from './side-tabs.ts'

type Sheet = 'choices' | 'seat'

export type OpenPanel = {
  readonly tab: SideTab | null
  readonly rule: string | null
  readonly sheet: { readonly kind: Sheet; readonly anchor: Element } | null
  readonly ending: boolean
}

export const NOTHING_OPEN: OpenPanel = { tab: null, rule: null, sheet: null, ending: true }

export type PanelEvent =
  | { readonly type: 'tab'; readonly tab: SideTab | null }
  | { readonly type: 'rule'; readonly rule: string }
  | { readonly type: 'sheet'; readonly kind: Sheet; readonly anchor: Element | null }
  | { readonly type: 'ending'; readonly ending: boolean }

export function openPanel(open: OpenPanel, event: PanelEvent): OpenPanel {
  switch (event.type) {
    case 'rule':
      return { ...open, tab: 'rules', rule: event.rule }
    case 'sheet':
      if (event.anchor !== null) return { ...open, sheet: { kind: event.kind, anchor: event.anchor } }
      // Browsers report that a sheet has closed after the next one has opened.
      return open.sheet?.kind === event.kind ? { ...open, sheet: null } : open
    case 'tab':
      return { ...open, tab: event.tab }
    case 'ending':
      return { ...open, ending: event.ending }
  }
}

export const coversBoard = ({ tab }: OpenPanel, layout: Layout): boolean => tab !== null && layout !== 'hall'

export const tabAfterKey = (open: OpenPanel, wanted: SideTab, layout: Layout): SideTab | null =>
  wanted === open.tab && coversBoard(open, layout) ? null : wanted
