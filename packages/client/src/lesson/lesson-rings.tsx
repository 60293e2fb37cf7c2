import type { JSX } from 'preact'
import type { GameTypes } from '@bothy/kernel'
import type { GuideNow } from '@bothy/kernel/lessons'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { Rings } from '../table/rings/rings.tsx'
import { useThingBoxes } from '../table/rings/use-thing-boxes.ts'
import { useLessonFocus } from './use-lesson-focus.ts'

const NONE: readonly string[] = []

/** Rings around what the lesson speaks of, and dusk over the rest. Nothing of it takes a click. */
export function LessonRings({
  board,
  guide,
  props: { view, me, layout, choice, uiState },
}: {
  readonly board: string
  readonly guide: GuideNow
  readonly props: BoardProps<GameTypes>
}): JSX.Element | null {
  const { points, phase, turn } = guide
  const isShown = phase === 'told' || phase === 'asked' || phase === 'answered'
  const place = phase === 'answered' ? null : `${turn} ${layout}`
  const boxes = useThingBoxes(board, isShown ? points : NONE, { view, me }, place)
  useLessonFocus(guide, boxes)
  // The rest of a gesture may lead anywhere.
  const isHeld = uiState.previewed.value !== null || choice.picked.length > 0
  if (boxes.length === 0) return null
  const [width, height] = [innerWidth, innerHeight]
  const holes = boxes.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')
  return (
    <>
      <svg
        class="lesson-dusk"
        data-lifted={isHeld ? '' : undefined}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <path fill-rule="evenodd" d={`M0 0h${width}v${height}h${-width}z${holes}`} />
      </svg>
      <Rings boxes={boxes} />
    </>
  )
}
