import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { announce } from './announce.tsx'
import { type Copied, copyText } from './copy-text.ts'
import { t } from '../words/i18n.ts'
import { Icon } from './icons.tsx'

const byHand = (): string => (matchMedia('(pointer: coarse)').matches ? t.value.share.hold : t.value.share.press)

const SHOWN = 2000

export function CopyField({
  label,
  value,
  hideLabel = false,
  action,
}: {
  readonly label: string
  readonly value: string
  readonly hideLabel?: boolean
  readonly action?: string
}): JSX.Element {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Copied | null>(null)
  const copied = outcome === 'copied'
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setOutcome(null), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    const done = await copyText(value, field.current)
    setOutcome(done)
    announce(done === 'copied' ? t.value.common.copied : byHand())
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
        <button type="button" class="button copy-button" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? t.value.common.copied : (action ?? t.value.common.copy)}
        </button>
      </div>
      {outcome === 'refused' && <p class="note small">{byHand()}</p>}
    </div>
  )
}
