import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Profile } from '@bothy/protocol'
import { loadMe, me } from '../../net/api.ts'
import { profileApi } from '../../net/people/profile.ts'
import { longDate } from '@bothy/board-kit/ui/words/i18n.ts'
import { backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { personPath } from '@bothy/board-kit/ui/page/person-path.ts'
import { Personal } from '../personal/page.tsx'
import { PersonCloth } from '../personal/person-cloth.tsx'
import { Finished } from './finished.tsx'
import { PersonActions } from './person-actions.tsx'
import { Ratings } from './ratings.tsx'
import { Running } from './running.tsx'
import { Statistics } from './statistics.tsx'
import './styles.css'
import { words } from './words.ts'

type Found = Profile | 'failed' | 'nobody' | null

async function find(name: string | null): Promise<Found> {
  const reply = await profileApi.read(name)
  if (reply.ok) return reply.value
  return reply.why === 'refused' && reply.refusal.why === 'no-such-person' ? 'nobody' : 'failed'
}

export const ProfilePage = ({ name }: { readonly name: string | null }): JSX.Element => <Page key={name} name={name} />

function Page({ name }: { readonly name: string | null }): JSX.Element {
  const [found, setFound] = useState<Found>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setFound(null)
    void loadMe()
    void find(name).then(setFound)
  }, [name, attempt])
  useTitle(name ?? words.value.title)
  const who = name ?? me.value?.name ?? null
  return (
    <Personal page={name === null ? 'profile' : null}>
      {found === 'nobody' ? (
        <Failure title={words.value.nobody} page>
          <p>{words.value.nobodyHelp}</p>
        </Failure>
      ) : (
        <div class="personal-head">
          {who !== null && <PersonCloth name={who} large />}
          <h1 tabIndex={-1}>{name ?? words.value.title}</h1>
        </div>
      )}
      {found === null && <Loading />}
      {found === 'failed' && <Failure onRetry={() => setAttempt(attempt + 1)} />}
      {typeof found === 'object' && found !== null && (name === null ? <Mine {...found} /> : <Theirs {...found} />)}
    </Personal>
  )
}

function Mine(profile: Profile): JSX.Element {
  const { name, since, running, rivals } = profile
  return (
    <>
      <div class="profile-head">
        {since === null ? (
          <>
            <p class="prose-lead">{name}</p>
            <p class="soft">{words.value.guest}</p>
            <a class="button primary" href={paths.signUp(backHere())}>
              {words.value.signUp}
            </a>
          </>
        ) : (
          <>
            <p class="prose-lead">{name}</p>
            <p class="profile-links">
              <span class="soft">{words.value.since(longDate(since))}</span>
              <a href={personPath(name)}>{words.value.seenByOthers}</a>
            </p>
          </>
        )}
      </div>
      <Running games={running} />
      <Ratings ratings={profile.ratings} hasHistory />
      <Statistics counts={profile.counts} rivals={rivals} isPublic={false} />
      <Finished name={null} />
    </>
  )
}

function Theirs({ name, since, ratings, counts }: Profile): JSX.Element {
  const isMe = me.value?.guest === false && me.value.name === name
  return (
    <>
      <div class="profile-head">
        {since !== null && <p class="soft">{words.value.since(longDate(since))}</p>}
        {isMe ? (
          <p class="profile-links">
            <span class="soft">{words.value.you}</span>
            <a href={paths.profile}>{words.value.toMine}</a>
          </p>
        ) : (
          <PersonActions name={name} />
        )}
      </div>
      <Ratings ratings={ratings} hasHistory={false} />
      <Statistics counts={counts} rivals={[]} isPublic />
      <Finished name={name} />
    </>
  )
}
