import type { JSX } from 'preact'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'

export function HintsCell({
  isOn,
  isRated,
  onChange,
}: {
  readonly isOn: boolean
  readonly isRated: boolean
  readonly onChange: (value: 'off' | 'on') => void
}): JSX.Element {
  const words = makeWords.value
  return (
    <div class="make-cell">
      <Segments
        label={words.hints}
        value={isOn ? 'on' : 'off'}
        choices={[
          { value: 'off', label: words.friendlyValues.off },
          { value: 'on', label: words.friendlyValues.on, isExcluded: isRated },
        ]}
        onChange={onChange}
      />
      <p class={isRated ? 'small make-why' : 'soft small'}>{isRated ? words.notIfRated : words.hintsHelp}</p>
    </div>
  )
}
