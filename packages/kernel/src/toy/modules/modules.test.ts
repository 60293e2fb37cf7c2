import { describe, expect, test } from 'vitest'
import { type Clash, hide, type Json, type Step } from '../../index.ts'
import { below, stream } from '../../random.ts'
import { readPly } from '../../record/record.ts'
import { Match } from '../../match/match.ts'
import { BASE_FRAMES } from '../frames.ts'
import { toy } from '../toy.ts'
import type { Action, BaseAction, BaseEvent, BaseFrame, Event, Reason, State, Toy, View } from '../types.ts'
import { council } from './council.ts'
import { MODULES } from './list.ts'
import type { Module } from './module.ts'
import { type Gathered, on, seam } from './seam.ts'
import { type Acts, type ModuleId, type ModuleTypes, ORDER } from './types.ts'

const PILE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const tableOf = (chosen: { readonly [id in ModuleId]?: boolean }, seats = 2): Match<Toy> => {
  const setup = toy.setup({ ...chosen, arranged: { pile: PILE } }, seats)
  if (!setup.ok) throw new Error(setup.problem.at)
  return new Match(toy, { game: 'toy', revision: 1, setup: setup.value, seats, seed: 'seed' })
}
const play = (table: ReturnType<typeof tableOf>, plies: string): void => {
  for (const text of plies.split('; ')) {
    const { seat, action } = readPly(toy, text)
    const answer = table.submit(seat, table.version, action)
    expect(answer.ok ? '' : `${text}: ${answer.rejection.why}`).toBe('')
  }
}
const ROUND = 'a pick 1; a place up; b pick 3; b place up'
const asked = (table: ReturnType<typeof tableOf>): string =>
  `${table.state.stack.at(-1)?.kind} ${toy.actors(table.state).join()}`

describe('TOY-4 council', () => {
  test('all are asked at once, in secret until the last has voted', () => {
    const table = tableOf({ council: true })
    play(table, ROUND)
    expect(asked(table)).toBe('vote 0,1')
    play(table, 'b vote aye')
    expect(asked(table)).toBe('vote 0')
    expect([toy.view(table.state, 1).council?.mine, toy.view(table.state, 0).council?.mine]).toEqual(['aye', null])
    play(table, 'a vote nay')
    expect(table.events.at(-1)).toContainEqual({ type: 'votesShown', votes: ['nay', 'aye'], accepted: true })
    expect(toy.view(table.state, null).council).toEqual({ held: 1, accepted: 1, shown: ['nay', 'aye'], mine: null })
  })
  test('accepted councils are worth points to those with the most luck', () => {
    const s = tableOf({ council: true }).state
    if (s.council !== null) s.council.accepted = 2
    s.luck = [4, 1]
    expect(toy.tally(s, null).map((lines) => lines.find(({ category }) => category === 'council')?.points)).toEqual([
      10, 0,
    ])
  })
})

describe('TOY-5 raven', () => {
  test('it has a turn of its own, by the seat with the fewest stones', () => {
    const table = tableOf({ raven: true })
    play(table, ROUND)
    expect(asked(table)).toBe('raven 0')
    expect(table.legal(0)).toEqual([{ type: 'fly', to: 0 }])
    play(table, 'a fly 0')
    expect(asked(table)).toBe('turn 0')
  })
  test('where it sits no stone goes face down', () => {
    const table = tableOf({ raven: true })
    play(table, `${ROUND}; a fly 0; a pick 2`)
    expect(toy.blocked(table.state, 0)).toEqual([{ action: { type: 'place', up: false }, reason: { why: 'raven' } }])
  })
  test('alone it cannot be in play', () => {
    expect(toy.setup({ raven: true }, 1)).toEqual({ ok: false, problem: { at: 'raven', why: 'not-allowed' } })
  })
})

test('modules come in the fixed order, one with all its questions before the next', () => {
  const table = tableOf({ council: true, raven: true })
  play(table, ROUND)
  expect(asked(table)).toBe('vote 0,1')
  play(table, 'a vote aye; b vote aye')
  expect(asked(table)).toBe('raven 0')
  const heard: string[] = []
  const bound = seam.of(table.state.inPlay)
  const acts = {
    ...bound.acts,
    stonesCounted: ORDER.map((id) => (s: State) => {
      heard.push(id)
      if (id === 'raven') s.stack.push({ kind: 'raven', seat: 0 })
    }),
  }
  const step: Step<State, Extract<State['stack'][number], { kind: 'moment' }>, Event> = BASE_FRAMES.moment as never
  withGathered({ ...bound, acts }, () => {
    const s = toy.clone(table.state)
    const began = { kind: 'moment', at: 'stonesCounted', about: null, next: 0 } as const
    s.stack = [began]
    step.run(s, began)
    // The council's part of the moment waits below what the raven asks.
    expect([heard, s.stack]).toEqual([
      ['raven'],
      [
        { ...began, next: 1 },
        { kind: 'raven', seat: 0 },
      ],
    ])
    s.stack.pop()
    step.run(s, { ...began, next: 1 })
    expect([heard, s.stack]).toEqual([['raven', 'council'], []])
  })
})

