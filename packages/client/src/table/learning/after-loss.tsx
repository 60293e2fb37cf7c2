import type { FunctionComponent, JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { TableInfo } from '@bothy/protocol'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { firstFinished } from '../frame/newcomer.ts'
import { useNextLesson } from './next-lesson.ts'
import { offers, offerWords } from './words.ts'

type Props = {
  readonly info: TableInfo
  readonly ranks: readonly number[]
  readonly mine: readonly Seat[]
}

export async function loadAfterLoss(): Promise<FunctionComponent<Props>> {
  await loadInUse(offerWords)
  return AfterLoss
}

function AfterLoss({ info, ranks, mine }: Props): JSX.Element | null {
  const next = useNextLesson(info.game)
  const hasLost = mine.length > 0 && mine.every((seat) => ranks[seat] > 1)
  if (!hasLost || next === null || !next.isFirst || firstFinished.value !== info.id) return null
  const { id, title, minutes } = next.chapter
  return (
    <p class="note ending-learn">
      <span>{offers.value.afterLoss(title[language.value], minutes)}</span>
      <a class="button small" href={paths.lesson(info.game, id)}>
        <Icon name="learn" size={18} /> {offers.value.learn}
      </a>
    </p>
  )
}
