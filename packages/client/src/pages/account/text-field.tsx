import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

/** What a browser makes of a field: each is a kind of element to the types of JSX. */
const KINDS = { text: { type: 'text' }, password: { type: 'password' }, email: { type: 'email' } } as const

/** A field of a form with a line of help below it. */
export function TextField({
  label,
  help,
  value,
  onInput,
  kind = 'text',
  ...input
}: {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly onInput: (value: string) => void
  readonly kind?: keyof typeof KINDS
  readonly autoComplete: 'username' | 'current-password' | 'new-password' | 'email' | 'off'
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
}): JSX.Element {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        value={value}
        {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...input}
        {...KINDS[kind]}
      />
      {help !== undefined && (
        <small id={`${id}-help`} class="soft">
          {help}
        </small>
      )}
    </div>
  )
}

export function Failed({ why }: { readonly why: string | null }): JSX.Element | null {
  return why === null ? null : (
    <p class="note bad small" role="alert">
      {why}
    </p>
  )
}
