import { GAME_ID, type Types } from '@bothy/clans-of-caledonia/data'
import { signal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import type { BoardProps, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { draw as drawOn } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf as tableOn } from '@bothy/board-kit/testing/sample-table.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { presenter } from '../presenter.ts'
import { words } from '../words.ts'
import type { Sample } from './sample-play.ts'

const parts = {
  id: GAME_ID,
  presenter,
  words,
} as unknown as GameBoard<Types>

export const tableOf = (
  sample: Sample,
  language: Language,
  layout: Layout = 'wide',
  picked: readonly string[] = [],
): BoardProps<Types> => tableOn(parts, sample, language, layout, picked)

export const draw = (table: BoardProps<Types>, child: ComponentChild): TinyNode => drawOn(parts, table, child)

export function PartScene({ table, item = null, children }: PartSceneProps) {
  const context = { board: parts, props: table, item: signal(item), openSeat: null, openRule: () => undefined }
  return <TableContextProvider value={context as unknown as TableContext}>{children}</TableContextProvider>
}
type PartSceneProps = { table: BoardProps<Types>; item?: string | null; children: ComponentChild }
