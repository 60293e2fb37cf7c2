import type { Correction, Leaf } from '@bothy/kernel'
import type { FunctionComponent } from 'preact'
import type { Catalogue } from '../../ui/words/catalogue.ts'
import type { Language } from '../../ui/words/language.ts'

export type DataWords = {
  readonly section: (id: string) => string
  readonly group: (id: string) => string
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
  readonly places: readonly string[]
  readonly onPlaces: (places: readonly string[]) => void
}

export type SignProps = { readonly group: string; readonly corrections: readonly Correction[] }

export interface DataGuide {
  readonly words: Catalogue<DataWords>
  readonly sections: readonly { readonly id: string; readonly groups: readonly string[] }[]
  groupOf(at: string): string
  markOf(at: string, corrections: readonly Correction[]): string | null
  uncertain(corrections: readonly Correction[], seats: number | null, language: Language): readonly string[]
  /** Values without a field of their own are numbers, switches and texts. */
  hasField(at: string): boolean
  readonly Field: FunctionComponent<FieldProps>
  hasPicture(group: string): boolean
  readonly Picture: FunctionComponent<PictureProps>
  readonly Sign?: FunctionComponent<SignProps>
}
