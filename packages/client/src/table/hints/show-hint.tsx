import type { ComponentChildren, FunctionComponent } from 'preact'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import type { TableStore } from '../store/store.ts'

const HintBar = lazy(async () => (await import('./hint-bar.tsx')).loadHintBar())

/** In the place of the prompt, until it is closed, by the same button too, or the table has moved on. */
export function showHint(store: TableStore): void {
  const Hint: FunctionComponent<{ readonly children?: ComponentChildren }> = ({ children }) => (
    <HintBar store={store}>{children}</HintBar>
  )
  store.hint.value = store.hint.value === null && mayAsk(store) ? Hint : null
}

export function mayAsk({ info, state, me }: TableStore): boolean {
  const now = state.value
  return (
    info.value?.hints === true && now !== null && now.legal.length > 1 && now.actors.some((seat) => seat === me.value)
  )
}
