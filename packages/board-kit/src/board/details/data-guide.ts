import type { Correction, Leaf } from '@bothy/kernel'
import type { FunctionComponent } from 'preact'
import type { Catalogue } from '../../ui/words/catalogue.ts'
import type { Language } from '../../ui/words/language.ts'

/** How the printed values of a game are named; `at` is a place as in a correction. */
export type DataWords = {
  readonly section: (id: string) => string
  readonly group: (id: string) => string
  /** Name of a value within its group. */
  readonly label: (at: string) => string
  readonly value: (at: string, value: Leaf) => string
  readonly mark: (mark: string) => string
}

export type FieldProps = {
  readonly at: string
  readonly value: Leaf
  readonly language: Language
  readonly onChange: (value: Leaf) => void
}

export type PictureProps = {
  readonly group: string
  readonly corrections: readonly Correction[]
  readonly language: Language
  /** The values whose fields are shown; the picture chooses others. */
  readonly places: readonly string[]
  readonly onPlaces: (places: readonly string[]) => void
}

export type SignProps = { readonly group: string; readonly corrections: readonly Correction[] }

/** The printed values of a game for the owner of a box who puts them right; fetched when first shown. */
export interface DataGuide {
  readonly words: Catalogue<DataWords>
  /** Groups by section, in the order in which they are listed. */
  readonly sections: readonly { readonly id: string; readonly groups: readonly string[] }[]
  groupOf(at: string): string
  /** Name of the mark of a value that is not known for certain. */
  markOf(at: string, corrections: readonly Correction[]): string | null
  /** Values not known for certain at a table of so many seats, one line each; all of them if `seats` is null. */
  uncertain(corrections: readonly Correction[], seats: number | null, language: Language): readonly string[]
  /** Values with a field of their own; the others are numbers, switches and texts. */
  hasField(at: string): boolean
  readonly Field: FunctionComponent<FieldProps>
  /** A group whose values are chosen in a picture. */
  hasPicture(group: string): boolean
  readonly Picture: FunctionComponent<PictureProps>
  /** A small picture of a group beside its name, as it is with these corrections. */
  readonly Sign?: FunctionComponent<SignProps>
}
