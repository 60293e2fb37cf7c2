import type { JSX } from 'preact'
import { useCallback, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { Invitation } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { api, type Reply } from '../../net/api.ts'
import { friendsApi } from '../../net/people/friends.ts'
import { friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { useFresh } from '@bothy/board-kit/ui/page/use-fresh.ts'
import './styles.css'

const EVERY = 15_000

export function Invitations(): JSX.Element | null {
  const words = friendsWords.value
  const [invitations, setInvitations] = useState<readonly Invitation[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const load = useCallback(async () => {
    const reply = await friendsApi.invitations()
    if (reply.ok) setInvitations(reply.value)
  }, [])
  useFresh(load, EVERY)
  if (invitations.length === 0 && trouble === null) return null
  const run = async <V,>(call: Promise<Reply<V>>, done: () => void): Promise<void> => {
    const reply = await call
    setTrouble(reply.ok ? null : reply.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.noServer)
    if (reply.ok) done()
    else await load()
  }
  return (
    <section class="invitations">
      <h2>{words.invitations}</h2>
      {trouble !== null && (
        <p class="note bad small" role="alert">
          {trouble}
        </p>
      )}
      <ul>
        {invitations.map(({ table, by }) => {
          const { id, game, seats } = table
          if (!isGameId(game)) return null
          const { title } = MANIFESTS[game]
          const free = seats.findIndex(({ kind }) => kind === 'open')
          const others = seats.flatMap((seat) => (seat.kind === 'open' || seat.name === by ? [] : [seat.name]))
          return (
            <li key={id} class="panel invitation">
              <GameEmblem game={game} />
              <div class="invitation-words">
                <h3>{title}</h3>
                <p>{words.invites(by)}</p>
                {others.length > 0 && <p class="soft small">{others.join(', ')}</p>}
              </div>
              <div class="invitation-actions">
                <button
                  type="button"
                  class="button primary"
                  aria-label={words.sitOf(title)}
                  onClick={() => void run(api.sit(id, free), () => navigate(paths.table(id)))}
                >
                  {words.sit}
                </button>
                <button
                  type="button"
                  class="button"
                  aria-label={words.declineTable(title)}
                  onClick={() => void run(friendsApi.decline(id), () => void load())}
                >
                  {words.decline}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
