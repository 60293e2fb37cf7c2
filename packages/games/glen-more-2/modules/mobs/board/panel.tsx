import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import type { BoardContext } from '../../../board/spot.tsx'
import type { MobsShown } from './presenter.ts'
import { Prison } from './prison.tsx'
import { mobsIn } from './words.ts'

export const Asked = lazy<{ table: BoardContext; shown: MobsShown }>(
  async () => (await import('./asked.tsx')).Asked,
  () => null,
)

export function Mobs({ table }: { table: BoardContext }) {
  const { mobs: shown } = table.view.chronicles
  const kind = table.view.pending?.kind
  if (shown === undefined) return null
  return (
    <section class="gm2-panel gm2-mobs" aria-label={mobsIn(table).title} data-asks={kind}>
      {kind === 'mob' ? <Prison table={table} shown={shown} /> : <Asked table={table} shown={shown} />}
    </section>
  )
}
