import type { Json, Option, Texts, GameTypes } from '@bothy/kernel'
import type { FunctionComponent } from 'preact'
import type { Catalogue } from '../../ui/words/catalogue.ts'
import type { Language } from '../../ui/words/language.ts'

export type ChosenOptions = { readonly [id: string]: Json }

export type OptionPartProps = {
  readonly offered: readonly Option[]
  readonly seats: number
  readonly chosen: ChosenOptions
  readonly texts: Pick<Texts<GameTypes>, 'options'>
  readonly language: Language
  readonly onChange: (chosen: ChosenOptions) => void
}

export interface OptionPart {
  readonly words: Catalogue<unknown>
  readonly group: string
  readonly Fields: FunctionComponent<OptionPartProps>
  readonly minutes: (chosen: ChosenOptions) => number
  readonly Summary: FunctionComponent<OptionPartProps>
}
