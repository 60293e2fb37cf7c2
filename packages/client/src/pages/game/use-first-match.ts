import { useState } from 'preact/hooks'
import type { GameId } from '@bothy/games'
import type { FirstMatch } from '@bothy/kernel/lessons'
import { startMatch } from '../home/start-match.ts'

export function useFirstMatch(
  game: GameId,
  { seats, setup }: FirstMatch,
): { readonly state: 'idle' | 'busy' | 'failed'; readonly start: () => void } {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const start = (): void => {
    setState('busy')
    startMatch({ game, seats, level: 'beginner', setup }).catch(() => setState('failed'))
  }
  return { state, start }
}
