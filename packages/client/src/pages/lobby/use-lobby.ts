import { useCallback, useState } from 'preact/hooks'
import type { Lobby } from '@bothy/protocol'
import { lobbyApi } from '../../net/lobby.ts'
import { useFresh } from '@bothy/board-kit/ui/page/use-fresh.ts'

const EVERY = 10_000

/** Null: the server does not answer. */
export function useLobby(): Lobby | null | undefined {
  const [lobby, setLobby] = useState<Lobby | null | undefined>(undefined)
  const load = useCallback(async () => {
    const reply = await lobbyApi.look()
    setLobby(reply.ok ? reply.value : null)
  }, [])
  useFresh(load, EVERY)
  return lobby
}
