import type { Json } from '../json.ts'

export type Told = { readonly en: string; readonly fr: string }

type Shown = {
  /** Things that the text is about, in words of the notation: `tile S1`, `hex c2r3`, `button end`. */
  readonly point?: string | readonly string[]
  /** Facts that the texts rely on: paths into the learner's view before the step, along the main line. */
  readonly holds?: { readonly [path: string]: Json }
}

/** `end` marks the last step: what the learner can do now. */
export type Say = Shown & { readonly say: Told; readonly end?: true }

export type Try = { readonly ply: string; readonly reply: Told }

/**
 * The learner acts. In plies and replies `*` stands for anything; the first pattern that fits counts, and the first of `expect` is the
 * main line.
 */
export type Ask = Shown & {
  readonly ask: Told
  readonly expect: readonly string[]
  /** Every ply of `expect`, in any order. */
  readonly all?: true
  /** A real choice: each accepted ply has an answer. */
  readonly free?: true
  readonly replies?: { readonly [ply: string]: Told }
  /** After an accepted ply, following its reply. */
  readonly done?: Told
  /** Legal plies with an answer of their own, which are then taken back. */
  readonly tries?: readonly Try[]
  /** After any other legal ply, which is taken back too. */
  readonly wrong?: Told
}

/** The guide plays for a seat, also for the learner's; the first legal ply that fits. */
export type Play = Shown & { readonly play: string; readonly ply: string; readonly say?: Told }

/** Some turns later: plies of several seats (letter, space, notation) at once. */
export type Skip = { readonly skip: readonly string[] }

export type Answer = { readonly text: Told; readonly right: boolean; readonly reply: Told }
/** After a wrong answer the learner may choose again. */
export type Quiz = Shown & { readonly quiz: Told; readonly options: readonly Answer[] }

export type Step = Say | Ask | Play | Skip | Quiz

export type ChapterHead = {
  readonly id: string
  readonly title: Told
  readonly intro: Told
  readonly minutes: number
  readonly teaches: readonly string[]
  readonly length: number
}

export type Chapter = ChapterHead & {
  readonly seats: number
  /** A letter, as in the notation. */
  readonly learner: string
  readonly names: { readonly [seat: string]: string }
  readonly setup: Json
  readonly seed: string
  /** Plies (letter, space, notation) that lead from the opening to where the chapter begins. */
  readonly before?: readonly string[]
  /** The chapter's end lists them; short, and each true on its own. */
  readonly learnt: readonly [Told, Told, Told]
  readonly steps: readonly Step[]
}

/** A page lists the heads; steps are fetched with the chapter that is opened. */
export type ListedChapter = ChapterHead & { readonly load: () => Promise<Chapter> }

export type FirstMatch = {
  readonly seats: number
  readonly setup: Json
  readonly why: Told
  /** The chapter that teaches the last of what the match needs. */
  readonly after: string
}

export type Lessons = { readonly firstMatch: FirstMatch; readonly chapters: readonly ListedChapter[] }
