import type { Json } from '../json.ts'
import type { Chapter, Told } from '../lessons/lesson.ts'

/** A position that is reached, as that of a chapter is. */
export type Position = Pick<Chapter, 'seats' | 'setup' | 'seed' | 'before'>

/** A part of the real board in a real position, drawn when it is read. */
export type Picture = {
  readonly position: Position
  /** The letter of the seat that looks; null: an onlooker. */
  readonly eyes: string | null
  readonly part: string
  /** A ply of which so many gestures are made and the next is previewed: a tile that is pointed at shows its places. */
  readonly begun?: { readonly ply: string; readonly gestures: number }
  readonly shows: Told
  readonly holds?: { readonly [path: string]: Json }
}

/** A thing of the board, in words of the notation, and the rule that it shows. */
export type Mark = { readonly at: string; readonly rule: string }

export type Example = Picture & {
  readonly id: string
  readonly rules: readonly string[]
  readonly caption: Told
  /** By the letter that is drawn on the thing, named in the caption, and stands beside the rule. */
  readonly marks?: { readonly [letter: string]: Mark }
}

/** `rules` are cited behind the line. */
export type AidLine = { readonly text: Told; readonly rules?: readonly string[] }
export type AidTopic = { readonly title: Told; readonly lines: readonly AidLine[] }

export type Book = {
  /** One for each line of the primer, which says the game in two minutes; a module may have a few lines of its own. */
  readonly minutes: readonly (Picture & { readonly line?: Told })[]
  readonly examples: readonly Example[]
  readonly aid: { readonly title: Told; readonly topics: readonly AidTopic[] }
}
