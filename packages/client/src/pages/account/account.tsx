import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Account } from '@bothy/protocol'
import { accountApi } from '../../net/account.ts'
import { loadMe, me } from '../../net/api.ts'
import { longDate } from '../../ui/i18n.ts'
import { paths } from '../../ui/router.ts'
import { Failure, Loading } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Header } from '../header.tsx'
import { Details } from './details.tsx'
import { Devices } from './devices.tsx'
import { OwnData } from './farewell.tsx'
import { Passkeys } from './passkeys.tsx'
import { SignForms } from './sign-forms.tsx'
import './styles.css'
import { words } from './words.ts'

/** Who I am here: for a guest the ways to an account, for others what belongs to theirs. */
export function AccountPage(): JSX.Element {
  useTitle(words.value.title)
  const [isReachable, setReachable] = useState(true)
  const look = (): void => void loadMe().then(setReachable)
  useEffect(look, [])
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} class="page prose account">
        <h1 tabIndex={-1}>{words.value.title}</h1>
        <p>
          <a href={paths.profile}>{words.value.profile}</a>
        </p>
        {me.value !== null ? (
          me.value.guest ? (
            <SignForms />
          ) : (
            <Own />
          )
        ) : isReachable ? (
          <Loading />
        ) : (
          <Failure onRetry={look} />
        )}
      </main>
    </>
  )
}

/** What belongs to the account of whoever is signed in. */
function Own(): JSX.Element {
  const [account, setAccount] = useState<Account | 'failed' | null>(null)
  const load = async (): Promise<void> => {
    const reply = await accountApi.read()
    setAccount(reply.ok ? reply.value : 'failed')
  }
  useEffect(() => void load(), [])
  if (account === null) return <Loading />
  if (account === 'failed') return <Failure onRetry={() => void load()} />
  return (
    <>
      <p class="prose-lead">{words.value.signedInAs(account.name)}</p>
      <p class="soft">{words.value.since(longDate(account.created))}</p>
      <p>
        <a class="button" href={paths.friends}>
          {words.value.friends}
        </a>
      </p>
      <Details account={account} onChange={setAccount} />
      <Passkeys account={account} onChange={setAccount} />
      <Devices account={account} onChange={load} />
      <OwnData account={account} />
    </>
  )
}
