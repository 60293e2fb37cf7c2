import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { duration, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { TableStore } from '../store/store.ts'

const SECOND = 1000
const SHORT = 3 * SECOND

export function Waiting({ store }: { readonly store: TableStore }): JSX.Element {
  const [now, setNow] = useState(Date.now())
  const { props } = useTableContext()
  const state = store.state.value
  const waited = now - store.since.value
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const words = t.value.prompt
  if (state === null || store.info.value?.status === 'over') return <p class="prompt-help" />
  const others = state.actors.filter((seat) => seat !== props.me)
  const watches = store.mySeats.value.length === 0
  if (others.length === 0) return <p class="prompt-help soft">{watches ? t.value.table.spectator : ''}</p>
  const names = others.map((seat) => props.names[seat])
  const thinks = state.thinking.length > 0
  return (
    <p class="prompt-help soft">
      {thinks && <span class="thinking" aria-hidden="true" />}
      {watches && <strong>{t.value.table.spectator} </strong>}
      <span>{thinks ? words.thinking(names) : waited >= SHORT && words.waited(duration(waited))}</span>
    </p>
  )
}
