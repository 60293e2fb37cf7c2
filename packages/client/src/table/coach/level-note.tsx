import type { FunctionComponent, JSX } from 'preact'
import type { TableInfo } from '@bothy/protocol'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { learning } from '../../net/people/learning.ts'
import { mayCoach } from './may-speak.ts'
import { nextLevel } from './next-level.ts'
import { coachWords, words } from './words.ts'

type Props = { readonly info: TableInfo }

export async function loadLevelNote(): Promise<FunctionComponent<Props>> {
  await loadInUse(coachWords)
  return LevelNote
}

function LevelNote({ info }: Props): JSX.Element | null {
  const levels = new Set(info.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])))
  const [level] = levels
  if (!mayCoach(info) || levels.size !== 1) return null
  const all = learning.value.results
  const results = all[`${info.game}/${level}`] ?? []
  const hasWon = Object.entries(all).some(([place, some]) => place.startsWith(`${info.game}/`) && some.includes('w'))
  const next = nextLevel(level, results, hasWon)
  if (next === null) return null
  const says = results[0] === 'w' ? words.value.harder : words.value.easier
  return (
    <p class="note">
      {says(t.value.levels[next])}{' '}
      <a href={paths.make(info.game, 'bots')} onClick={() => (usualLevel.value = next)}>
        {words.value.tryLevel}
      </a>
    </p>
  )
}
