import { useEffect, useState } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import { loadClient } from './index.ts'
import type { GameClient } from '../board/game-client.ts'

/** The board of a game, for no table yet: undefined while it is fetched, null if there is none. */
export function useClient(game: string): GameClient<GameTypes> | null | undefined {
  const [client, setClient] = useState<GameClient<GameTypes> | null>()
  useEffect(() => {
    let wanted = true
    loadClient(game, null).then(
      (found) => wanted && setClient(found),
      () => wanted && setClient(null),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return client
}
