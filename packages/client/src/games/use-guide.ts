import type { GameTypes } from '@bothy/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { DataGuide } from '../board/data-guide.ts'
import type { GameClient } from '../board/game-client.ts'
import { loadInUse } from '../ui/catalogue.ts'

/** The guide to the data of a game with its words; null until it has been fetched, and for games without one. */
export function useGuide(client: Pick<GameClient<GameTypes>, 'loadData'> | null): DataGuide | null {
  const [guide, setGuide] = useState<DataGuide | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const found = await client?.loadData?.()
      if (found === undefined) return
      await loadInUse(found.words)
      if (wanted) setGuide(found)
    }
    // Without it everything is still there by place.
    load().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [client])
  return guide
}
