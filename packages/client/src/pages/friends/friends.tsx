import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Friends, KnownPerson } from '@bothy/protocol'
import { loadMe, me } from '../../net/api.ts'
import { friendsApi } from '../../net/people/friends.ts'
import { friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { longDate } from '@bothy/board-kit/ui/words/i18n.ts'
import { backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { Failed } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { Personal } from '../personal/page.tsx'
import { Part } from '../personal/part.tsx'
import { PersonCloth } from '../personal/person-cloth.tsx'
import { personPath } from '@bothy/board-kit/ui/page/person-path.ts'
import { NameForm } from './name-form.tsx'

export function FriendsPage(): JSX.Element {
  const words = friendsWords.value
  useTitle(words.title)
  const [isReachable, setReachable] = useState(true)
  const look = (): void => void loadMe().then(setReachable)
  useEffect(look, [])
  return (
    <Personal page="friends">
      <h1 tabIndex={-1}>{words.title}</h1>
      {me.value === null ? (
        isReachable ? (
          <Loading />
        ) : (
          <Failure onRetry={look} />
        )
      ) : me.value.guest ? (
        <>
          <p class="personal-lead">{words.guest}</p>
          <p>
            <a class="button primary" href={paths.signUp(backHere())}>
              {words.toAccount}
            </a>
          </p>
        </>
      ) : (
        <Own />
      )}
    </Personal>
  )
}

function Own(): JSX.Element {
  const words = friendsWords.value
  const [known, setKnown] = useState<Friends | 'failed' | null>(null)
  const [news, setNews] = useState('')
  const { busy, failed, send } = useSend()
  const load = async (): Promise<void> => {
    const reply = await friendsApi.list()
    setKnown(reply.ok ? reply.value : 'failed')
  }
  useEffect(() => void load(), [])
  if (known === null) return <Loading />
  if (known === 'failed') return <Failure onRetry={() => void load()} />
  const run = (act: keyof typeof friendsApi & ('ask' | 'part' | 'block' | 'unblock'), name: string): Promise<boolean> =>
    send(
      () => friendsApi[act](name),
      (changed) => {
        setKnown(changed)
        setNews(act === 'ask' ? askedNews(changed, name) : '')
      },
    )
  const action = (act: Parameters<typeof run>[0], label: string, of: (name: string) => string): Action => ({
    label,
    of,
    run: (name) => void run(act, name),
  })
  return (
    <>
      <p class="personal-lead">{words.lead}</p>
      <p class={news === '' ? undefined : 'note good'} role="status">
        {news}
      </p>
      <Failed why={failed} />
      <div class="personal-columns">
        <div class="personal-column">
          {known.asking.length > 0 && (
            <Part title={words.asking}>
              <People
                people={known.asking}
                busy={busy}
                actions={[action('ask', words.accept, words.acceptOf), action('part', words.decline, words.declineOf)]}
              />
              <p class="soft small">{words.declineHelp}</p>
            </Part>
          )}
          <Part title={words.friends}>
            {known.friends.length === 0 && <p class="soft">{words.none}</p>}
            <People
              people={known.friends}
              busy={busy}
              since={words.since}
              actions={[action('part', words.remove, words.removeOf), action('block', words.block, words.blockOf)]}
            />
          </Part>
        </div>
        <div class="personal-column">
          <Part title={words.add}>
            <NameForm
              label={words.name}
              help={words.nameHelp}
              action={words.ask}
              busy={busy}
              onName={(name) => run('ask', name)}
            />
          </Part>
          {known.asked.length > 0 && (
            <Part title={words.asked}>
              <People
                people={known.asked}
                busy={busy}
                since={words.askedSince}
                actions={[action('part', words.withdraw, words.withdrawOf)]}
              />
            </Part>
          )}
          <Part title={words.blocked}>
            <p class="soft">{words.blockedHelp}</p>
            {known.blocked.length === 0 && <p>{words.nobodyBlocked}</p>}
            <People
              people={known.blocked}
              busy={busy}
              since={words.since}
              actions={[action('unblock', words.unblock, words.unblockOf)]}
            />
            <details class="part-fold">
              <summary>{words.blockSomeone}</summary>
              <NameForm
                label={words.name}
                help={words.nameHelp}
                action={words.block}
                busy={busy}
                onName={(name) => run('block', name)}
              />
            </details>
          </Part>
        </div>
      </div>
    </>
  )
}

/** A request to a person who has asked the reader makes both friends at once. */
function askedNews({ friends, asked }: Friends, wanted: string): string {
  const words = friendsWords.value
  const isMeant = ({ name }: KnownPerson): boolean => name.toLowerCase() === wanted.toLowerCase()
  const friend = friends.find(isMeant)
  return friend === undefined ? words.requested(asked.find(isMeant)?.name ?? wanted) : words.befriended(friend.name)
}

type Action = { readonly label: string; readonly of: (name: string) => string; readonly run: (name: string) => void }

function People({
  people,
  actions,
  busy,
  since,
}: {
  readonly people: readonly KnownPerson[]
  readonly actions: readonly Action[]
  readonly busy: boolean
  readonly since?: (date: string) => string
}): JSX.Element | null {
  if (people.length === 0) return null
  return (
    <ul class="part-list">
      {people.map(({ name, since: at }) => (
        <li key={name}>
          <PersonCloth name={name} />
          <span class="part-words">
            <a href={personPath(name)}>{name}</a>
            {since !== undefined && <span class="soft small">{since(longDate(at))}</span>}
          </span>
          <span class="part-actions">
            {actions.map(({ label, of, run }, i) => (
              <button
                key={label}
                type="button"
                class={i === 0 && actions.length > 1 && since === undefined ? 'button small primary' : 'button small'}
                disabled={busy}
                aria-label={of(name)}
                onClick={() => run(name)}
              >
                {label}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
