import { useEffect, useRef, useState } from 'preact/hooks'
import type { BotLevel, Company, Search, Wish } from '@bothy/protocol'
import type { Reply } from '../../net/api.ts'
import { lobbyApi } from '../../net/lobby.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { playTune } from '@bothy/board-kit/ui/page/sounds.ts'
import { words } from './words.ts'

const AGAIN_MS = 2000
const ATTEMPTS = 5

export type Searching = {
  readonly wish: Wish
  readonly company: Company
  readonly since: number
  readonly bots: boolean
}

export type SearchControl = {
  readonly searching: Searching | null
  readonly trouble: string | null
  start(wish: Wish): void
  withBots(level: BotLevel): void
  stop(): void
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS))

export function useSearch(): SearchControl {
  const [searching, setSearching] = useState<Searching | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const current = useRef<object | null>(null)

  const end = (why: string | null): void => {
    current.current = null
    setSearching(null)
    setTrouble(why)
  }
  const arrive = ({ table }: Search): void => {
    if (table === null) return
    current.current = null
    playTune('turn')
    navigate(paths.table(table))
  }

  const search = async (wish: Wish): Promise<void> => {
    const mine = {}
    current.current = mine
    let known: Company | null = null
    for (let failed = 0; mine === current.current;) {
      const reply: Reply<Search> = await lobbyApi.seek(wish, known)
      if (mine !== current.current) return
      if (!reply.ok) {
        const isPassing = reply.why === 'unreachable' || reply.refusal.why === 'too-fast'
        if (!isPassing || ++failed === ATTEMPTS)
          return end(reply.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.noServer)
        known = null
        await rest()
        continue
      }
      failed = 0
      const { state, company } = reply.value
      if (state === 'paired') return arrive(reply.value)
      if (state === 'elsewhere') return end(words.value.elsewhere)
      known = state === 'gone' ? null : company
      if (state === 'gone') await rest()
      else setSearching((before) => before && { ...before, company })
    }
  }

  // Another page ends the search; the server notices a closed window itself.
  useEffect(
    () => () => {
      if (current.current !== null) void lobbyApi.leave()
      current.current = null
    },
    [],
  )

  return {
    searching,
    trouble,
    start(wish) {
      setTrouble(null)
      setSearching({ wish, company: { waiting: 1, willing: 0 }, since: Date.now(), bots: false })
      void search(wish)
    },
    withBots(level) {
      setSearching((before) => before && { ...before, bots: true })
      void lobbyApi.withBots(level).then((reply) => {
        if (reply.ok && reply.value.state === 'paired') arrive(reply.value)
        if (reply.ok) return
        setSearching((before) => before && { ...before, bots: false })
        setTrouble(reply.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.noServer)
      })
    },
    stop() {
      end(null)
      // Too late if a player was found at that moment: they wait at the table.
      void lobbyApi.leave().then((reply) => reply.ok && arrive(reply.value))
    },
  }
}
