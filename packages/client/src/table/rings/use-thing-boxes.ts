import { useMemo } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { loadFinder } from '../../games/load-finder.ts'
import { useAnswer } from '../../games/use-answer.ts'
import type { Box } from './thing-boxes.ts'
import { useBoxes } from './use-boxes.ts'

/** Where the things of these words are drawn. */
export function useThingBoxes(
  game: string,
  points: readonly string[],
  { view, me }: Pick<BoardProps<GameTypes>, 'view' | 'me'>,
  place: string | null,
): readonly Box[] {
  // Without it the words still say what is meant.
  const findThing = useAnswer(game, loadFinder).value ?? null
  const words = points.join('|')
  const things = useMemo(
    () =>
      findThing === null || words === '' ? [] : words.split('|').flatMap((word) => findThing(word, { view, me }) ?? []),
    [findThing, words, view, me],
  )
  return useBoxes(things, place)
}
