import { leavesOf } from '@bothy/kernel'
import { BOX, type View } from '@bothy/clans-of-caledonia/data'
import { type Mark, markOf } from '@bothy/clans-of-caledonia/data/provenance'
import type { AllWords } from './explain-words.ts'
import type { Words } from '../words.ts'

/** The most telling first. */
const MARKS = ['corrected', 'doubtful', 'reconstructed'] as const satisfies readonly Mark[]
const PLACES: readonly string[] = leavesOf(BOX).map(({ at }) => at)

/** The most telling mark at and below these places of the data; null if all values are known. */
export function markBelow({ corrections }: Pick<View, 'corrections'>, places: readonly string[]): Mark | null {
  const below = (at: string): boolean => places.some((place) => at === place || at.startsWith(`${place}.`))
  const found = PLACES.flatMap((at) => (below(at) ? (markOf(at, corrections) ?? []) : []))
  return MARKS.find((mark) => found.includes(mark)) ?? null
}

const SIGNS = { corrected: '✎', doubtful: '?', reconstructed: '≈' } as const satisfies Record<Mark, string>

/** The small mark beside a value that is not known for certain, with its word. */
export function MarkSign({ mark, words }: { mark: Mark; words: Pick<Words, 'markName'> }) {
  return (
    <span class="coc-mark" data-mark={mark}>
      <span class="coc-mark-sign" aria-hidden="true">
        {SIGNS[mark]}
      </span>
      {words.markName(mark)}
    </span>
  )
}

/** The mark at the end of an explanation, with what it means. */
export function MarkNote({ view, places, words }: { view: View; places: readonly string[]; words: AllWords }) {
  const mark = markBelow(view, places)
  if (mark === null) return null
  return (
    <p class="coc-mark-note" data-mark={mark}>
      <span class="coc-mark-sign" aria-hidden="true">
        {SIGNS[mark]}
      </span>
      {words.explain.markText[mark]}
    </p>
  )
}
