import { SCORINGS, TILES_OF_STACK, type View } from '@bothy/glen-more/data'
import { scoringStretches, Stretches } from '@bothy/board-kit/board/scoring/stretches.tsx'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

/** Stack 0 belongs to the first scoring. */
const before = (scoring: number, of: (stack: number) => number): number => of(scoring) + (scoring === 1 ? of(0) : 0)

const leftBefore = ({ stacks }: View, scoring: number): number => before(scoring, (stack) => stacks[stack])

export function Progress({ view, language, layout }: BoardContext) {
  const { board } = wordsOf(language)
  const all = scoringStretches(SCORINGS, view, (scoring) => {
    const left = leftBefore(view, scoring)
    const full = before(scoring, (stack) => TILES_OF_STACK[stack].length)
    return {
      share: 1 - left / full,
      toGo: left === 0 ? board.lastTiles : board.toScoring(left, scoring),
      title: board.scoringTitle(scoring),
    }
  })
  return <Stretches all={all} layout={layout} />
}
