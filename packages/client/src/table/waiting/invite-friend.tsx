import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import type { SentInvitation, TableInfo } from '@bothy/protocol'
import { friendsApi } from '../../net/people/friends.ts'
import { whyNotInvite } from '../../net/people/why-not-invite.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { friendsCatalogue, friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { OwnBots, ownBotsWords } from './own-bots.tsx'
import type { Run } from './run.ts'
import './invite-friend-styles.css'

type Props = { readonly info: TableInfo; readonly run: Run }

export async function loadInviteFriend(): Promise<FunctionComponent<Props>> {
  await Promise.all([loadInUse(friendsCatalogue), loadInUse(ownBotsWords)])
  return InviteFriend
}

function InviteFriend({ info, run }: Props): JSX.Element {
  const table = info.id
  const seated = info.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []))
  const words = friendsWords.value
  const [friends, setFriends] = useState<readonly string[]>([])
  const [sent, setSent] = useState<readonly SentInvitation[]>([])
  const [name, setName] = useState('')
  const [news, setNews] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null)
  const field = useId()
  useEffect(() => {
    void friendsApi.list().then((reply) => reply.ok && setFriends(reply.value.friends.map((friend) => friend.name)))
    void friendsApi.sent(table).then((reply) => reply.ok && setSent(reply.value))
  }, [table])
  const invite = async (wanted: string): Promise<boolean> => {
    const reply = await friendsApi.invite(table, wanted)
    if (reply.ok) {
      setSent(reply.value)
      setNews({ text: words.isInvited(wanted), isBad: false })
    } else setNews({ text: whyNotInvite(reply), isBad: true })
    return reply.ok
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    void invite(name.trim()).then((isDone) => isDone && setName(''))
  }
  const known = new Set([...friends, ...sent.map((other) => other.name)])
  const listed = [...known].filter((other) => !seated.includes(other))
  return (
    <>
      <OwnBots info={info} run={run} />
      <div class="invite-friend stack">
        <h3>{words.inviteFriend}</h3>
        {listed.length === 0 && <p class="soft small">{words.inviteNoFriends}</p>}
        <ul class="invite-friend-list">
          {listed.map((other) => {
            const asked = sent.find((one) => one.name === other)
            return (
              <li key={other}>
                {asked === undefined ? (
                  <button
                    type="button"
                    class="button"
                    aria-label={words.inviteOf(other)}
                    onClick={() => void invite(other)}
                  >
                    <Icon name="plus" /> {other}
                  </button>
                ) : (
                  <span class="invite-friend-sent">
                    <b>{other}</b> <span class="soft small">{asked.declined ? words.declined : words.invited}</span>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        <form class="invite-friend-form" onSubmit={submit}>
          <label for={field}>{words.inviteName}</label>
          <input
            id={field}
            class="input"
            maxLength={24}
            autoComplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={name.trim() === ''}>
            {words.invite}
          </button>
        </form>
        <p class={news?.isBad === true ? 'note bad small' : 'small'} role="status">
          {news?.text}
        </p>
      </div>
    </>
  )
}
