import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { countGame } from '../../net/people/learning.ts'
import type { TableStore } from '../store/store.ts'
import { mayCoach, speaks } from './may-speak.ts'

const Coach = lazy(
  async () => (await import('./coach.tsx')).Coach,
  () => null,
)

export function CoachAtTable({ store }: { readonly store: TableStore }): JSX.Element | null {
  const info = store.info.value
  useCounted(store)
  const isWanted = info !== null && info.status === 'playing' && store.me.value !== null && speaks(info)
  return isWanted ? <Coach store={store} /> : null
}

function useCounted(store: TableStore): void {
  const [info, me, result] = [store.info.value, store.me.value, store.state.value?.result ?? null]
  const won = me === null || result === null ? null : result.ranks[me] === 1
  useEffect(() => {
    if (won === null || info?.status !== 'over' || !mayCoach(info)) return
    const level = info.seats.find((seat) => seat.kind === 'bot')?.level ?? ''
    countGame({ game: info.game, level, table: info.id, won, at: info.changed })
  }, [info, won])
}
