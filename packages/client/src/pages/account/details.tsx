import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Account } from '@bothy/protocol'
import { accountApi } from '../../net/people/account.ts'
import { Part } from '../personal/part.tsx'
import { KnownPasswordField, NewPasswordField } from './password-fields.tsx'
import { Failed, TextField } from './text-field.tsx'
import { useMail } from './use-mail.ts'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { readonly account: Account; readonly onChange: (account: Account) => void }

export function Details({ account, onChange }: Props): JSX.Element {
  const [email, setEmail] = useState(account.email ?? '')
  const { busy, failed, send } = useSend()
  const mail = useMail()
  return (
    <Part title={words.value.details}>
      <form
        class="part-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send(() => accountApi.change({ email: email.trim() === '' ? null : email.trim() }), onChange)
        }}
      >
        <TextField
          label={words.value.email}
          help={mail === false ? words.value.emailUnused : words.value.emailHelp}
          kind="email"
          value={email}
          autoComplete="email"
          onInput={setEmail}
        >
          <button
            type="submit"
            class="button"
            disabled={busy || email.trim() === (account.email ?? '')}
            aria-label={words.value.saveEmail}
          >
            {words.value.save}
          </button>
        </TextField>
      </form>
      <Failed why={failed} />
      <PasswordForm account={account} onChange={onChange} />
    </Part>
  )
}

function PasswordForm({ account, onChange }: Props): JSX.Element {
  const [before, setBefore] = useState('')
  const [after, setAfter] = useState('')
  const [isDone, setDone] = useState(false)
  const { busy, failed, send } = useSend()
  const submit = (event: Event): void => {
    event.preventDefault()
    setDone(false)
    void send(
      () => accountApi.change({ password: { before: account.password ? before : null, after } }),
      (changed) => {
        setBefore('')
        setAfter('')
        setDone(true)
        onChange(changed)
      },
    )
  }
  const title = account.password ? words.value.changePassword : words.value.setPassword
  return (
    <details class="part-fold">
      <summary>{title}</summary>
      <form class="part-form" onSubmit={submit}>
        {/* For password managers, which need to know the account. */}
        <input hidden readOnly value={account.name} autoComplete="username" />
        {account.password && <KnownPasswordField label={words.value.oldPassword} value={before} onInput={setBefore} />}
        <NewPasswordField label={words.value.newPassword} value={after} onInput={setAfter} />
        <Failed why={failed} />
        <p role="status">{isDone && words.value.passwordChanged}</p>
        <button type="submit" class="button" disabled={busy}>
          {words.value.save}
        </button>
      </form>
    </details>
  )
}
