import { leavesOf } from '@bothy/kernel'
import { BOX, type View } from '@bothy/clans-of-caledonia/data'
import { type Mark, markOf } from '@bothy/clans-of-caledonia/data/provenance'
import type { AllWords } from './explain-words.ts'
import type { Words } from '../words.ts'

const MARKS = ['corrected', 'doubtful', 'reconstructed'] as const satisfies readonly Mark[]
const PLACES: readonly string[] = leavesOf(BOX).map(({ at }) => at)

export function markBelow({ corrections }: Pick<View, 'corrections'>, places: readonly string[]): Mark | null {
  const below = (at: string): boolean => places.some((place) => at === place || at.startsWith(`${place}.`))
  const found = PLACES.flatMap((at) => (below(at) ? (markOf(at, corrections) ?? []) : []))
  return MARKS.find((mark) => found.includes(mark)) ?? null
}

const SIGNS = { corrected: '✎', doubtful: '?', reconstructed: '≈' } as const satisfies Record<Mark, string>

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
