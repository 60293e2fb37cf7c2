import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Message } from '@bothy/kernel'
import { t } from '../ui/i18n.ts'
import { Popover } from '../ui/popover.tsx'
import { Sentence } from './sentence.tsx'

/** The reason that is being shown, beside the thing it is about. */
export const why = signal<{ readonly anchor: Element; readonly reason: Message } | null>(null)

/** Why something can not be chosen, with its rule. */
export function WhyPopover(): JSX.Element | null {
  const shown = why.value
  if (shown === null) return null
  return (
    <Popover
      key={JSON.stringify(shown.reason)}
      anchor={shown.anchor}
      label={t.value.prompt.blocked}
      onClose={() => (why.value = null)}
    >
      <div class="why" role="status">
        <p class="label">{t.value.prompt.blocked}</p>
        <p>
          <Sentence message={shown.reason} />
        </p>
      </div>
    </Popover>
  )
}
