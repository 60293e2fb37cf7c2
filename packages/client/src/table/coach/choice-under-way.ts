import { useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameTypes, Json } from '@bothy/kernel'
import type { BoardUiState, ClickTarget, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { TableStore } from '../store/store.ts'

const DWELL_MS = 350

/**
 * The thing that pointer or focus has rested on. It stays until another is pointed at or the position changes, so that the way to the
 * remark does not take it away.
 */
export function useRestingTarget(store: TableStore): ReadonlySignal<ClickTarget | null> {
  const resting = useSignal<ClickTarget | null>(null)
  const version = store.state.value?.version
  useEffect(() => {
    resting.value = null
  }, [version, resting])
  useEffect(() => {
    const away = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = ({ target }: Event): void => {
      const found = target instanceof Element ? target.closest<HTMLElement>('main [data-target]') : null
      clearTimeout(timer)
      const to = found?.dataset['target']
      if (to !== undefined && to !== resting.peek()) timer = setTimeout(() => (resting.value = to), DWELL_MS)
    }
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, rest, { signal: away.signal })
    return () => {
      clearTimeout(timer)
      away.abort()
    }
  }, [resting])
  return resting
}

type Table = { readonly store: TableStore; readonly board: GameBoard<GameTypes>; readonly uiState: BoardUiState }

export function choiceUnderWay({ store, board, uiState }: Table, resting: ClickTarget | null): readonly Json[] {
  const [selection, state] = [store.selection.value, store.state.value]
  if (selection.kind === 'confirming') return [selection.action]
  if (state === null || selection.kind === 'sending') return []
  const target = uiState.previewed.value ?? resting
  const path = target === null ? null : store.narrowed.value.after(target)
  const picked = path ?? (selection.kind === 'picking' && target === null ? selection.picked : null)
  if (picked !== null && picked.length > 0) {
    const left = store.position.value.ways.filter((way) => picked.every((it, i) => way.path[i] === it))
    return [...new Set(left.map(({ action }) => action))]
  }
  if (target === null) return []
  return state.blocked.flatMap(({ action }) =>
    board.presenter.clicksFor(action, state.view)[0] === target ? [action] : [],
  )
}
