import type { ListedChapter } from '@bothy/kernel/lessons'
import { useLessons } from '../../games/use-lessons.ts'
import { courseOf } from '../../net/people/course.ts'

type Next = { readonly chapter: ListedChapter; readonly isFirst: boolean }

/** Null until it is known, without lessons, and once all are done. `isFirst`: none of the game's is done yet. */
export function useNextLesson(game: string): Next | null {
  const chapters = useLessons(game).value?.chapters ?? []
  const course = courseOf(game, chapters)
  return course.next === null ? null : { chapter: chapters[course.next - 1], isFirst: course.done === 0 }
}
