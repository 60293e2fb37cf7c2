import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'

/** Literal attributes, because JSX has a type of its own for each kind of input. */
const KINDS = {
  text: { type: 'text' },
  password: { type: 'password' },
  email: { type: 'email' },
  time: { type: 'time' },
  date: { type: 'date' },
} as const

export function TextField({
  label,
  help,
  value,
  onInput,
  kind = 'text',
  children,
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
  readonly min?: string
  readonly max?: string
  readonly children?: ComponentChildren
}): JSX.Element {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <input
          id={id}
          class="input"
          value={value}
          {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
          onInput={(event) => onInput(event.currentTarget.value)}
          {...input}
          {...KINDS[kind]}
        />
        {children}
      </div>
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
