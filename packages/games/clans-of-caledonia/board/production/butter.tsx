import { plain } from '@bothy/kernel'
import { at } from '../targets.ts'
import type { BoardContext } from '../spot.tsx'
import { butterOf } from './making-draft.ts'

/** COC-85: less than all the milk, as it is set on the paper; all or none have buttons of their own. */
export function ButterButton({ table }: { readonly table: BoardContext }) {
  const { view, choice } = table
  const n = butterOf(table)
  if (n === 0 || n >= view.players[view.pending?.seat ?? 0].goods.milk) return null
  return (
    <button
      type="button"
      class="button primary choice coc-confirm"
      data-state="lit"
      data-target={at.discard('milk')}
      onClick={() => {
        choice.pick(at.discard('milk'))
        choice.pick(at.discardNumber('milk', n))
      }}
    >
      {plain(table.texts.action({ type: 'discard', good: 'milk', n }, view, table.reader), [])}
    </button>
  )
}
