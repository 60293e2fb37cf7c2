import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'

export function MoreOptions({
  count,
  changed,
  onFold,
  onReset,
  children,
}: {
  readonly count: number
  readonly changed: number
  readonly onFold: () => void
  readonly onReset: () => void
  readonly children: ComponentChildren
}): JSX.Element {
  const words = makeWords.value
  const [open, setOpen] = useState(false)
  const part = useId()
  return (
    <>
      <div class="make-more">
        <span class="soft small">{changed === 0 ? words.usualRules : words.changedRules(changed)}</span>
        {changed > 0 && (
          <button type="button" class="button small quiet" onClick={onReset}>
            <Icon name="restart" size={18} /> {words.resetRules}
          </button>
        )}
        <button
          type="button"
          class="button small"
          aria-expanded={open}
          aria-controls={part}
          onClick={() => {
            if (open) onFold()
            setOpen(!open)
          }}
        >
          {open ? words.less : words.more(count)}
        </button>
      </div>
      <div id={part} hidden={!open} class="make-more-fields">
        {open && children}
      </div>
    </>
  )
}
