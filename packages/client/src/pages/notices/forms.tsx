import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noticesApi } from '../../net/people/notices.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { Failed, TextField } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { words } from './words.ts'

type Changing = { readonly onChange: () => Promise<void> }

export function MailForm({ onChange }: Changing): JSX.Element {
  const { busy, failed, send } = useSend()
  const [address, setAddress] = useState('')
  const [isSent, setSent] = useState(false)
  const add = async (event: Event): Promise<void> => {
    event.preventDefault()
    setSent(false)
    const wanted = { kind: 'mail', address: address.trim(), lang: language.peek() } as const
    if (!(await send(() => noticesApi.add(wanted), onChange))) return
    setSent(true)
    setAddress('')
  }
  return (
    <div class="part-ways">
      <h3>{words.value.mail}</h3>
      <form class="part-form" onSubmit={(event) => void add(event)}>
        <TextField
          label={words.value.mailAddress}
          help={words.value.mailHelp}
          kind="email"
          autoComplete="email"
          required
          maxLength={254}
          value={address}
          onInput={setAddress}
        >
          <button type="submit" class="button" disabled={busy} aria-label={words.value.mailAdd}>
            {words.value.add}
          </button>
        </TextField>
        <Failed why={failed} />
        <p role="status">{isSent && words.value.mailSent}</p>
      </form>
    </div>
  )
}

export function HookForm({ onChange }: Changing): JSX.Element {
  const { busy, failed, send } = useSend()
  const [url, setUrl] = useState('')
  const add = async (event: Event): Promise<void> => {
    event.preventDefault()
    const wanted = { kind: 'hook', url: url.trim(), lang: language.peek() } as const
    if (await send(() => noticesApi.add(wanted), onChange)) setUrl('')
  }
  return (
    <div class="part-ways">
      <h3>{words.value.hook}</h3>
      <form class="part-form" onSubmit={(event) => void add(event)}>
        <TextField
          label={words.value.hookUrl}
          help={words.value.hookHelp}
          autoComplete="off"
          required
          minLength={10}
          maxLength={500}
          value={url}
          onInput={setUrl}
        >
          <button type="submit" class="button" disabled={busy} aria-label={words.value.hookAdd}>
            {words.value.add}
          </button>
        </TextField>
        <Failed why={failed} />
      </form>
    </div>
  )
}
