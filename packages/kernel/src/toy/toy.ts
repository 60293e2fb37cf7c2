import { type Game, NotationError, type Result } from '../index.ts'
import { blocked, rules } from './frames.ts'
import { clone, imagine, reveals, tally, view, witness } from './knowledge.ts'
import { OPTIONS, checkSetup, create } from './setup.ts'
import type { Action, State, Toy } from './types.ts'

function result(s: State): Result | null {
  if (s.stack.length > 0) return null
  const scores = tally(s, null).map((lines) => lines.reduce((sum, line) => sum + line.points, 0))
  return { scores, ranks: scores.map((mine) => 1 + scores.filter((other) => other > mine).length) }
}

function write(a: Action): string {
  if (a.type === 'look') return 'look'
  return a.type === 'pick' ? `pick ${a.stone}` : `place ${a.up ? 'up' : 'down'}`
}

function read(text: string): Action {
  if (text === 'look') return { type: 'look' }
  if (text === 'place up' || text === 'place down') return { type: 'place', up: text === 'place up' }
  const stone = /^pick ([1-9][0-9]?)$/.exec(text)?.[1]
  if (stone === undefined) throw new NotationError(`no action: "${text}"`)
  return { type: 'pick', stone: Number(stone) }
}

/** The fixture of the kernel's tests. */
export const toy: Game<Toy> = {
  id: 'toy',
  seats: { min: 2, max: 4 },
  revision: 1,
  options: OPTIONS,
  setup: checkSetup,
  create,
  actors: rules.actors,
  legal: rules.legal,
  apply: rules.apply,
  result,
  clone,
  view,
  witness,
  imagine,
  reveals,
  blocked,
  tally,
  progress: (s) => s.cairns.reduce((sum, cairn) => sum + cairn.length, 0) / s.stones,
  write,
  read,
}

/** What others may know of an action from the start: which stone was picked is not. */
export const disguise = (a: Action): Action | { readonly type: 'pick' } => (a.type === 'pick' ? { type: 'pick' } : a)

/** All stones are somewhere, each once. */
export function invariants(s: State): void {
  const seen = new Set<unknown>()
  const add = (stones: unknown): void => {
    for (const stone of Array.isArray(stones) ? stones : [stones]) {
      if (seen.has(stone)) throw new Error(`stone ${String(stone)} twice`)
      seen.add(stone)
    }
  }
  add(s.pile)
  for (const hand of s.hands) add(hand)
  for (const cairn of s.cairns) for (const placed of cairn) add(placed.stone)
  for (const frame of s.stack) if (frame.kind === 'place') add(frame.stone)
  if (seen.size !== s.stones) throw new Error(`${seen.size} stones of ${s.stones}`)
}
