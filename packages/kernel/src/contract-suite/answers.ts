import type { GameTypes, Seat } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { shuffle } from '../random.ts'
import type { Ply } from '../record/record.ts'
import type { Answer } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import { type Position, fail, legalList, mustEqual, nameOf, pick, viewers } from './position.ts'

/**
 * Seats that are asked at once answer in secret. A ply after which exactly the others are left reveals nothing, moves no
 * stream, leaves the others the choices they had and tells nobody what was chosen. Played in any order, retracted and
 * answered again, the answers lead to one and the same state.
 */
export function answersCommute<T extends GameTypes>(at: Position<T>): void {
  if (at.actors.length < 2) return
  const answers = at.actors.map((seat): Ply<T['action']> => ({ seat, action: pick(at.lists[seat], at.rng) }))
  if (!answers.every((ply) => leavesTheOthers(at, ply))) return
  at.census.questions++
  for (const ply of answers) {
    showsNothing(at, ply)
    tellsNobody(at, ply)
  }
  const straight = hashAfterAll(at, answers)
  if (hashAfterAll(at, answers.toReversed()) !== straight || hashAfterAll(at, mixed(at, answers)) !== straight)
    fail('the order of the answers decides what comes of them')
  retracted(at, answers, straight)
}

export function leavesTheOthers<T extends GameTypes>(
  { game, state, actors }: Pick<Position<T>, 'game' | 'state' | 'actors'>,
  { seat, action }: Ply<T['action']>,
): boolean {
  const after = game.clone(state)
  game.apply(after, seat, action)
  const left = game.actors(after)
  return left.length === actors.length - 1 && left.length > 0 && left.every((s) => s !== seat && actors.includes(s))
}

function showsNothing<T extends GameTypes>(at: Position<T>, { seat, action }: Ply<T['action']>): void {
  const { game } = at
  const events: T['event'][] = []
  const after = game.clone(at.state)
  game.apply(after, seat, action, events)
  const what = (): string => `the answer ${game.write(action)} of seat ${seat}`
  if (events.some((event) => game.reveals(event))) fail(`${what()} reveals something before the last one is in`)
  mustEqual(after.rng, at.state.rng, () => `${what()} moves a stream: it`)
  for (const other of at.actors)
    if (other !== seat)
      mustEqual(legalList(game, after, other), at.lists[other], () => `after ${what()} the list of seat ${other}`)
}

function tellsNobody<T extends GameTypes>(at: Position<T>, { seat, action }: Ply<T['action']>): void {
  const { game } = at
  const other = pick(at.lists[seat], at.rng)
  if (!leavesTheOthers(at, { seat, action: other })) return
  for (const viewer of viewers(at.opening.seats)) {
    if (viewer === seat) continue
    mustEqual(
      seenAfter(at, viewer, { seat, action: other }),
      seenAfter(at, viewer, { seat, action }),
      () => `what ${nameOf(viewer)} sees of ${game.write(action)} or ${game.write(other)} of seat ${seat}`,
    )
  }
}

function seenAfter<T extends GameTypes>(
  { game, state }: Position<T>,
  viewer: Seat | null,
  { seat, action }: Ply<T['action']>,
): unknown {
  const events: T['event'][] = []
  const after = game.clone(state)
  game.apply(after, seat, action, events)
  return {
    view: game.view(after, viewer),
    tally: game.tally(after, viewer),
    blocked: viewer === null ? [] : game.blocked(after, viewer),
    events: events.map((event) => game.witness(event, viewer)),
  }
}

function hashAfterAll<T extends GameTypes>({ game, state }: Position<T>, answers: readonly Ply<T['action']>[]): string {
  const after = game.clone(state)
  for (const { seat, action } of answers) game.apply(after, seat, action)
  return hashOf(after)
}

function mixed<T extends GameTypes>({ rng }: Position<T>, answers: readonly Ply<T['action']>[]): Ply<T['action']>[] {
  const out = [...answers]
  shuffle(out, rng)
  return out
}

function retracted<T extends GameTypes>(at: Position<T>, answers: readonly Ply<T['action']>[], straight: string): void {
  const table = new Match(
    at.game,
    at.table.opening,
    at.table.plies.map(({ seat, action }) => ({ type: 'ply', seat, action })),
  )
  const before = hashOf(table.state)
  const version = table.version
  const [last, ...early] = mixed(at, answers)
  for (const { seat } of early) accepted(table.submit(seat, version, pick(at.lists[seat], at.rng)), 'an answer')
  for (const { seat, action } of mixed(at, early)) {
    accepted(table.undo(seat, table.versionOf(seat)), 'changing an answer')
    accepted(table.submit(seat, table.versionOf(seat), action), 'the changed answer')
  }
  const end = at.game.clone(table.state)
  at.game.apply(end, last.seat, last.action)
  if (hashOf(end) !== straight) fail('answers that were changed lead to another state')
  for (const { seat } of mixed(at, early)) accepted(table.undo(seat, table.versionOf(seat)), 'retracting an answer')
  if (hashOf(table.state) !== before) fail('retracting all answers gives another state')
}

function accepted<T extends GameTypes>(answer: Answer<T>, what: string): void {
  if (!answer.ok) fail(`${what} was refused: ${answer.rejection.why}`)
}
