import type { Message, ScoreLine, Seat, Sentences } from '@bothy/kernel'
import { council } from '../chronicles/council/messages/en.ts'
import type { ChronicleId, Nouns } from '../chronicles/nouns.ts'
import type { View } from '../types.ts'
import type { ChronicleOptionTexts, PromptTexts } from './chronicle-texts.ts'
import type { EffectTexts } from './parts.ts'

/** The words of all Chronicles, table by table: what one of them lacks does not compile. */
type All<N extends keyof Nouns[ChronicleId]> = Nouns[ChronicleId][N]

export const events: Sentences<All<'event'>, 'type', [me: Seat | null]> = { ...council.events }
export const reasons: Sentences<All<'reason'>, 'why', [me: Seat | null]> = { ...council.reasons }
export const actions: Sentences<All<'action'>, 'type', [view: View]> = { ...council.actions }
export const prompts: { readonly [K in All<'frame'>['kind']]: PromptTexts | null } = { ...council.prompts }
export const sources: { readonly [S in All<'source'>]: string } = { ...council.sources }
export const lines: { readonly [category: string]: (line: ScoreLine) => Message } = { ...council.lines }
export const options: ChronicleOptionTexts = { council: council.option }
export const printed: EffectTexts = {
  ops: { ...council.printed.ops },
  activations: { ...council.printed.activations },
  once: { ...council.printed.once },
}
