import type { JSX } from 'preact'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { lazyOverlay } from '@bothy/board-kit/ui/page/lazy.tsx'

const LegendDialog = lazyOverlay(async () => (await import('./legend-dialog.tsx')).loadLegendDialog())

export function Legend(): JSX.Element | null {
  const { board, props } = useTableContext()
  const { showsLegend } = props.uiState
  const at = showsLegend.value
  if (at === false) return null
  return (
    <LegendDialog board={board} table={props} at={at === true ? '' : at} onClose={() => (showsLegend.value = false)} />
  )
}
