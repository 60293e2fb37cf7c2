import type { Category, Options } from '@bothy/glen-more-2/data'
import type { Mark } from '@bothy/glen-more-2/data/provenance'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { type Words, wordsOf } from './words.ts'

type Named = (name: string) => string
type Counted = (n: number) => string

/** Words of the explanations and of the standings; what is written on the board itself is in `BoardWords`. */
export type ExplainWords = {
  /** Where a tile is. */
  readonly onRondel: Named
  readonly covered: Named
  readonly discarded: string
  readonly outOfGame: string
  readonly beside: string
  readonly inStack: string
  readonly covers: Named
  readonly mostHere: Counted
  readonly finishedHere: Named
  /** Pieces and places. */
  readonly scotsmenOn: (n: number, tile: string) => string
  readonly scotsmanText: string
  readonly newScotsmanText: string
  readonly figureText: string
  readonly finishedText: string
  readonly dieText: (faces: readonly number[]) => string
  readonly marketText: string
  readonly emptyCell: Named
  readonly markersText: Counted
  /** Clan fields. */
  readonly freeField: string
  readonly repeatable: string
  readonly pathTitle: string
  /** Categories of a scoring. */
  readonly category: { readonly [C in Category]: string }
  readonly brings: (n: number, vp: string) => string
  readonly markText: { readonly [M in Mark]: string }
  /** Standings. */
  readonly final: string
  readonly player: string
  readonly line: {
    readonly vp: string
    readonly tiles: string
    readonly coins: string
    readonly cards: string
    readonly total: string
    readonly ties: { readonly [T in Options['tie']]: string }
  }
}

export const explainWords = catalogue<ExplainWords>({
  en: async () => (await import('./explain-words-en.ts')).explain,
  fr: async () => (await import('./explain-words-fr.ts')).explain,
})

export type AllWords = Words & { readonly explain: ExplainWords }
export const allWordsOf = (language: Language): AllWords => ({
  ...wordsOf(language),
  explain: explainWords.of(language),
})
