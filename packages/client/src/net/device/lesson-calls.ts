import type { Json } from '@bothy/kernel'
import type { Chapter, GuideNow } from '@bothy/kernel/lessons'
import type { StateMessage, TableInfo } from '@bothy/protocol'

/** `turn`: of the guide that the reader saw; null for a game's own gestures. */
export type LessonAsk =
  | {
      readonly what: 'open'
      readonly game: string
      readonly chapter: Chapter
      readonly step: number
      readonly name: string
    }
  | { readonly what: 'play'; readonly action: Json }
  | { readonly what: 'go' | 'show' | 'skip' | 'back' | 'again'; readonly turn: number }
  | { readonly what: 'answer'; readonly turn: number; readonly option: number }

export type LessonAnswer = {
  readonly info: TableInfo
  readonly state: StateMessage
  readonly guide: GuideNow
}

export const LESSON_TABLE = 'lesson'
