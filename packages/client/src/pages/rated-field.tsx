import type { JSX } from 'preact'
import { me } from '../net/api.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboard } from './leaderboard/leaderboard-words.ts'

export function RatedField({
  value,
  onChange,
}: {
  readonly value: 'off' | 'on'
  readonly onChange: (value: 'off' | 'on') => void
}): JSX.Element {
  const words = leaderboard.value
  if (me.value?.guest !== false)
    return (
      <p class="soft small">
        <a href={paths.signUp(backHere())}>{words.needsAccount}</a>
      </p>
    )
  return (
    <Segments
      label={words.choice}
      value={value}
      choices={[
        { value: 'off', label: words.choices.off },
        { value: 'on', label: words.choices.on },
      ]}
      {...(value === 'off' ? {} : { help: words.choiceHelp })}
      onChange={onChange}
    />
  )
}
