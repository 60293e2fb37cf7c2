/**
 * The one grammar of rule ids, as the source of an expression without groups: a short prefix, a section where the rules have
 * any, and a number: `LOS-26`, `GM2-D3`, `GM2-C1-4`; examples have a prefix or a letter of their own: `EX-1`, `W-3`, `GM2-C7-E1`.
 */
export const RULE_ID = '[A-Z][A-Z0-9]{0,4}(?:-[A-Z]\\d+)?-[A-Z]?\\d+[a-z]?'

export const RULE_ID_IN_TEXT = `(?<![\\w-])(?:${RULE_ID})(?![\\w-])`

const WHOLE = new RegExp(`^(?:${RULE_ID})$`)
const ANYWHERE = new RegExp(RULE_ID_IN_TEXT, 'g')
const OPENS_PARAGRAPH = new RegExp(`^\\*\\*(${RULE_ID})\\*\\*`, 'gm')
const OPENS_ITEM = new RegExp(`^- \\*\\*(${RULE_ID})\\*\\*`, 'gm')

export const isRuleId = (text: string): boolean => WHOLE.test(text)

export const ruleIdsIn = (text: string): string[] => [...text.matchAll(ANYWHERE)].map(([id]) => id)

export const rulesTold = (text: string): string[] => [...text.matchAll(OPENS_PARAGRAPH)].map(([, id]) => id)

export const examplesTold = (text: string): string[] => [...text.matchAll(OPENS_ITEM)].map(([, id]) => id)

export const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${i + 1}`)
