import type { Json, Option, Texts, GameTypes } from '@bothy/kernel'
import type { FunctionComponent } from 'preact'
import type { Catalogue } from '../../ui/words/catalogue.ts'
import type { Language } from '../../ui/words/language.ts'

export type ChosenOptions = { readonly [id: string]: Json }

export type OptionPartProps = {
  /** Those of the group that can be chosen at all. */
  readonly offered: readonly Option[]
  readonly seats: number
  readonly chosen: ChosenOptions
  readonly texts: Pick<Texts<GameTypes>, 'options'>
  readonly language: Language
  readonly onChange: (chosen: ChosenOptions) => void
}

/** One group of a game's options that is chosen in a way of its own, such as by picture; fetched by the page of a new table. */
export interface OptionPart {
  readonly words: Catalogue<unknown>
  readonly group: string
  /** Below the seats. */
  readonly Fields: FunctionComponent<OptionPartProps>
  /** How much longer the game gets by those that were chosen. */
  readonly minutes: (chosen: ChosenOptions) => number
  /** Beside them: what has been chosen. */
  readonly Summary: FunctionComponent<OptionPartProps>
}
