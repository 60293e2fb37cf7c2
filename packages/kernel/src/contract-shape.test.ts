import { expect, expectTypeOf, test } from 'vitest'
import type {
  Blocked,
  Checked,
  CoreState,
  Game,
  GameTypes,
  Option,
  Result,
  ScoreLine,
  Seat,
  SetupProblem,
  Warned,
} from './contract.ts'
import type { Json } from './json.ts'
import type { RngState } from './random.ts'
import type { Message, OptionText, Texts, TieBreakText, VerdictText } from './words/texts.ts'
import { toy } from './toy/toy.ts'

/** The contract as it was frozen by docs/decisions/0010: a change of this copy is a change of the contract. */
type Frozen<T extends GameTypes> = {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly revision: number
  readonly options: readonly FrozenOption[]
  readonly correctable: Json | null
  setup(raw: Json, seats: number): Checked<T['setup']>
  create(setup: T['setup'], seats: number, seed: string, revision: number, events?: T['event'][]): T['state']
  actors(state: T['state']): readonly Seat[]
  legal(state: T['state'], seat: Seat, out: T['action'][]): void
  apply(state: T['state'], seat: Seat, action: T['action'], events?: T['event'][]): void
  result(state: T['state']): Result<T['tieBreak'], T['verdict']> | null
  clone(state: T['state']): T['state']
  view(state: T['state'], seat: Seat | null): T['view']
  witness(event: T['event'], seat: Seat | null): T['event'] | null
  imagine(state: T['state'], seat: Seat | null, rng: RngState): T['state']
  reveals(event: T['event']): boolean
  endsTurn(event: T['event']): boolean
  blocked(state: T['state'], seat: Seat): readonly Blocked<T>[]
  whyNot(state: T['state'], seat: Seat, action: unknown): T['reason'] | null
  warnings(state: T['state'], seat: Seat): readonly Warned<T>[]
  tally(state: T['state'], viewer: Seat | null): readonly (readonly ScoreLine[])[]
  progress(state: T['state']): number
  write(action: T['action']): string
  read(text: string): T['action']
}

type FrozenOption = {
  readonly id: string
  readonly rule: string
  readonly group: string | null
  readonly default: Json
  readonly values: (seats: number) => readonly Json[]
}

type FrozenTexts<T extends GameTypes> = {
  readonly title: string
  readonly pitch: string
  event(event: T['event'], me: Seat | null): Message
  reason(reason: T['reason'], me: Seat | null): Message
  warning(warning: T['warning'], me: Seat | null): Message
  action(action: T['action'], view: T['view'], me: Seat | null): Message
  prompt(view: T['view'], me: Seat | null): Message
  scoreLine(line: ScoreLine): Message
  readonly tieBreaks: { readonly [id in T['tieBreak']]: TieBreakText }
  readonly verdicts: { readonly [id in T['verdict']]: VerdictText }
  readonly options: { readonly [id: string]: OptionText }
  readonly optionGroups: { readonly [id: string]: string }
  readonly laws: { readonly [id: string]: string }
}

/** Every noun is another type, so that none can stand for another. */
type ModuleTypes = {
  setup: 'setup'
  state: CoreState & { readonly state: 1 }
  action: 'action'
  event: 'event'
  view: 'view'
  reason: 'reason'
  warning: 'warning'
  tieBreak: 'one' | 'two'
  verdict: 'good' | 'bad'
}

test('the shape of a game is the frozen one', () => {
  expectTypeOf<Game<ModuleTypes>>().toEqualTypeOf<Frozen<ModuleTypes>>()
  expectTypeOf<Texts<ModuleTypes>>().toEqualTypeOf<FrozenTexts<ModuleTypes>>()
  expectTypeOf<Option>().toEqualTypeOf<FrozenOption>()
  expectTypeOf<keyof GameTypes>().toEqualTypeOf<
    'setup' | 'state' | 'action' | 'event' | 'view' | 'reason' | 'warning' | 'tieBreak' | 'verdict'
  >()
  expect(Object.keys(toy).join(' ')).toBe(
    'id seats revision options correctable setup create actors legal apply result clone ' +
      'view witness imagine reveals endsTurn blocked whyNot warnings tally progress write read',
  )
})

test('the shape of what a game answers is the frozen one', () => {
  expectTypeOf<Result<'one', 'good'>>().toEqualTypeOf<{
    readonly scores: readonly number[]
    readonly tieBreaks: readonly { readonly id: 'one'; readonly values: readonly number[] }[]
    readonly ranks: readonly number[]
    readonly verdict: { readonly id: 'good'; readonly from: number | null; readonly to: number | null } | null
  }>()
  expectTypeOf<Blocked<ModuleTypes>>().toEqualTypeOf<{ readonly action: 'action'; readonly reason: 'reason' }>()
  expectTypeOf<Warned<ModuleTypes>>().toEqualTypeOf<{ readonly action: 'action'; readonly warning: 'warning' }>()
  expectTypeOf<ScoreLine>().toEqualTypeOf<{
    readonly category: string
    readonly points: number
    readonly counts: boolean
    readonly detail: { readonly [name: string]: number | string } | null
  }>()
  expectTypeOf<Checked<1>>().toEqualTypeOf<
    { readonly ok: true; readonly value: 1 } | { readonly ok: false; readonly problem: SetupProblem }
  >()
  expectTypeOf<SetupProblem>().toEqualTypeOf<{
    readonly at: string
    readonly why:
      | ('unknown-field' | 'not-allowed' | 'missing' | 'bad-arrangement' | 'seats')
      | ('no-corrections' | 'too-many' | 'no-such-place' | 'wrong-type' | 'twice' | 'breaks-law')
    readonly law?: string
  }>()
  expectTypeOf<TieBreakText>().toEqualTypeOf<{ readonly by: Message; readonly value: (n: number) => string }>()
  expectTypeOf<VerdictText>().toEqualTypeOf<{ readonly name: string; readonly sentence: Message }>()
})
