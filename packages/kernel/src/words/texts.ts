import type { GameTypes, ScoreLine, Seat } from '../contract.ts'

/** A piece of a sentence: plain words, a seat (shown with its colour and name), a thing that can be pointed at, a rule. */
export type Part =
  | string
  /** `text` replaces the name of the seat, for "you" and its forms. */
  | { readonly part: 'seat'; readonly seat: Seat; readonly text: string | null }
  /** `id` is a target or a picture of the game's own, such as `card:43`. */
  | { readonly part: 'thing'; readonly id: string; readonly text: string }
  | { readonly part: 'rule'; readonly rule: string }

/** A sentence: names get colours, things get pictures, a screen reader gets words. */
export type Message = readonly Part[]

/** A table of sentences by `type` (or another tag): a missing sentence does not compile. */
export type Sentences<U, Tag extends keyof U, Rest extends readonly unknown[] = [], R = Message> = {
  readonly [K in U[Tag] & string]: (x: Extract<U, { readonly [T in Tag]: K }>, ...rest: Rest) => R
}

/** The member of a union that has the tag `K`, in the form in which a table by tag can be called with it. */
export type Tagged<U, Tag extends keyof U, K extends U[Tag] & string> = {
  [P in K]: Extract<U, { readonly [T in Tag]: P }>
}[K]

export type OptionText = {
  readonly label: string
  readonly help: string
  /** By value, as text (`true`, `random`, `0`). */
  readonly values: { readonly [value: string]: string }
}

/** The comparison of a tie-break. `by` is a sentence without its full stop: "More cubes on the tiles decide". */
export type TieBreakText = {
  readonly by: Message
  /** A value in words: "5 cubes". */
  readonly value: (n: number) => string
}

/** A verdict: its name for lists ("genius") and the sentence at the end ("A genius could not have done better"). */
export type VerdictText = {
  readonly name: string
  readonly sentence: Message
}

/** All words of a game in one language. `me` is the seat of the reader, null for a spectator. */
export interface Texts<T extends GameTypes> {
  readonly title: string
  /** One sentence for the home page. */
  readonly pitch: string
  event(event: T['event'], me: Seat | null): Message
  /** Why not, ending with the rule. */
  reason(reason: T['reason'], me: Seat | null): Message
  /** The price of a legal choice besides its cost: one whole sentence, ending with the rule. */
  warning(warning: T['warning'], me: Seat | null): Message
  /** Short label of a choice, for buttons, the keyboard menu and screen readers. No full stop. */
  action(action: T['action'], view: T['view'], me: Seat | null): Message
  /** The question to the reader now, or the names of those for whom the table waits. */
  prompt(view: T['view'], me: Seat | null): Message
  scoreLine(line: ScoreLine): Message
  readonly tieBreaks: { readonly [id in T['tieBreak']]: TieBreakText }
  readonly verdicts: { readonly [id in T['verdict']]: VerdictText }
  readonly options: { readonly [id: string]: OptionText }
  /** Names of the groups of options, by id. */
  readonly optionGroups: { readonly [id: string]: string }
  /** Laws of the data, by id, for corrections that break them: one whole sentence. */
  readonly laws: { readonly [id: string]: string }
}

/** A number of a score line, 0 where there is none. */
export const numberIn = ({ detail }: ScoreLine, name: string): number => {
  const value = detail?.[name]
  return typeof value === 'number' ? value : 0
}

/** The words of a message, for labels and live regions. */
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

/** "a", "a and b", "a, b and c", with the word for "and" of the language. */
export function listed(items: readonly Message[], and: string): Message {
  return items.length < 2 ? items.flat() : [...joined(items.slice(0, -1), ', '), ` ${and} `, ...(items.at(-1) ?? [])]
}

/** As `listed`, for plain texts. */
export const listedText = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`

/** "+3", "−6", "0": with a true minus sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** Seats from the first place to the last. */
export function seatsByRank(ranks: readonly number[]): readonly Seat[] {
  return ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b])
}
