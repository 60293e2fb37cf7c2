import type { Types } from '@bothy/lords-of-scotland'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { type SpotProps, useSpot } from '@bothy/board-kit/board/choice/spot.tsx'
import { wordsOf } from './words.ts'

export type BoardContext = BoardProps<Types>

export function Spot({ class: name = '', ...props }: SpotProps<BoardContext>) {
  return useSpot({ ...props, class: `spot-bare los-spot ${name}`, said: wordsOf(props.table.language).board })
}
