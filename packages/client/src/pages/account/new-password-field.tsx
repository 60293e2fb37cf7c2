import type { JSX } from 'preact'
import { SHORTEST_PASSWORD } from '@bothy/protocol'
import { TextField } from './text-field.tsx'
import { words } from './words.ts'

/** For a password that is being chosen; what is known already is another field to a password manager. */
export const NewPasswordField = ({
  label,
  value,
  onInput,
}: {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
}): JSX.Element => (
  <TextField
    label={label}
    help={words.value.passwordHelp}
    kind="password"
    value={value}
    autoComplete="new-password"
    minLength={SHORTEST_PASSWORD}
    required
    onInput={onInput}
  />
)
