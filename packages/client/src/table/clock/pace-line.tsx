import type { JSX } from 'preact'
import type { TimeControl } from '@bothy/protocol'
import { clock } from '@bothy/board-kit/ui/words/clock-words.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'

export function PaceLine({ pace }: { readonly pace: TimeControl }): JSX.Element {
  const words = clock.value
  return (
    <dl class="options">
      <div>
        <dt>{words.clock}</dt>
        <dd>{paceName(pace)}</dd>
      </div>
      <div>
        <dt>{words.late}</dt>
        <dd>{words.lateRules[pace.late]}</dd>
      </div>
    </dl>
  )
}
