import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Friends, KnownPerson } from '@bothy/protocol'
import { loadMe, me } from '../../net/api.ts'
import { friendsApi } from '../../net/friends.ts'
import { friendsWords } from '../../ui/friends-words.ts'
import { longDate } from '../../ui/i18n.ts'
import { paths } from '../../ui/router.ts'
import { Failure, Loading } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Failed } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { Header } from '../header.tsx'
import { NameForm } from './name-form.tsx'
import './styles.css'

/** Who is my friend, who wants to be, and with whom I want nothing to do. */
export function FriendsPage(): JSX.Element {
  const words = friendsWords.value
  useTitle(words.title)
  const [isReachable, setReachable] = useState(true)
  const look = (): void => void loadMe().then(setReachable)
  useEffect(look, [])
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} class="page prose friends">
        <h1 tabIndex={-1}>{words.title}</h1>
        {me.value === null ? (
          isReachable ? (
            <Loading />
          ) : (
            <Failure onRetry={look} />
          )
        ) : me.value.guest ? (
          <>
            <p>{words.guest}</p>
            <p>
              <a class="button primary" href={paths.account}>
                {words.toAccount}
              </a>
            </p>
          </>
        ) : (
          <Own />
        )}
      </main>
    </>
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
      <p class="prose-lead">{words.lead}</p>
      <p role="status">{news}</p>
      <Failed why={failed} />
      {known.asking.length > 0 && (
        <section class="panel padded friends-part">
          <h2>{words.asking}</h2>
          <People
            people={known.asking}
            busy={busy}
            actions={[action('ask', words.accept, words.acceptOf), action('part', words.decline, words.declineOf)]}
          />
          <p class="soft small">{words.declineHelp}</p>
        </section>
      )}
      <section class="panel padded friends-part">
        <h2>{words.friends}</h2>
        {known.friends.length === 0 && <p class="soft">{words.none}</p>}
        <People
          people={known.friends}
          busy={busy}
          since={words.since}
          actions={[action('part', words.remove, words.removeOf), action('block', words.block, words.blockOf)]}
        />
        <h3>{words.add}</h3>
        <NameForm
          label={words.name}
          help={words.nameHelp}
          action={words.ask}
          busy={busy}
          onName={(name) => run('ask', name)}
        />
      </section>
      {known.asked.length > 0 && (
        <section class="panel padded friends-part">
          <h2>{words.asked}</h2>
          <People
            people={known.asked}
            busy={busy}
            since={words.askedSince}
            actions={[action('part', words.withdraw, words.withdrawOf)]}
          />
        </section>
      )}
      <section class="panel padded friends-part">
        <h2>{words.blocked}</h2>
        <p class="soft">{words.blockedHelp}</p>
        {known.blocked.length === 0 && <p>{words.nobodyBlocked}</p>}
        <People
          people={known.blocked}
          busy={busy}
          since={words.since}
          actions={[action('unblock', words.unblock, words.unblockOf)]}
        />
        <details class="friends-fold">
          <summary>{words.blockSomeone}</summary>
          <NameForm
            label={words.name}
            help={words.nameHelp}
            action={words.block}
            busy={busy}
            onName={(name) => run('block', name)}
          />
        </details>
      </section>
    </>
  )
}

/** Asking one who has asked me makes friends at once. */
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
    <ul class="friends-list">
      {people.map(({ name, since: at }) => (
        <li key={name}>
          <span>
            <b>{name}</b> {since !== undefined && <span class="soft small">{since(longDate(at))}</span>}
          </span>
          <span class="friends-actions">
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
