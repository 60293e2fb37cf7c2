import { useMemo } from 'preact/hooks'
import type { FindThing, ThingPlace } from '@bothy/board-kit/board/find-thing.ts'
import { isButton } from '@bothy/board-kit/board/choice/choice.ts'
import type { BoardProps, ClickTarget, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { GameTypes, Json } from '@bothy/kernel'
import { loadFinder } from '../../games/load-finder.ts'
import { useAnswer } from '../../games/use-answer.ts'
import type { HintsMessage } from '@bothy/protocol'

type Finder = FindThing<GameTypes['view']> | null

type Seen = Pick<BoardProps<GameTypes>, 'view' | 'me'>

export const clicksOf = (
  { presenter }: Pick<GameBoard<GameTypes>, 'presenter'>,
  view: Seen['view'],
  [first]: readonly Json[],
): readonly ClickTarget[] => (first === undefined ? [] : presenter.clicksFor(first, view))

/** The targets that a hand would press: the first that is drawn counts. */
function placeOf(clicks: readonly ClickTarget[], find: Finder, { view, me }: Seen): ThingPlace {
  const by = clicks.flatMap((target) => find?.(target.replace(':', ' '), { view, me })?.by ?? []).at(0)
  return {
    at: clicks.flatMap((target) => [`[data-fixed="${target}"]`, `[data-target="${target}"]`]),
    ...(by === undefined ? {} : { by }),
  }
}

/** One place for each decision: where the hand begins, or where it ends. */
export function useHintPlaces({ list }: HintsMessage, from: 'begins' | 'ends'): readonly ThingPlace[] {
  const { board, props } = useTableContext()
  const { view, me } = props
  const find = useAnswer(board.id, loadFinder).value ?? null
  return useMemo(
    () =>
      list.map(({ actions }) => {
        const clicks = clicksOf(board, view, actions)
        // The same button may end several decisions.
        const ends = clicks.toReversed().toSorted((a, b) => Number(isButton(a)) - Number(isButton(b)))
        return placeOf(from === 'begins' ? clicks : ends, find, { view, me })
      }),
    [board, view, me, find, list, from],
  )
}
