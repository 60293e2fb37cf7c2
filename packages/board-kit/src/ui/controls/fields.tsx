import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

export type Choosable<V extends string> = {
  readonly value: V
  readonly label: string
  readonly isExcluded?: boolean
}

type ChoiceField<V extends string> = {
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: V
  readonly choices: readonly Choosable<V>[]
  readonly onChange: (value: V) => void
}

export function Segments<V extends string>({
  label,
  hideLabel = false,
  value,
  choices,
  help,
  onChange,
}: ChoiceField<V> & { readonly help?: string }): JSX.Element {
  const name = useId()
  const field = (
    <fieldset class="field">
      <legend class={hideLabel ? 'visually-hidden' : 'label'}>{label}</legend>
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isExcluded === true}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
  if (help === undefined) return field
  return (
    <div class="stack">
      {field}
      <p class="soft small">{help}</p>
    </div>
  )
}

export function Switch({
  label,
  help,
  checked,
  disabled = false,
  onChange,
}: {
  readonly label: string
  readonly help?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {help !== undefined && <small class="soft switch-help">{help}</small>}
      </span>
    </label>
  )
}

export function Select<V extends string>({
  label,
  hideLabel = false,
  value,
  choices,
  onChange,
}: ChoiceField<V>): JSX.Element {
  const id = useId()
  return (
    <div class="field">
      <label for={id} class={hideLabel ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <select
        id={id}
        class="select"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.isExcluded === true}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
