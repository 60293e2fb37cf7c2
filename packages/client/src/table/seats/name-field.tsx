import type { JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { me } from '../../net/api.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'

/** Left empty, the name that was drawn stays. */
export function NameField({
  value,
  onInput,
  takesFocus = false,
}: {
  readonly value: string
  readonly onInput: (name: string) => void
  readonly takesFocus?: boolean
}): JSX.Element {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <div class="field name-field">
      <label for={id} class="label">
        {t.value.waiting.name}
      </label>
      <input
        ref={input}
        id={id}
        class="input"
        value={value}
        placeholder={me.value?.name ?? ''}
        maxLength={24}
        autoComplete="nickname"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  )
}
