import type { Seat } from '@bothy/kernel'
import { type ChronicleId, isChronicle, type Offer, type View } from '@bothy/glen-more-2/data'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { partsOf } from './chronicles/brought.ts'
import type { Pane, Sight } from './chronicles/part.ts'
import { hasPanel } from './chronicles/slots.tsx'
import { boxOf } from './labels.ts'
import { looksOf } from '@bothy/board-kit/parts/stage/visible-area.ts'
import type { BoardContext } from './spot.tsx'

const chosenAt = looksOf<Pane>()

const isAsked = ({ pending }: View, me: Seat | null): boolean => me !== null && pending?.seats.includes(me) === true

const keyOf = ({ view, me, choice }: BoardContext): string =>
  !isAsked(view, me)
    ? 'waiting'
    : choice.picked.length > 0
      ? `picked ${choice.picked[0]}`
      : (view.pending?.kind ?? 'waiting')

export const openedIn = ({ large }: Sight): ChronicleId | null => (isChronicle(large) ? large : null)

export const isSmall = (layout: Layout): boolean => layout === 'phone' || layout === 'low'

export const hasPanels = (layout: Layout): boolean => layout === 'wide' || layout === 'hall'

export const hasPerson = (view: View, { tile }: Offer): boolean => boxOf(view).tiles[tile].type === 'person'

/**
 * On the map if a marker may be placed, or would come with the person looked at. Where the map would replace the rondel, it waits until the
 * person is taken.
 */
function placeOf(table: BoardContext, preview: Offer | undefined): Pane {
  const { view, me, choice, layout } = table
  const { pending } = view
  if (pending === null || !isAsked(view, me) || hasPanel(table)) return 'rondel'
  if (pending.kind === 'claim') return 'map'
  const replaces = isSmall(layout) || layout === 'upright'
  // Shows from which tiles it can be sold: a finger needs the large territory.
  if (isSmall(layout) && choice.picked.length > 0) return 'land'
  if (preview !== undefined && !replaces && hasPerson(view, preview)) return 'map'
  return pending.kind === 'turn' || pending.kind === 'reward' || pending.kind === 'send' ? 'rondel' : 'land'
}

export function sightOf(table: BoardContext, preview: Offer | undefined): Sight {
  const home = table.me ?? table.view.pending?.seat ?? 0
  const look = chosenAt(table.uiState).value
  const isChosen = look !== null && look.key === keyOf(table)
  const [other] =
    isChosen || !isAsked(table.view, table.me) ? [] : partsOf(table.view).flatMap((it) => it.sight?.(table) ?? [])
  const pane = isChosen ? look.pane : (other?.pane ?? placeOf(table, preview))
  const seat = (isChosen ? look.seat : other?.seat) ?? home
  return { pane, large: pane === 'rondel' ? 'land' : pane, seat }
}

export function lookAt(table: BoardContext, pane: Pane, seat: Seat | null): void {
  chosenAt(table.uiState).value = { key: keyOf(table), pane, seat }
}

export function lookBack(table: BoardContext): void {
  chosenAt(table.uiState).value = null
}
