import type { Message, ScoreLine, Seat, Sentences } from '@bothy/kernel'
import type { ChronicleId, ModuleTypes } from '../modules/module-types.ts'
import type { Activation } from '../data/activation.ts'
import type { Law } from '../data/law.ts'
import type { OneTime } from '../data/one-time.ts'
import type { Op } from '../data/ops.ts'
import type { Action, Event, Reason, Source, View } from '../rules/types.ts'
import type { ChronicleTexts, PromptTexts } from './chronicle-texts.ts'
import type { TextsBy } from './parts.ts'

/**
 * Sentences of one language by tag: those of the base game and of Chronicles whose words were brought. A page fetches a Chronicle's words
 * only for a table that plays it. `ChronicleTexts` ensures in each folder that none is missing.
 */
type Brought = {
  readonly events: Partial<Sentences<Event, 'type', [me: Seat | null]>>
  readonly reasons: Partial<Sentences<Reason, 'why', [me: Seat | null]>>
  readonly actions: Partial<Sentences<Action, 'type', [view: View]>>
  readonly prompts: { readonly [K in ModuleTypes[ChronicleId]['frame']['kind']]?: PromptTexts | null }
  readonly sources: { readonly [S in Source]?: string }
  readonly pieces: { readonly [piece: number]: string }
  readonly lines: { readonly [category: string]: (line: ScoreLine) => Message }
  readonly ops: TextsBy<Op, 'op'>
  readonly activations: TextsBy<Activation, 'kind'>
  readonly once: TextsBy<OneTime, 'kind'>
  readonly laws: { readonly [law in Law]?: string }
}
const nothing = (): Brought => ({
  events: {},
  reasons: {},
  actions: {},
  prompts: {},
  sources: {},
  pieces: {},
  lines: {},
  ops: {},
  activations: {},
  once: {},
  laws: {},
})

export const brought = { en: nothing(), fr: nothing() } as const

export type AnyChronicleTexts = { [K in ChronicleId]: ChronicleTexts<ModuleTypes[K]> }[ChronicleId]

/** Called once for each language of a Chronicle, before any of its sentences are used. */
export function bringWords(language: keyof typeof brought, { printed, ...texts }: AnyChronicleTexts): void {
  const { events, reasons, actions, prompts, sources, pieces, lines, ops, activations, once } = brought[language]
  Object.assign(events, texts.events)
  Object.assign(reasons, texts.reasons)
  Object.assign(actions, texts.actions)
  Object.assign(prompts, texts.prompts)
  Object.assign(sources, texts.sources)
  Object.assign(pieces, texts.pieces)
  Object.assign(lines, texts.lines)
  Object.assign(ops, printed.ops)
  Object.assign(activations, printed.activations)
  Object.assign(once, printed.once)
}

export function bringLaws(language: keyof typeof brought, laws: { readonly [law in Law]: string }): void {
  Object.assign(brought[language].laws, laws)
}

export function notBrought(tag: string): never {
  throw new Error(`the words for ${tag} are not here`)
}
