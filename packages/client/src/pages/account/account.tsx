import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Account } from '@bothy/protocol'
import { accountApi } from '../../net/people/account.ts'
import { loadMe, me } from '../../net/api.ts'
import { longDate } from '@bothy/board-kit/ui/words/i18n.ts'
import { navigate } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { Personal } from '../personal/page.tsx'
import { PersonCloth } from '../personal/person-cloth.tsx'
import { Details } from './details.tsx'
import { Devices } from './devices.tsx'
import { NewPassword } from './forgotten.tsx'
import { OwnData } from './farewell.tsx'
import { Passkeys } from './passkeys.tsx'
import { Proof } from './proof.tsx'
import { SignForms } from './sign-forms.tsx'
import './styles.css'
import { words } from './words.ts'

const OwnBots = lazy(
  async () => (await import('./bots/own-bots.tsx')).loadOwnBots(),
  () => null,
)

export type AccountPageProps = {
  readonly signsIn: boolean
  readonly back: string | null
}

export function AccountPage({ signsIn, back }: AccountPageProps): JSX.Element {
  useTitle(words.value.title)
  const [isReachable, setReachable] = useState(true)
  const look = (): void => void loadMe().then(setReachable)
  useEffect(look, [])
  const isSignedIn = me.value?.guest === false
  useEffect(() => {
    if (isSignedIn && back !== null) navigate(back, 'replace')
  }, [isSignedIn, back])
  return (
    <Personal page="account">
      <Proof />
      <NewPassword>
        {me.value !== null ? (
          me.value.guest ? (
            <SignForms key={String(signsIn)} name={me.value.name} first={signsIn ? 'signIn' : 'signUp'} />
          ) : (
            <Own />
          )
        ) : (
          <>
            <h1 tabIndex={-1}>{words.value.title}</h1>
            {isReachable ? <Loading /> : <Failure onRetry={look} />}
          </>
        )}
      </NewPassword>
    </Personal>
  )
}

function Own(): JSX.Element {
  const [account, setAccount] = useState<Account | 'failed' | null>(null)
  const load = async (): Promise<void> => {
    const reply = await accountApi.read()
    setAccount(reply.ok ? reply.value : 'failed')
  }
  useEffect(() => void load(), [])
  if (account === 'failed') return <Failure onRetry={() => void load()} />
  const name = account?.name ?? me.value?.name ?? ''
  return (
    <>
      <div class="personal-head">
        <PersonCloth name={name} large />
        <div>
          <h1 tabIndex={-1} aria-label={words.value.signedInAs(name)}>
            {name}
          </h1>
          <p class="soft">{account !== null && words.value.since(longDate(account.created))}</p>
        </div>
      </div>
      {account === null ? (
        <Loading />
      ) : (
        <div class="personal-columns">
          <div class="personal-column">
            <Details account={account} onChange={setAccount} />
            <Passkeys account={account} onChange={setAccount} />
          </div>
          <div class="personal-column">
            <Devices account={account} onChange={load} />
            <OwnBots />
            <OwnData account={account} />
          </div>
        </div>
      )}
    </>
  )
}
