import type { Blocked, GameTypes, Seat, Warned } from '../contract.ts'
import type { Json } from '../json.ts'
import type { Message } from '../words/texts.ts'

/** A learner's position as their own seat sees it: no state, so nothing hidden. */
export type CoachSight<T extends GameTypes> = {
  readonly view: T['view']
  readonly me: Seat
  readonly legal: readonly T['action'][]
  readonly blocked: readonly Blocked<T>[]
  readonly warned: readonly Warned<T>[]
  /**
   * Actions that can still come of what is picked, pointed at or about to be confirmed; greyed ones count too. Empty while nothing is. One
   * gesture that plays several actions has its first here.
   */
  readonly choice: readonly T['action'][]
}

export const REMARK_KINDS = ['prompt', 'hint', 'warning', 'praise'] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]

/** In one match. A round is that of `Coach.round`. */
export type Often = 'once' | 'twice' | 'thrice' | 'oncePerRound' | 'always'

export type RemarkArgs = { readonly [name: string]: Json }

export type ToldMessage = { readonly en: string | Message; readonly fr: string | Message }

export type Remarked = {
  readonly args: RemarkArgs
  readonly say: ToldMessage
  /** Things on the table, in the words of lessons: `tile s1-forest`, `button end`. */
  readonly point: readonly string[]
}

export interface CoachRemark<T extends GameTypes> {
  readonly id: string
  readonly kind: RemarkKind
  readonly often: Often
  readonly rules: readonly string[]
  /** Null where it does not apply; asked at every position and every choice that is pointed at. */
  hear(sight: CoachSight<T>): Remarked | null
}

export interface Coach<T extends GameTypes> {
  readonly remarks: readonly CoachRemark<T>[]
  /** Another text for each turn of the learner, the same at every choice of one turn. */
  turn(sight: CoachSight<T>): string
  /** A part of the match in which the coach speaks three times at most besides warnings: a round, a skirmish, the time between two scorings. */
  round(sight: CoachSight<T>): string
}

type Source = {
  readonly id: string
  readonly kind: RemarkKind
  readonly often: Often
  readonly rules: readonly string[]
}

type Things = string | readonly string[]

/** `plain` for words that never change, `filled` for words with arguments. */
export function remarksOf<T extends GameTypes>() {
  return {
    plain: ({
      when,
      say,
      point = [],
      ...head
    }: Source & {
      readonly when: (sight: CoachSight<T>) => boolean
      readonly say: ToldMessage
      readonly point?: Things | ((sight: CoachSight<T>) => Things)
    }): CoachRemark<T> => ({
      ...head,
      hear: (sight) =>
        when(sight) ? { args: {}, say, point: [typeof point === 'function' ? point(sight) : point].flat() } : null,
    }),
    filled: <A extends RemarkArgs>({
      when,
      say,
      point = [],
      ...head
    }: Source & {
      readonly when: (sight: CoachSight<T>) => A | null
      readonly say: (args: A) => ToldMessage
      readonly point?: Things | ((args: A, sight: CoachSight<T>) => Things)
    }): CoachRemark<T> => ({
      ...head,
      hear: (sight) => {
        const args = when(sight)
        if (args === null) return null
        return { args, say: say(args), point: [typeof point === 'function' ? point(args, sight) : point].flat() }
      },
    }),
  }
}
