import type { Game, GameTypes, Seat } from '../contract.ts'
import { stream, unit } from '../random.ts'
import { Match } from '../match/match.ts'
import { DEFAULTS, type Demands, boundOf } from './demands.ts'
import { openings } from './openings.ts'
import { type Census, type Opening, type Position, fail, legalList, newCensus, pick, whereabouts } from './position.ts'
import { QUESTIONS, type QuestionName, TABLE_QUESTIONS } from './questions.ts'

export type Finding = { readonly question: QuestionName; readonly message: string; readonly where: string }

export type Report = { readonly findings: readonly Finding[]; readonly census: Census }

/** After so many findings a question is not asked any more. */
const ENOUGH = 3

export function examine<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): Report {
  const findings: Finding[] = []
  const census = newCensus()
  const skipped = new Set(Object.keys(demands.skip ?? {}))
  const asked = (question: QuestionName, where: () => string, ask: () => void): void => {
    if (skipped.has(question) || findings.filter((f) => f.question === question).length >= ENOUGH) return
    try {
      ask()
    } catch (error) {
      findings.push({ question, message: error instanceof Error ? error.message : String(error), where: where() })
    }
  }
  for (const question of TABLE_QUESTIONS)
    asked(
      question.name,
      () => `${game.id}, ${seats} seats`,
      () => question.ask(game, demands, seats),
    )
  for (const opening of openings(game, demands, seats)) playThrough(game, demands, opening, { asked, census })
  asked(
    'imagined states really differ',
    () => `${game.id}, ${seats} seats`,
    () => powerOf(census, demands),
  )
  return { findings, census }
}

type Examination = {
  readonly asked: (question: QuestionName, where: () => string, ask: () => void) => void
  readonly census: Census
}

function playThrough<T extends GameTypes>(
  game: Game<T>,
  demands: Demands<T>,
  opening: Opening,
  { asked, census }: Examination,
): void {
  const rng = stream('contract', opening.seed)
  let table: Match<T> | null = null
  const where = (): string => whereabouts(game, opening, table?.plies ?? [])
  const past: string[] = []
  const progress: number[] = []
  asked('ends within the bound', where, () => {
    const setup = game.setup(opening.raw, opening.seats)
    if (!setup.ok) fail(`the setup is refused: ${JSON.stringify(setup.problem)}`)
    const { seats, revision, seed } = opening
    table = new Match(game, { game: game.id, revision, setup: setup.value, seats, seed })
    const bound = boundOf(demands, seats)
    census.games++
    let before: readonly Seat[] = []
    for (;;) {
      past.push(JSON.stringify(table.state))
      const at = positionAt(game, demands, { opening, table, rng, past, before, progress, census })
      census.positions++
      askAll(at, asked, where)
      progress.push(game.progress(at.state))
      if (at.next === null) return
      if (table.plies.length >= bound) fail(`no end after ${bound} plies`)
      const answer = table.submit(at.next.seat, table.version, at.next.action)
      if (!answer.ok) fail(`the legal action ${game.write(at.next.action)} is refused: ${answer.rejection.why}`)
      before = at.actors
      census.plies++
    }
  })
}

function positionAt<T extends GameTypes>(
  game: Game<T>,
  demands: Demands<T>,
  rest: Pick<Position<T>, 'opening' | 'table' | 'rng' | 'past' | 'before' | 'progress' | 'census'>,
): Position<T> {
  const { table, rng, opening } = rest
  const state = table.state
  const actors = game.actors(state)
  const lists: T['action'][][] = []
  for (let seat = 0; seat < opening.seats; seat++) lists.push(legalList(game, state, seat))
  const able = actors.filter((seat) => (lists[seat]?.length ?? 0) > 0)
  const seat = able.length === 0 ? null : pick(able, rng)
  const next = seat === null ? null : { seat, action: pick(lists[seat], rng) }
  return { game, demands, state, actors, lists, next, ...rest }
}

function askAll<T extends GameTypes>(at: Position<T>, asked: Examination['asked'], where: () => string): void {
  const ended = at.next === null
  const drawn = unit(at.rng)
  const due = {
    always: true,
    often: ended || drawn < (at.demands.often ?? DEFAULTS.often),
    sometimes: ended || drawn < (at.demands.share ?? DEFAULTS.share),
    end: ended,
  }
  for (const { name, when, ask } of QUESTIONS) if (due[when]) asked(name, where, () => ask(at))
}

/** A comparison of a state with itself proves nothing. */
function powerOf<T extends GameTypes>(census: Census, demands: Demands<T>): void {
  if (census.worlds === 0) return
  const counts = JSON.stringify(census)
  if (census.otherWorlds < census.worlds / 3) fail(`too few imagined states differ from the true one: ${counts}`)
  for (const field of demands.hidden ?? [])
    if (!(field in census.varied)) fail(`no imagined state differs in "${field}": ${counts}`)
  if (census.foreignTwins === 0) fail(`no ply of another seat could be played in two worlds: ${counts}`)
  if (census.equalAfter === 0) fail(`no ply was played in two worlds without telling them apart: ${counts}`)
}
