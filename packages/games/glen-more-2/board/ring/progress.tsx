import { SCORINGS, THE_END, type View } from '@bothy/glen-more-2/data'
import { scoringStretches, Stretches } from '@bothy/board-kit/board/scoring/stretches.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const isEndInSight = ({ line }: View): boolean => line.some(({ tile }) => tile === THE_END)

/** GM2-25, GM2-131: share of the way to a scoring; The End ends the last one. */
function shareOf(view: View, round: number): number {
  if (round === SCORINGS && isEndInSight(view)) return 1
  return 1 - view.stacks[round - 1] / view.sizes[round - 1]
}

function stretchWords(view: View, round: number, { table }: Words): string {
  const left = view.stacks[round - 1] ?? 0
  if (round < SCORINGS) return table.toScoring(left, table.scoring(round))
  return isEndInSight(view) ? table.endInSight(view.arrivals.length, view.seats) : table.toEnd(left)
}

export function Progress({ view, language, layout }: BoardContext) {
  const words = wordsOf(language)
  const tell = (round: number) => ({
    share: shareOf(view, round),
    toGo: stretchWords(view, round, words),
    title: words.table.scoring(round),
  })
  return <Stretches all={scoringStretches(SCORINGS, view, tell)} layout={layout} />
}
