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

const NO_GAME = { game: '', id: '', level: '' } as const

export function CoachAtTable({ store }: { readonly store: TableStore }): JSX.Element | null {
  const info = store.info.value
  useCounted(store)
  const isWanted = info !== null && info.status === 'playing' && store.me.value !== null && speaks(info)
  return isWanted ? <Coach store={store} /> : null
}

/** Games against bots count once they are over. */
function useCounted(store: TableStore): void {
  const [info, me, result] = [store.info.value, store.me.value, store.state.value?.result ?? null]
  const [{ game, id, level }, won] =
    info === null || me === null || result === null || !mayCoach(info)
      ? [NO_GAME, null]
      : [{ ...info, level: info.seats.find((seat) => seat.kind === 'bot')?.level ?? '' }, result.ranks[me] === 1]
  useEffect(() => {
    if (won !== null) countGame(game, id, level, won)
  }, [game, id, level, won])
}
