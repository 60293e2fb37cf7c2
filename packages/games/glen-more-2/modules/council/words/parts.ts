import type { Message, Part, ScoreLine } from '@bothy/kernel'
import { GLEN_CARDS, type GlenCardId, type GlenCardName } from '../data/index.ts'

export const glenItem = (card: GlenCardId, text: string): Part => ({ part: 'thing', id: `glen:${card}`, text })

export const linesOf = (
  names: { readonly [name in GlenCardName]: string },
  say: (name: string, line: ScoreLine) => Message,
): { readonly [category: string]: (line: ScoreLine) => Message } =>
  Object.fromEntries(GLEN_CARDS.map((name) => [`glen.${name}`, (line: ScoreLine) => say(names[name], line)]))
