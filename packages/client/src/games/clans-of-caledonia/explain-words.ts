import type { Technology, Terrain, Unit } from '@bothy/clans-of-caledonia/data'
import type { Mark } from '@bothy/clans-of-caledonia/data/provenance'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { type Words, wordsOf } from './words.ts'

type Named = (name: string) => string
type Counted = (n: number) => string

/** Words of the explanations; what is written on the board itself is in `BoardWords`. */
export type ExplainWords = {
  /** The reader in the middle of a sentence. */
  readonly you: string
  readonly yours: (unit: Unit) => string
  readonly unitOf: (unit: Unit, name: string) => string
  readonly unitHere: (unit: Unit, terrain: Terrain | null, isDelta: boolean) => string
  readonly space: (terrains: readonly Terrain[]) => string
  readonly loch: string
  readonly lochText: string
  readonly mistText: string
  readonly blockedText: string
  readonly fits: Named
  readonly portHere: Named
  readonly slaughter: string
  /** A good and the market. */
  readonly goodTitle: Named
  readonly priceNow: Named
  readonly buyers: Named
  readonly sellers: Named
  readonly have: Named
  readonly worthEach: Named
  readonly marketText: string
  readonly recallText: string
  /** A contract. */
  readonly displayed: string
  readonly drawn: string
  readonly inBox: Named
  readonly inYourBox: string
  readonly fulfilledBy: Named
  readonly underPile: string
  readonly removed: string
  readonly takeCosts: Named
  readonly takeBrings: Named
  readonly takeFree: string
  readonly pileTitle: Counted
  readonly pileText: string
  /** Tiles and clans. */
  readonly portTitle: (n: number, name: string) => string
  readonly usedBy: Named
  readonly unused: string
  readonly forRound: Counted
  readonly notInPlay: string
  readonly wouldGive: Named
  readonly clanTitle: Named
  readonly clanOf: Named
  readonly yourClan: string
  readonly startingAdds: Named
  /** Upgrades and the player board. */
  readonly shippingTitle: string
  readonly shippingText: string
  readonly levelNow: Named
  readonly levelNext: (name: string, money: string) => string
  readonly technologyTitle: (technology: Technology) => string
  readonly technologyText: (technology: Technology, money: string) => string
  readonly technologyBrings: Named
  readonly owned: string
  readonly merchantTitle: string
  readonly merchantText: string
  readonly merchantsNow: (stock: number, away: number, unhired: number) => string
  readonly costs: Named
  readonly unitsLeft: (left: number, placed: number) => string
  readonly barrelTitle: Counted
  readonly barrelText: Named
  readonly barrelIn: string
  readonly barrelNone: string
  /** A seat. */
  readonly has: Named
  readonly produces: Named
  readonly nowWorth: Named
  readonly passed: string
  readonly passTitle: string
  readonly passText: (money: string, place: number) => string
  /** An import. */
  readonly importText: (vp: readonly number[]) => string
  readonly importFixed: Named
  readonly importAll: (n: number, each: string) => string
  readonly importBy: Named
  readonly tokenText: (steps: number, money: string) => string
  /** What is known of a value, in a word and in a sentence. */
  readonly markText: { readonly [M in Mark]: string }
  /** Standing. */
  readonly player: string
  readonly withRound: string
  readonly nextVerdict: (name: string, from: number) => string
}

/** They come with the explanations, after the table. */
export const explainWords = catalogue<ExplainWords>({
  en: async () => (await import('./explain-words-en.ts')).explain,
  fr: async () => (await import('./explain-words-fr.ts')).explain,
})

export type AllWords = Words & { readonly explain: ExplainWords }
export const allWordsOf = (language: Language): AllWords => ({
  ...wordsOf(language),
  explain: explainWords.of(language),
})
