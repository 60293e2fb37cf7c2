import type { ReadonlySignal } from '@preact/signals'
import { createContext, type JSX } from 'preact'
import { useContext, useErrorBoundary } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { GameTypes } from '@bothy/kernel'
import { t } from '../ui/words/i18n.ts'
import { language } from '../ui/page/settings.ts'
import type { BoardProps, GameBoard, SeatNow } from './game-board.ts'
import { layout } from './layout.ts'

/** Shared by all parts of a table, live or replayed. */
export type TableContext = {
  readonly board: GameBoard<GameTypes>
  readonly props: BoardProps<GameTypes>
  /** The thing that is being explained. */
  readonly item: ReadonlySignal<string | null>
  /** Opens what can be done about the reader's own seat, beside the anchor; null where nothing can. */
  readonly openSeat: ((anchor: Element) => void) | null
  readonly openRule: (rule: string) => void
}

/** Adds the reader's language and the room on the screen, which every table has in common. */
export function boardProps(
  board: GameBoard<GameTypes>,
  own: Omit<BoardProps<GameTypes>, 'language' | 'texts' | 'layout'>,
): BoardProps<GameTypes> {
  return { ...own, language: language.value, texts: board.words.of(language.value).texts, layout: layout.value }
}

const SharedContext = createContext<TableContext | null>(null)
export const TableContextProvider = SharedContext.Provider

export function useTableContext(): TableContext {
  const context = useContext(SharedContext)
  if (context === null) throw new Error('no scene')
  return context
}

export const useSeats = (): readonly SeatNow[] => useTableContext().props.seats

/** A fault in one part of a board must not take the table away: the list of choices goes on working. */
export function Guard({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const caught: readonly unknown[] = useErrorBoundary()
  if (caught[0] !== undefined) return <p class="note bad">{t.value.table.broken}</p>
  return <>{children}</>
}
