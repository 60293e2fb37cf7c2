import type { Game, GameTypes, Seat } from '../contract.ts'
import type { Json } from '../json.ts'
import type { Ask, Chapter, Step } from './lesson.ts'
import {
  after,
  afterAll,
  answersTo,
  asked,
  ChapterFault,
  fitting,
  legalPlies,
  objectionTo,
  opening,
  seatOfLetter,
} from './plies.ts'

/** Positions that go on side by side: a chapter with many free choices is followed along so many of its branches, evenly picked. */
const MOST_BRANCHES = 120

export type Walked = {
  readonly faults: readonly string[]
  readonly plies: number
  readonly accepted: number
  readonly branches: number
  readonly facts: number
}

export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
      value,
    )
}

function orders(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length < 2) return [list]
  return list.flatMap((one, i) => orders(list.toSpliced(i, 1)).map((rest) => [one, ...rest]))
}

function evenly<S>(states: readonly S[]): readonly S[] {
  const distinct = [...new Map(states.map((state) => [JSON.stringify(state), state])).values()]
  if (distinct.length <= MOST_BRANCHES) return distinct
  return Array.from({ length: MOST_BRANCHES }, (_, i) => distinct[Math.floor((i * distinct.length) / MOST_BRANCHES)])
}

type Question<T extends GameTypes> = {
  readonly game: Game<T>
  readonly state: T['state']
  readonly seat: Seat
  readonly ask: Ask
  readonly legal: readonly string[]
  readonly accepted: readonly string[]
}

function question<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, ask: Ask): Question<T> {
  const legal = [...legalPlies(game, state, seat).keys()]
  return { game, state, seat, ask, legal, accepted: fitting(ask.expect, legal) }
}

function* faultsOf<T extends GameTypes>({ game, state, seat, ask, legal, accepted }: Question<T>): Generator<string> {
  const tries = ask.tries ?? []
  const tried = fitting(
    tries.map(({ ply }) => ply),
    legal,
  )
  for (const { ply } of tries)
    if (fitting([ply], legal).every((one) => accepted.includes(one)))
      yield `"${ply}" cannot be tried: ${asked(game, state)}`
  // Taken back later, they are played all the same.
  for (const ply of tried) after(game, state, seat, ply)
  const silent = legal.find((ply) => !accepted.includes(ply) && objectionTo(ask, ply) === undefined)
  if (silent !== undefined) yield `"${silent}" is legal and has no answer`
  if (ask.free !== true) return
  if (accepted.length + tries.length < 2) yield 'a free choice needs two options'
  for (const ply of accepted) if (answersTo(ask, ply).length === 0) yield `accepted "${ply}" has no answer`
}

/** Each pattern of the main line leads somewhere; in other branches one of them must. */
function* unanswerable<T extends GameTypes>(
  { game, state, ask, legal, accepted }: Question<T>,
  isMain: boolean,
): Generator<string> {
  const needed = isMain || ask.all === true ? ask.expect : []
  if (accepted.length === 0) yield `nothing that is accepted is legal: ${asked(game, state)}`
  for (const pattern of needed)
    if (fitting([pattern], legal).length === 0) yield `accepted "${pattern}" is not legal: ${asked(game, state)}`
}

function answered<T extends GameTypes>({ game, state, seat, ask, accepted }: Question<T>): readonly T['state'][] {
  if (ask.all !== true) return accepted.map((ply) => after(game, state, seat, ply))
  return orders(ask.expect).map((plies) => plies.reduce((now, ply) => after(game, now, seat, ply), state))
}

const holds = (step: Step): { readonly [path: string]: Json } => ('holds' in step ? (step.holds ?? {}) : {})

function pliesOf(step: Step): number {
  if ('play' in step) return 1
  if ('skip' in step) return step.skip.length
  if ('ask' in step) return step.all === true ? step.expect.length : 1
  return 0
}

export function walk<T extends GameTypes>(game: Game<T>, chapter: Chapter): Walked {
  const learner = seatOfLetter(chapter.learner)
  const faults = new Set<string>()
  const count = { plies: (chapter.before ?? []).length, accepted: 0, branches: 0, facts: 0 }
  const outcome = (): Walked => ({ faults: [...faults], ...count })
  let states: readonly T['state'][] = []
  let where = 'before'
  try {
    states = [opening(game, chapter)]
    for (const [i, step] of chapter.steps.entries()) {
      where = `step ${i + 1}`
      count.plies += pliesOf(step)
      for (const [path, wanted] of Object.entries(holds(step))) {
        count.facts++
        const found = JSON.stringify(at(game.view(states[0], learner), path))
        if (found !== JSON.stringify(wanted)) faults.add(`${where}: ${path} is ${found}, not ${JSON.stringify(wanted)}`)
      }
      const next = states.flatMap((state, branch) => {
        if ('play' in step) return [after(game, state, seatOfLetter(step.play), step.ply)]
        if ('skip' in step) return [afterAll(game, state, step.skip)]
        if (!('ask' in step)) return [state]
        const isMain = branch === 0
        const one = question(game, state, learner, step)
        const found = isMain ? [...unanswerable(one, true), ...faultsOf(one)] : unanswerable(one, false)
        for (const fault of found) faults.add(`${where}: ${fault}`)
        if (isMain) count.accepted += one.accepted.length
        return answered(one)
      })
      if (next.length === 0) return outcome()
      states = evenly(next)
      count.branches = Math.max(count.branches, states.length)
    }
  } catch (error) {
    if (!(error instanceof ChapterFault)) throw error
    faults.add(`${where}: ${error.message}`)
  }
  return outcome()
}