function withGathered(gathered: Gathered, run: () => void): void {
  const kept = Array.from({ length: 4 }, (_, inPlay) => seam.of(inPlay))
  seam.bind(() => gathered)
  run()
  seam.bind((ids) => kept[ids.reduce((bits, id) => bits + 2 ** ORDER.indexOf(id), 0)])
}

test('a table without modules calls none of their functions', () => {
  const calls: string[] = []
  const restored: (() => void)[] = []
  const counted = (x: object, path: string): void => {
    const entries: [string, unknown][] = Object.entries(x)
    for (const [key, value] of entries) {
      if (typeof value === 'function') {
        restored.push(() => void Object.assign(x, { [key]: value }))
        const counting = (...rest: unknown[]): unknown => {
          calls.push(`${path}.${key}`)
          return Reflect.apply(value, x, rest)
        }
        Object.assign(x, { [key]: counting })
      } else if (typeof value === 'object' && value !== null) counted(value, `${path}.${key}`)
    }
  }
  const playAll = (chosen: { readonly [id in ModuleId]?: boolean }): void => {
    const rng = stream('counting')
    const { state } = tableOf(chosen, 3)
    const s = toy.clone(state)
    while (toy.actors(s).length > 0) {
      const [seat] = toy.actors(s)
      const list: Action[] = []
      toy.legal(s, seat, list)
      toy.view(s, seat)
      toy.tally(s, seat)
      toy.blocked(s, seat)
      toy.imagine(s, seat, rng)
      toy.apply(s, seat, list[below(rng, list.length)], [])
    }
  }
  const kept = [seam.of(0), seam.of(3)]
  for (const id of ORDER) counted(MODULES[id], id)
  // Also the lists gathered before: none of the base's lists may be a module's.
  expect(kept[0].whyNotPlace.length + kept[0].turns.length + Object.values(kept[0].acts).flat().length).toBe(0)
  playAll({})
  expect(calls).toEqual([])
  playAll({ council: true, raven: true })
  expect(new Set(calls)).toContain('council.clone')
  for (const undo of restored) undo()
})

test('a runner without a module does not know its questions', () => {
  const { state } = tableOf({})
  state.stack = [{ kind: 'vote', left: [0] }]
  expect(toy.actors(state)).toEqual([])
  expect(on(tableOf({ council: true }).state)).not.toBe(on(state))
})

export const proofs = {
  // @ts-expect-error a frame without a handler
  handler: {} satisfies Module<'council'>['frames'],
  // @ts-expect-error an action without notation
  verb: {} satisfies Module<'raven'>['verbs'],
  // @ts-expect-error an event of which nobody knows who is told
  knowledge: { voted: council.knowledge.voted } satisfies Module<'council'>['knowledge'],
  // @ts-expect-error a moment that does not exist
  moment: { shuffled: () => undefined } satisfies Module<'council'>['acts'],
  // @ts-expect-error a secret in a view
  secret: { held: 0, accepted: 0, shown: [], mine: hide('aye') } satisfies View['council'],
  // @ts-expect-error a module that is not in the list
  listed: { council } satisfies { [K in ModuleId]: Module<K> },
}
type Tags<T extends 'kind' | 'type', N extends 'frame' | 'action' | 'event', Base> = {
  [K in ModuleId]: ModuleTypes[K][N] extends { readonly [P in T]: infer V extends string } ? V : never
} & { base: Base }
/** No tag has two owners; all that leaves the game is plain data; every module has its place in the order. */
export const clashes: [
  Clash<Tags<'kind', 'frame', BaseFrame['kind'] | 'moment'>>,
  Clash<Tags<'type', 'action', BaseAction['type']>>,
  Clash<Tags<'type', 'event', BaseEvent['type']>>,
  Exclude<ModuleId, (typeof ORDER)[number]>,
] extends [never, never, never, never]
  ? true
  : never = true
export const plainData: [Action, Event, Reason, View, Acts[keyof Acts]] extends Json[] ? true : never = true
