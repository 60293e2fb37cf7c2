import type { JSX } from 'preact'
import { me } from '../../net/api.ts'
import { Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboard } from '../leaderboard/leaderboard-words.ts'

export type WhyNotRated = 'seats' | 'watching' | 'corrections'

export function RatedCell({
  isOn,
  whyNot,
  onChange,
}: {
  readonly isOn: boolean
  readonly whyNot: WhyNotRated | null
  readonly onChange: (isOn: boolean) => void
}): JSX.Element {
  const words = makeWords.value
  // Until the server answers, a guest is assumed, as most readers are: that line is as high as the others.
  const isGuest = me.value?.guest !== false
  return (
    <div class="make-cell make-rated">
      <Switch label={words.rated} checked={isOn} disabled={isGuest || whyNot !== null} onChange={onChange} />
      <p class="soft small">
        {isGuest ? (
          <a href={paths.signUp(backHere())}>{leaderboard.value.needsAccount}</a>
        ) : whyNot === null ? (
          isOn ? (
            words.ratedHelp
          ) : (
            words.ratedOffHelp
          )
        ) : (
          <span class="make-why">{words.whyNotRated[whyNot]}</span>
        )}
      </p>
      {isOn && (
        <ul class="make-tags">
          {words.excluded.map((text) => (
            <li key={text} class="make-tag">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
