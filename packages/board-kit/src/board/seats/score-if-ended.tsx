import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { signed } from '../../ui/words/i18n.ts'
import { Arrow } from '../../ui/controls/icons.tsx'
import { Popover } from '../../ui/controls/popover.tsx'

export type ScoreIfEndedProps = {
  readonly label: string
  readonly said: string
  readonly total: number
  readonly class: string
  readonly more?: ComponentChildren
  readonly children: ComponentChildren
}

export function ScoreIfEnded({ label, said, total, class: name, more, children }: ScoreIfEndedProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <button
        type="button"
        class={name}
        title={label}
        aria-label={`${label}: ${said}`}
        data-end={total}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
      >
        <span aria-hidden="true">
          <Arrow /> {signed(total)}
        </span>
      </button>
      {more}
      {anchor !== null && (
        <Popover anchor={anchor} label={label} focus onClose={() => setAnchor(null)}>
          {children}
        </Popover>
      )}
    </>
  )
}
