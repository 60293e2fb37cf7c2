import { leavesOf } from '@bothy/kernel'
import { BOX, type View } from '@bothy/glen-more-2/data'
import { type Mark, MARKS, markOf } from '@bothy/glen-more-2/data/provenance'
import type { AllWords } from '../details/explain-words.ts'

const PLACES: readonly string[] = leavesOf(BOX).map(({ at }) => at)

function markBelow({ corrections }: Pick<View, 'corrections'>, places: readonly string[]): Mark | null {
  const below = (at: string): boolean => places.some((place) => at === place || at.startsWith(`${place}.`))
  const found = PLACES.flatMap((at) => (below(at) ? (markOf(at, corrections) ?? []) : []))
  return MARKS.find((mark) => found.includes(mark)) ?? null
}

const SIGNS = { corrected: '✎', doubtful: '?', reconstructed: '≈' } as const satisfies Record<Mark, string>

export function MarkNote({ view, places, words }: { view: View; places: readonly string[]; words: AllWords }) {
  const mark = markBelow(view, places)
  if (mark === null) return null
  return (
    <p class="gm2-mark-note" data-mark={mark}>
      <span class="gm2-mark-sign" aria-hidden="true">
        {SIGNS[mark]}
      </span>{' '}
      {words.explain.markText[mark]}
    </p>
  )
}
