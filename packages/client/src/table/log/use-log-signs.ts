import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { LogSigns } from '@bothy/board-kit/board/log-signs.ts'

const known = signal<{ readonly [game: string]: LogSigns<GameTypes['event']> }>({})

/** Null until they are fetched, and where a game has none: the words tell all. */
export function useLogSigns({ id, loadLogSigns }: GameBoard<GameTypes>): LogSigns<GameTypes['event']> | null {
  useEffect(() => {
    if (loadLogSigns === undefined || id in known.peek()) return
    loadLogSigns().then(
      (signs) => {
        known.value = { ...known.peek(), [id]: signs }
      },
      () => undefined,
    )
  }, [id, loadLogSigns])
  return known.value[id] ?? null
}
