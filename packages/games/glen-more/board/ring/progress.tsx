import { SCORINGS, TILES_OF_STACK, type View } from '@bothy/glen-more/data'
import { stateOf, Stretches } from '@bothy/board-kit/board/scoring/stretches.tsx'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

/** Stack 0 belongs to the first scoring. */
const before = (scoring: number, of: (stack: number) => number): number => of(scoring) + (scoring === 1 ? of(0) : 0)

const leftBefore = ({ stacks }: View, scoring: number): number => before(scoring, (stack) => stacks[stack])

export function Progress({ view, language, layout }: BoardContext) {
  const { board } = wordsOf(language)
  const current = view.ranks === null ? view.scorings + 1 : SCORINGS + 1
  const all = Array.from({ length: SCORINGS }, (_, i) => {
    const scoring = i + 1
    const state = stateOf(scoring, current)
    const left = leftBefore(view, scoring)
    const full = before(scoring, (stack) => TILES_OF_STACK[stack].length)
    const toGo = left === 0 ? board.lastTiles : board.toScoring(left, scoring)
    return {
      state,
      share: state === 'done' ? 1 : 1 - left / full,
      text: state === 'now' ? toGo : board.scoringTitle(scoring),
    }
  })
  return <Stretches all={all} layout={layout} />
}
