import { useEffect, useState } from 'preact/hooks'
import { isGameId, loadLessons } from '@bothy/games'
import type { ListedChapter } from '@bothy/kernel/lessons'
import { courseOf } from '../../net/people/course.ts'

type Next = { readonly chapter: ListedChapter; readonly isFirst: boolean }

/** Null until it is known, without lessons, and once all are done. `isFirst`: none of the game's is done yet. */
export function useNextLesson(game: string): Next | null {
  const [chapters, setChapters] = useState<readonly ListedChapter[]>([])
  useEffect(() => {
    let wanted = true
    if (isGameId(game))
      loadLessons(game).then(
        (lessons) => wanted && setChapters(lessons?.chapters ?? []),
        // An offer: without it the page is complete.
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [game])
  const course = courseOf(game, chapters)
  return course.next === null ? null : { chapter: chapters[course.next - 1], isFirst: course.done === 0 }
}
