import { useEffect, useState } from 'preact/hooks'
import type { Lobby } from '@bothy/protocol'
import { lobbyApi } from '../../net/lobby.ts'

const EVERY = 10_000

/** Open tables and what people look for, asked for again from time to time while somebody looks. Null: the server does not answer. */
export function useLobby(): Lobby | null | undefined {
  const [lobby, setLobby] = useState<Lobby | null | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const reply = await lobbyApi.look()
      if (isWanted) setLobby(reply.ok ? reply.value : null)
    }
    void load()
    const timer = setInterval(() => {
      if (!document.hidden) void load()
    }, EVERY)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [])
  return lobby
}
