import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { TextField } from '../account/text-field.tsx'

export function NameForm({
  label,
  help,
  action,
  busy,
  onName,
}: {
  readonly label: string
  readonly help: string
  readonly action: string
  readonly busy: boolean
  readonly onName: (name: string) => Promise<boolean>
}): JSX.Element {
  const [name, setName] = useState('')
  const submit = (event: Event): void => {
    event.preventDefault()
    void onName(name.trim()).then((isDone) => isDone && setName(''))
  }
  return (
    <form onSubmit={submit}>
      <TextField label={label} help={help} value={name} autoComplete="off" required maxLength={24} onInput={setName}>
        <button type="submit" class="button" disabled={busy || name.trim() === ''}>
          {action}
        </button>
      </TextField>
    </form>
  )
}
