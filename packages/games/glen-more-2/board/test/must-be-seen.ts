import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more-2'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { everybodysPoints, marketHeads } from '@bothy/board-kit/testing/tiles-seen.ts'
import { isCellarsAsked } from '../../modules/cellars/board/presenter.ts'
import { isHaggisAsked } from '../../modules/haggis/board/presenter.ts'
import { isMobAsked } from '../../modules/mobs/board/presenter.ts'
import { isTomeAsked } from '../../modules/tome/board/presenter.ts'
import { hasPanel } from '../chronicles/slots.tsx'

const onRondel = new Set<string>(['turn', 'reward', 'send'])

const TOME_PARTS: { readonly [kind: string]: string } = { borrow: '.gm2-borrowed-tile', exchange: '.gm2-deal-spot' }

const askedParts = (view: View): readonly string[] => {
  if (isHaggisAsked(view)) return ['.gm2-haggis-table']
  if (isCellarsAsked(view)) return ['.gm2-cask-hit']
  if (isTomeAsked(view)) return [TOME_PARTS[view.pending?.kind ?? ''] ?? '.gm2-event-card']
  if (isMobAsked(view, view.pending?.seat ?? null)) return [view.pending?.kind === 'mob' ? '.gm2-mob' : '.gm2-mobs']
  return view.pending?.kind === 'token' ? ['.gm2-castle', '.gm2-river'] : ['.gm2-glen', '.gm2-voter']
}

/**
 * The points of all seats, every space of the rondel, every row of the market and its headings, the territory and the clan board. Where not all of it has
 * room, only the place of the question: the rondel, the territory, the map, which is panned, or a Chronicle's panel.
 */
export function mustBeSeen(view: View, me: Seat | null, layout: Layout): readonly string[] {
  const points = everybodysPoints(view.seats)
  const asks = view.pending !== null && view.pending.seat === me ? view.pending.kind : null
  const isClaim = asks === 'claim'
  const rondel = ['.gm2-space', '.gm2-stall', ...marketHeads(me)]
  // Pieces to put down or build have the place of the shelf.
  const shelf = asks === 'build' ? ['.gm2-tray'] : asks === 'bring' || asks === 'pay' ? [] : ['.gm2-shelf-head']
  const asked = !hasPanel({ view, me }) ? [] : askedParts(view)
  if (layout === 'phone' || layout === 'low') {
    if (hasPanel({ view, me })) return [...points, ...asked, '.gm2-moor']
    if (isClaim) return [...points, '.gm2-map-frame']
    return [...points, ...(asks === null || onRondel.has(asks) ? rondel : ['.gm2-moor', '.gm2-land-name'])]
  }
  if (layout === 'upright' && isClaim) return [...points, '.gm2-map-frame', '.gm2-moor']
  const headed = [...rondel, ...(isClaim ? ['.gm2-map-key'] : [])]
  const decides = asks !== null && onRondel.has(asks)
  const told = layout === 'upright' || !decides ? [] : ['.gm2-middle :is(button.gm2-compared, [data-explains])']
  const signs = layout === 'wide' || layout === 'hall' ? ['.seat-panel-head', '.gm2-stats', '.gm2-stock'] : []
  return [...points, ...headed, ...asked, '.gm2-moor', '.gm2-map-frame', ...shelf, ...told, ...signs]
}
