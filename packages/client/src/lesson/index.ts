import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { gameWords } from '../pages/game/words.ts'
import { LessonPage, type LessonPageProps } from './lesson-page.tsx'
import { lessonWords } from './words.ts'
import './styles.css'

export async function loadLessonPage(): Promise<FunctionComponent<LessonPageProps>> {
  await Promise.all([lessonWords, gameWords].map(loadInUse))
  return LessonPage
}
