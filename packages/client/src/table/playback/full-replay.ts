import {
  type Game,
  type GameTypes,
  type Json,
  type RecordedMatch,
  NO_NOTES,
  type ReadRecord,
  type RecordNotes,
  type RecordProblem,
  gameOfRecord,
  readRecord,
  type Seat,
} from '@bothy/kernel'
import { isGameId, loadGame } from '@bothy/games'
import type { LogEntry } from '@bothy/protocol'

export type FullReplay = {
  readonly game: Game<GameTypes>
  readonly match: RecordedMatch<GameTypes>
  readonly names: readonly string[]
  readonly notes: RecordNotes
  readonly states: readonly GameTypes['state'][]
  readonly openingEvents: readonly Json[]
  readonly events: readonly (readonly Json[])[]
  readonly points: readonly (readonly number[])[]
  /** Positions at which the seat to play changes or several are asked, with the start and the end. */
  readonly turns: readonly number[]
}

function pointsAt(game: Game<GameTypes>, state: GameTypes['state']): number[] {
  return game.tally(state, null).map((lines) => lines.reduce((sum, line) => (line.counts ? sum + line.points : sum), 0))
}

export function replayOf(
  game: Game<GameTypes>,
  match: RecordedMatch<GameTypes>,
  names: readonly string[],
  notes: RecordNotes = NO_NOTES,
): FullReplay {
  const openingEvents: Json[] = []
  const state = game.create(match.setup, match.seats, match.seed, match.revision, openingEvents)
  const states = [game.clone(state)]
  const events: Json[][] = []
  const points = [pointsAt(game, state)]
  const turns = [0]
  match.plies.forEach(({ seat, action }, i) => {
    const seen: Json[] = []
    game.apply(state, seat, action, seen)
    states.push(game.clone(state))
    events.push(seen)
    points.push(pointsAt(game, state))
    const next = match.plies.at(i + 1)
    if (next === undefined || next.seat !== seat || game.actors(state).length > 1) turns.push(i + 1)
  })
  return { game, match, names, notes, states, openingEvents, events, points, turns }
}

export type ReplayResult =
  | { readonly ok: true; readonly fullReplay: FullReplay }
  | { readonly ok: false; readonly problem: RecordProblem }

/** For a record from outside: every ply is checked against the rules. */
export async function replayOfFile(file: unknown): Promise<ReplayResult> {
  const id = gameOfRecord(file)
  if (id === null) return { ok: false, problem: { why: 'not-a-record', at: '', ply: null } }
  if (!isGameId(id)) return { ok: false, problem: { why: 'unknown-game', at: 'game', ply: null } }
  const game = await loadGame(id)
  const read: ReadRecord<GameTypes> = readRecord(game, file)
  return read.ok ? { ok: true, fullReplay: replayOf(game, read.match, read.names, read.notes) } : read
}

/** Seat null: a spectator; undefined: a reader who sees everything. */
export function logUpTo(fullReplay: FullReplay, position: number, seat: Seat | null | undefined): LogEntry[] {
  const see = (events: readonly Json[]): Json[] =>
    seat === undefined
      ? [...events]
      : events.map((event) => fullReplay.game.witness(event, seat)).filter((event) => event !== null)
  return [
    { ply: -1, seat: null, events: see(fullReplay.openingEvents) },
    ...fullReplay.match.plies
      .slice(0, position)
      .map(({ seat: by }, ply) => ({ ply, seat: by, events: see(fullReplay.events[ply]) })),
  ]
}

/** Of several seats asked at once the first to answer; at the end the last to play. */
export function actingSeat({ match, states, game }: FullReplay, position: number): Seat {
  const next = match.plies.at(position) ?? null
  return next?.seat ?? game.actors(states[position]).at(0) ?? match.plies.at(-1)?.seat ?? 0
}

export function nextMark(marks: readonly number[], position: number, step: 1 | -1): number {
  if (step === 1) return marks.find((mark) => mark > position) ?? marks[marks.length - 1]
  return marks.findLast((mark) => mark < position) ?? 0
}

/** Several scorings within a round, such as those of a skirmish and of its claims, count as one, at its end. */
export function scoringsOf(
  { events, names }: Pick<FullReplay, 'events' | 'names'>,
  isScoring: (event: Json) => boolean,
): readonly number[] {
  const all = events.flatMap((facts, ply) => (facts.some(isScoring) ? [ply + 1] : []))
  return all.filter((at, i) => i === all.length - 1 || all[i + 1] - at > names.length)
}
