import type { JSX } from 'preact'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'

/** A switch of the host that a rated game leaves off. */
export function UnratedCell({
  label,
  help,
  isOn,
  isRated,
  onChange,
}: {
  readonly label: string
  readonly help: string
  readonly isOn: boolean
  readonly isRated: boolean
  readonly onChange: (value: 'off' | 'on') => void
}): JSX.Element {
  const words = makeWords.value
  return (
    <div class="make-cell">
      <Segments
        label={label}
        value={isOn ? 'on' : 'off'}
        choices={[
          { value: 'off', label: words.friendlyValues.off },
          { value: 'on', label: words.friendlyValues.on, isExcluded: isRated },
        ]}
        onChange={onChange}
      />
      <p class={isRated ? 'small make-why' : 'soft small'}>{isRated ? words.notIfRated : help}</p>
    </div>
  )
}
