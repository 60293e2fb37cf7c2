import type { GameTypes, ScoreLine, Seat } from '../contract.ts'

export type Part =
  | string
  /** `text` replaces the name of the seat, for "you" and its forms. */
  | { readonly part: 'seat'; readonly seat: Seat; readonly text: string | null }
  | { readonly part: 'thing'; readonly id: string; readonly text: string }
  | { readonly part: 'rule'; readonly rule: string }

export type Message = readonly Part[]

export type Sentences<U, Tag extends keyof U, Rest extends readonly unknown[] = [], R = Message> = {
  readonly [K in U[Tag] & string]: (x: Extract<U, { readonly [T in Tag]: K }>, ...rest: Rest) => R
}

export type Tagged<U, Tag extends keyof U, K extends U[Tag] & string> = {
  [P in K]: Extract<U, { readonly [T in Tag]: P }>
}[K]

export type OptionText = {
  readonly label: string
  readonly help: string
  /** By value, as text (`true`, `random`, `0`). */
  readonly values: { readonly [value: string]: string }
}

/** `by` is a sentence without its full stop: "More cubes on the tiles decide". */
export type TieBreakText = {
  readonly by: Message
  readonly value: (n: number) => string
}

/** Its name for lists ("genius") and the sentence at the end ("A genius could not have done better"). */
export type VerdictText = {
  readonly name: string
  readonly sentence: Message
}

/** `me` is the seat of the reader, null for a spectator. */
export interface Texts<T extends GameTypes> {
  readonly title: string
  readonly pitch: string
  event(event: T['event'], me: Seat | null): Message
  /** Ends with the rule. */
  reason(reason: T['reason'], me: Seat | null): Message
  /** The price of a legal choice besides its cost: one whole sentence, ending with the rule. */
  warning(warning: T['warning'], me: Seat | null): Message
  /** Short label of a choice, for buttons, the keyboard menu and screen readers. No full stop. */
  action(action: T['action'], view: T['view'], me: Seat | null): Message
  /** The question to the reader, or the names of the players that the table waits for. */
  prompt(view: T['view'], me: Seat | null): Message
  scoreLine(line: ScoreLine): Message
  readonly tieBreaks: { readonly [id in T['tieBreak']]: TieBreakText }
  readonly verdicts: { readonly [id in T['verdict']]: VerdictText }
  readonly options: { readonly [id: string]: OptionText }
  readonly optionGroups: { readonly [id: string]: string }
  /** By id, for corrections that break a law of the data: one whole sentence each. */
  readonly laws: { readonly [id: string]: string }
}

export const numberIn = ({ detail }: ScoreLine, name: string): number => {
  const value = detail?.[name]
  return typeof value === 'number' ? value : 0
}

export function plain(message: Message, names: readonly string[]): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.part === 'seat') return part.text ?? names[part.seat] ?? '?'
      return part.part === 'thing' ? part.text : part.rule
    })
    .join('')
}

export function joined(items: readonly Message[], between: string): Message {
  return items.flatMap((item, i) => (i === 0 ? item : [between, ...item]))
}

export function listed(items: readonly Message[], and: string): Message {
  return items.length < 2 ? items.flat() : [...joined(items.slice(0, -1), ', '), ` ${and} `, ...(items.at(-1) ?? [])]
}

export const listedText = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`

export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

export function seatsByRank(ranks: readonly number[]): readonly Seat[] {
  return ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b])
}
