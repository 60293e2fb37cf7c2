import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { LessonPage } from './lesson-page.tsx'
import { lessonWords } from './words.ts'
import './styles.css'

export async function loadLessonPage(): Promise<
  FunctionComponent<{ readonly game: string; readonly chapter: string }>
> {
  await loadInUse(lessonWords)
  return LessonPage
}
