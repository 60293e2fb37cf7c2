import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { announce } from './announce.tsx'
import { t } from './i18n.ts'
import { Icon } from './icons.tsx'

const SHOWN = 2000

/** A text to be copied: a link, a fingerprint. Where the browser forbids the clipboard, the text is selected. */
export function CopyField({
  label,
  value,
  hideLabel = false,
}: {
  readonly label: string
  readonly value: string
  readonly hideLabel?: boolean
}): JSX.Element {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    field.current?.select()
    if (!isSecureContext) return
    await navigator.clipboard.writeText(value)
    setCopied(true)
    announce(t.value.common.copied)
  }
  return (
    <div class="field">
      <label for={id} class={hideLabel ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <div class="name-line">
        <input
          ref={field}
          id={id}
          class="input copy-text"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button copy-button" onClick={() => void copy().catch(() => undefined)}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? t.value.common.copied : t.value.common.copy}
        </button>
      </div>
    </div>
  )
}
