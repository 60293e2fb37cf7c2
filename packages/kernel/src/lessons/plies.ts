import type { Game, GameTypes, Seat } from '../contract.ts'
import { seatLetter } from '../record/record.ts'
import type { Ask, Chapter, Told } from './lesson.ts'

const LETTERS = Array.from({ length: 8 }, (_, seat) => seatLetter(seat))

export const seatOfLetter = (letter: string): Seat => LETTERS.indexOf(letter)

export function fits(pattern: string, ply: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`).test(ply)
}

export const fitting = (patterns: readonly string[], plies: Iterable<string>): readonly string[] => {
  const all = [...plies]
  return [...new Set(patterns.flatMap((pattern) => all.filter((ply) => fits(pattern, ply))))]
}

export function legalPlies<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): Map<string, T['action']> {
  const actions: T['action'][] = []
  if (game.actors(state).includes(seat)) game.legal(state, seat, actions)
  return new Map(actions.map((action) => [game.write(action), action]))
}

export function answersTo(ask: Ask, ply: string): readonly Told[] {
  const reply = Object.entries(ask.replies ?? {}).find(([pattern]) => fits(pattern, ply))?.[1]
  return [reply, ask.done].filter((told) => told !== undefined)
}

export const objectionTo = (ask: Ask, ply: string): Told | undefined =>
  ask.tries?.find((one) => fits(one.ply, ply))?.reply ?? ask.wrong

export class ChapterFault extends Error {
  override readonly name = 'ChapterFault'
}

/** On a copy. A ply that is not legal names those that are. */
export function after<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, pattern: string): T['state'] {
  const legal = legalPlies(game, state, seat)
  const [ply] = fitting([pattern], legal.keys())
  const action = ply === undefined ? undefined : legal.get(ply)
  if (action === undefined)
    throw new ChapterFault(`"${seatLetter(seat)} ${pattern}" is not legal: ${asked(game, state)}`)
  const next = game.clone(state)
  game.apply(next, seat, action)
  return next
}

export const afterAll = <T extends GameTypes>(game: Game<T>, state: T['state'], lines: readonly string[]): T['state'] =>
  lines.reduce((now, line) => after(game, now, seatOfLetter(line.charAt(0)), line.slice(2)), state)

export const asked = <T extends GameTypes>(game: Game<T>, state: T['state']): string =>
  game
    .actors(state)
    .map((seat) => `${seatLetter(seat)}: ${[...legalPlies(game, state, seat).keys()].slice(0, 40).join(', ')}`)
    .join(' | ') || 'the match is over'

type Beginning = Pick<Chapter, 'seats' | 'setup' | 'seed' | 'before'>

export function opening<T extends GameTypes>(game: Game<T>, chapter: Beginning): T['state'] {
  const setup = game.setup(chapter.setup, chapter.seats)
  if (!setup.ok) throw new ChapterFault(`the setup is refused: ${JSON.stringify(setup.problem)}`)
  const start = game.create(setup.value, chapter.seats, chapter.seed, game.revision)
  return afterAll(game, start, chapter.before ?? [])
}
