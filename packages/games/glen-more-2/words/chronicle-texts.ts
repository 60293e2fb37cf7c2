import type { Message, OptionText, ScoreLine, Seat, Sentences } from '@bothy/kernel'
import type { ChronicleModuleTypes } from '../modules/module-types.ts'
import type { View } from '../rules/types.ts'
import type { EffectTexts } from './parts.ts'

/** The question to the reader, and what the others wait for, after the name: "to vote". */
export type PromptTexts = {
  readonly asked: (view: View) => Message
  readonly awaited: { readonly one: string; readonly several: string }
  readonly decline?: string
}

export type ModuleOptionText = Pick<OptionText, 'label' | 'help'>

/**
 * All words of a Chronicle in one language, from its nouns: what is missing does not compile, in the folder where it is missing.
 * It joins the other sentences by `bringWords`: at once for modules that import all words (`en.ts`, `fr.ts`, whose lists in
 * `en-chronicles.ts` and `fr-chronicles.ts` ask for each that has its line in `ModuleTypes`), on a page when a table plays the Chronicle.
 */
export type ChronicleTexts<N extends ChronicleModuleTypes> = {
  readonly events: Sentences<N['event'], 'type', [me: Seat | null]>
  readonly reasons: Sentences<N['reason'], 'why', [me: Seat | null]>
  readonly actions: Sentences<N['action'], 'type', [view: View]>
  readonly prompts: { readonly [K in N['frame']['kind']]: PromptTexts | null }
  /** Reason for VP, after their number: " for the race". */
  readonly sources: { readonly [S in N['source']]: string }
  /** Of a piece without owner, as the object of a sentence: "the die". */
  readonly pieces?: { readonly [piece: number]: string }
  readonly lines: { readonly [category: string]: (line: ScoreLine) => Message }
  readonly printed: EffectTexts
}
