import type { Message, ScoreLine, Seat, Sentences } from '@bothy/kernel'
import { cellars } from '../chronicles/cellars/messages/en.ts'
import { council } from '../chronicles/council/messages/en.ts'
import { englishman } from '../chronicles/englishman/messages/en.ts'
import { haggis } from '../chronicles/haggis/messages/en.ts'
import { mountain } from '../chronicles/mountain/messages/en.ts'
import type { ChronicleId, Nouns } from '../chronicles/nouns.ts'
import { race } from '../chronicles/race/messages/en.ts'
import type { View } from '../types.ts'
import type { ChronicleOptionTexts, PromptTexts } from './chronicle-texts.ts'
import type { EffectTexts } from './parts.ts'

/** The words of all Chronicles, table by table: what one of them lacks does not compile. */
type All<N extends keyof Nouns[ChronicleId]> = Nouns[ChronicleId][N]

export const events: Sentences<All<'event'>, 'type', [me: Seat | null]> = {
  ...race.events,
  ...mountain.events,
  ...cellars.events,
  ...englishman.events,
  ...council.events,
  ...haggis.events,
}
export const reasons: Sentences<All<'reason'>, 'why', [me: Seat | null]> = {
  ...race.reasons,
  ...mountain.reasons,
  ...cellars.reasons,
  ...englishman.reasons,
  ...council.reasons,
  ...haggis.reasons,
}
export const actions: Sentences<All<'action'>, 'type', [view: View]> = {
  ...race.actions,
  ...mountain.actions,
  ...cellars.actions,
  ...englishman.actions,
  ...council.actions,
  ...haggis.actions,
}
export const prompts: { readonly [K in All<'frame'>['kind']]: PromptTexts | null } = {
  ...race.prompts,
  ...mountain.prompts,
  ...cellars.prompts,
  ...englishman.prompts,
  ...council.prompts,
  ...haggis.prompts,
}
export const sources: { readonly [S in All<'source'>]: string } = {
  ...race.sources,
  ...mountain.sources,
  ...cellars.sources,
  ...englishman.sources,
  ...council.sources,
  ...haggis.sources,
}
export const lines: { readonly [category: string]: (line: ScoreLine) => Message } = {
  ...race.lines,
  ...mountain.lines,
  ...cellars.lines,
  ...englishman.lines,
  ...council.lines,
  ...haggis.lines,
}
export const options: ChronicleOptionTexts = {
  race: race.option,
  mountain: mountain.option,
  cellars: cellars.option,
  englishman: englishman.option,
  council: council.option,
  haggis: haggis.option,
}
export const printed: EffectTexts = {
  ops: {
    ...race.printed.ops,
    ...mountain.printed.ops,
    ...cellars.printed.ops,
    ...englishman.printed.ops,
    ...council.printed.ops,
    ...haggis.printed.ops,
  },
  activations: {
    ...race.printed.activations,
    ...mountain.printed.activations,
    ...cellars.printed.activations,
    ...englishman.printed.activations,
    ...council.printed.activations,
    ...haggis.printed.activations,
  },
  once: {
    ...race.printed.once,
    ...mountain.printed.once,
    ...cellars.printed.once,
    ...englishman.printed.once,
    ...council.printed.once,
    ...haggis.printed.once,
  },
}
