import type { ListedChapter } from '@bothy/kernel/lessons'
import { learning } from './learning.ts'

export type ChapterState = 'done' | 'begun' | 'fresh'

export type Course = {
  readonly chapters: readonly {
    readonly chapter: ListedChapter
    readonly number: number
    readonly state: ChapterState
  }[]
  readonly done: number
  /** The one to go on with: begun before fresh; null when all are done. */
  readonly next: number | null
}

export function courseOf(game: string, chapters: readonly ListedChapter[]): Course {
  const { lessons } = learning.value
  const listed = chapters.map((chapter, i) => {
    const progress = lessons[`${game}/${chapter.id}`]
    const state: ChapterState = progress?.done ? 'done' : (progress?.step ?? 0) > 0 ? 'begun' : 'fresh'
    return { chapter, number: i + 1, state }
  })
  const open = listed.find(({ state }) => state === 'begun') ?? listed.find(({ state }) => state === 'fresh')
  return { chapters: listed, done: listed.filter(({ state }) => state === 'done').length, next: open?.number ?? null }
}
