import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accountApi, becameSomebody } from '../../net/people/account.ts'
import { me } from '../../net/api.ts'
import { hasPasskeys, signInByKey, signUpByKey } from '../../net/people/passkeys.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Forgotten } from './forgotten.tsx'
import { KnownPasswordField, NewPasswordField } from './password-fields.tsx'
import { Failed, TextField } from './text-field.tsx'
import { useMail } from './use-mail.ts'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

const MODES = ['signUp', 'signIn'] as const
type Mode = (typeof MODES)[number]

export function SignForms({ name, first }: { readonly name: string; readonly first: Mode }): JSX.Element {
  const [mode, setMode] = useState(first)
  const [typed, setTyped] = useState(me.value?.named === true ? name : '')
  return (
    <>
      <h1 tabIndex={-1}>{words.value[mode]}</h1>
      <p class="personal-lead">{words.value.guest(name)}</p>
      <div class="account-sign">
        <div class="panel padded part">
          <Segments
            label={words.value.which}
            hideLabel
            value={mode}
            choices={MODES.map((value) => ({ value, label: words.value[value] }))}
            onChange={setMode}
          />
          {/* Separate fields: a password manager uses one for new passwords and the other for known ones. */}
          <SignForm key={mode} mode={mode} name={typed} onName={setTyped} />
          {mode === 'signIn' && <Forgotten name={typed} />}
        </div>
        <section class="account-why">
          <h2>{words.value.why}</h2>
          <ul>
            {words.value.reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" /> {reason}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function SignForm({
  mode,
  name,
  onName,
}: {
  readonly mode: Mode
  readonly name: string
  readonly onName: (name: string) => void
}): JSX.Element {
  const isNew = mode === 'signUp'
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  const { busy, failed, send } = useSend()
  const sendsMail = useMail()
  const mail = email.trim() === '' ? null : email.trim()
  const byKey = (): void => void send(() => (isNew ? signUpByKey(name, mail) : signInByKey()), becameSomebody)
  const submit = (event: Event): void => {
    event.preventDefault()
    void send(
      () => (isNew ? accountApi.signUp({ name, password, email: mail }) : accountApi.signIn({ name, password })),
      becameSomebody,
    )
  }
  return (
    <form class="account-form" onSubmit={submit}>
      <TextField
        label={words.value.name}
        {...(isNew ? { help: words.value.nameHelp, maxLength: 24 } : {})}
        value={name}
        autoComplete="username"
        required
        onInput={onName}
      />
      {isNew ? (
        <NewPasswordField label={words.value.password} value={password} onInput={setPassword} />
      ) : (
        <KnownPasswordField label={words.value.password} value={password} onInput={setPassword} />
      )}
      {isNew && (
        <TextField
          label={words.value.email}
          help={sendsMail === false ? words.value.emailUnused : words.value.emailHelp}
          kind="email"
          value={email}
          autoComplete="email"
          onInput={setEmail}
        />
      )}
      <Failed why={failed} />
      <button type="submit" class="button primary large" disabled={busy}>
        {words.value[mode]}
      </button>
      {hasPasskeys() && (
        <>
          <p class="account-or soft">{words.value.or}</p>
          <button type="button" class="button" disabled={busy || (isNew && name.trim() === '')} onClick={byKey}>
            {isNew ? words.value.signUpPasskey : words.value.signInPasskey}
          </button>
        </>
      )}
    </form>
  )
}
