import type { ChronicleName } from '@bothy/glen-more-2/data'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Difficulty, SetName } from './facts.ts'

/** What the page of a new table says about the Chronicles. */
export type ChronicleCardWords = {
  readonly title: string
  readonly lead: string
  /** What each adds, in two short sentences. */
  readonly lines: { readonly [name in ChronicleName]: string }
  readonly difficulties: { readonly [difficulty in Difficulty]: string }
  readonly minutes: (minutes: number) => string
  readonly players: (fewest: number, most: number) => string
  readonly inPlay: string
  readonly allInPlay: string
  readonly tooFew: (fewest: number) => string
  readonly none: string
  /** The button that tells more of one. */
  readonly about: (title: string) => string
  readonly rules: string
  readonly forFirst: string
  readonly sets: { readonly [name in SetName]: string }
  readonly surprise: string
  readonly noneOfThem: string
}

export const cardWords = catalogue<ChronicleCardWords>({
  en: async () => (await import('./words-en.ts')).words,
  fr: async () => (await import('./words-fr.ts')).words,
})
