import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accountApi, becameSomebody } from '../../net/people/account.ts'
import { rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { Part } from '../personal/part.tsx'
import { NewPasswordField } from './password-fields.tsx'
import { Failed } from './text-field.tsx'
import { useMail } from './use-mail.ts'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

export function Forgotten({ name }: { readonly name: string }): JSX.Element {
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, failed, send } = useSend()
  const mail = useMail()
  const who = name.trim()
  const ask = (): void => {
    setAnswer(null)
    void send(
      () => accountApi.forgot({ name: who, lang: language.value }),
      (reply) => setAnswer(reply.mail ? words.value.linkSent(who) : words.value.noMail),
    )
  }
  return (
    <details class="part-fold">
      <summary>{words.value.forgotten}</summary>
      {mail === false ? (
        <p>{words.value.noMail}</p>
      ) : (
        <div class="part-form">
          <p>{who === '' ? words.value.nameFirst : words.value.linkGoes(who)}</p>
          <Failed why={failed} />
          <p role="status">{answer}</p>
          <button type="button" class="button" disabled={busy || who === ''} onClick={ask}>
            {words.value.sendLink}
          </button>
        </div>
      )}
    </details>
  )
}

/** The token is in the fragment, so it reaches no log or proxy. */
const broughtAlong = (): string | null => /^#password=([\w.~-]+)$/.exec(location.hash)?.[1] ?? null

export function NewPassword({ children }: { readonly children: JSX.Element }): JSX.Element {
  const [token, setToken] = useState(broughtAlong)
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const { busy, failed, send } = useSend()
  useEffect(() => {
    if (token !== null) rewriteAddress(location.pathname)
  }, [token])
  if (token === null)
    return (
      <>
        {isDone && (
          <p class="note good" role="status">
            {words.value.passwordChanged}
          </p>
        )}
        {children}
      </>
    )
  const submit = (event: Event): void => {
    event.preventDefault()
    void send(
      () => accountApi.setPassword({ token, password }),
      async () => {
        await becameSomebody()
        setDone(true)
        setToken(null)
      },
    )
  }
  return (
    <>
      <h1 tabIndex={-1}>{words.value.title}</h1>
      <Part title={words.value.chooseNew}>
        <form class="part-form" onSubmit={submit}>
          <NewPasswordField label={words.value.newPassword} value={password} onInput={setPassword} />
          <Failed why={failed} />
          <div class="part-actions">
            <button type="submit" class="button primary" disabled={busy}>
              {words.value.save}
            </button>
            <button type="button" class="button" onClick={() => setToken(null)}>
              {words.value.cancel}
            </button>
          </div>
        </form>
      </Part>
    </>
  )
}
