import type { ReadonlySignal } from '@preact/signals'
import { createContext, type JSX } from 'preact'
import { useContext, useErrorBoundary } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { GameTypes } from '@bothy/kernel'
import { t } from '../ui/words/i18n.ts'
import { language } from '../ui/page/settings.ts'
import type { BoardProps, GameBoard, SeatNow } from './game-board.ts'
import { layout } from './layout.ts'

export type TableContext = {
  readonly board: GameBoard<GameTypes>
  readonly props: BoardProps<GameTypes>
  readonly item: ReadonlySignal<string | null>
  readonly openSeat: ((anchor: Element) => void) | null
  readonly openRule: (rule: string) => void
}

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

/** A fault in one part of a board leaves the list of choices working. */
export function Guard({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const caught: readonly unknown[] = useErrorBoundary()
  if (caught[0] !== undefined) return <p class="note bad">{t.value.table.broken}</p>
  return <>{children}</>
}
