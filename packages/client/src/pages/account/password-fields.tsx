import type { JSX } from 'preact'
import { SHORTEST_PASSWORD } from '@bothy/protocol'
import { TextField } from './text-field.tsx'
import { words } from './words.ts'

type PasswordProps = {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
}

/** Password managers need different fields for a new and a known password. */
export const NewPasswordField = (props: PasswordProps): JSX.Element => (
  <TextField
    {...props}
    help={words.value.passwordHelp}
    kind="password"
    autoComplete="new-password"
    minLength={SHORTEST_PASSWORD}
    required
  />
)

export const KnownPasswordField = (props: PasswordProps): JSX.Element => (
  <TextField {...props} kind="password" autoComplete="current-password" required />
)
