import type { Types } from '@bothy/cairn'
import { type SpotProps, useSpot } from '@bothy/board-kit/board/choice/spot.tsx'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { words } from './words.ts'

export type BoardContext = BoardProps<Types>

export function Spot(props: SpotProps<BoardContext>) {
  return useSpot({ ...props, class: 'crn-stone', said: words.of(props.table.language) })
}
