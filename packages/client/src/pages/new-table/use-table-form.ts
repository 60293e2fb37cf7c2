import { useEffect, useMemo, useState } from 'preact/hooks'
import { type GameId, isGameId, loadGame, loadStrategy } from '@bothy/games'
import type { Game, GameTypes } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { OptionPart } from '@bothy/board-kit/board/details/option-part.ts'
import { loadBoard } from '../../games/index.ts'
import { useFetched } from '../../games/use-fetched.ts'
import type { Plan } from '../../table/seats/seat-fields.tsx'
import { useRetry } from '@bothy/board-kit/ui/page/use-retry.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'

export type Drawn = { readonly id: GameId; readonly game: Game<GameTypes>; readonly board: GameBoard<GameTypes> }

export function useDrawn(id: string): {
  readonly drawn: Drawn | null
  readonly hasFailed: boolean
  readonly retry: () => void
} {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { hasFailed, fail, retry } = useRetry(id)
  useEffect(() => {
    if (hasFailed || !isGameId(id)) return
    let wanted = true
    Promise.all([loadGame(id), loadBoard(id, null)]).then(
      ([game, board]) => {
        if (!wanted) return
        if (board === null) fail()
        else setDrawn({ id, game, board })
      },
      () => wanted && fail(),
    )
    return () => {
      wanted = false
    }
  }, [id, hasFailed, fail])
  return { drawn: drawn?.id === id ? drawn : null, hasFailed, retry }
}

export function useStrategy(id: string): Strategy<GameTypes> | null {
  const [strategy, setStrategy] = useState<Strategy<GameTypes> | null>(null)
  useEffect(() => {
    if (isGameId(id)) loadStrategy(id).then(setStrategy, () => undefined)
  }, [id])
  return strategy
}

/** `isAwaited`: still loading, so nothing may be drawn in its place. */
export function useOptionPart(board: GameBoard<GameTypes>): {
  readonly part: OptionPart | null
  readonly isAwaited: boolean
} {
  const [failed, setFailed] = useState(false)
  const { loadOptions } = board
  const load = useMemo(
    () =>
      loadOptions === undefined
        ? undefined
        : async () => {
            try {
              const found = await loadOptions()
              await loadInUse(found.words)
              return found
            } catch (error) {
              setFailed(true)
              throw error
            }
          },
    [loadOptions],
  )
  const part = useFetched(load)
  return { part, isAwaited: load !== undefined && part === null && !failed }
}

export const numbersOfSeats = ({ seats }: Game<GameTypes>): readonly string[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => String(seats.min + i))

export const countSeats = (seats: readonly Plan[]): { readonly [kind in Plan['kind']]: number } => {
  const count = { me: 0, open: 0, here: 0, bot: 0 }
  for (const { kind } of seats) count[kind]++
  return count
}
