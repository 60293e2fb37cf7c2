import { type GameTypes, type Match, type Seat, stream } from '@bothy/kernel'
import type { HintsMessage, Refusal } from '@bothy/protocol'
import { Question } from '../bots/question.ts'
import { GameFault, guarded } from '../guard.ts'
import { type Advice, type AdviceTask, BotsEnded, LateAnswer, type RoomHost } from '../host.ts'
import type { Gesture, PersonId } from '../log/log.ts'
import type { MatchLog } from '../log/match-log.ts'
import { refusal } from '../log/outcome.ts'
import type { Writer } from '../writer.ts'
import { positionOf } from './hint-count.ts'
import { countHint, whyNotHint } from './may-hint.ts'

/** In milliseconds, waiting for a free worker included: a person waits for the answer. */
const PATIENCE = 15_000

export type Advised = Pick<HintsMessage, 'unit' | 'list'>

type Asked = {
  readonly position: string
  version: number
  readonly question: Question
  readonly answer: Promise<Advised | Refusal>
  isAnswered: boolean
}

export const isRefusal = (answer: Advised | Refusal): answer is Refusal => 'why' in answer

/** Hints at one table. They are counted before they are shown; the last answer to each seat is kept. */
export class Advisor {
  readonly #host: RoomHost
  readonly #writer: Writer
  readonly #asked = new Map<Seat, Asked>()

  constructor(host: RoomHost, writer: Writer) {
    this.#host = host
    this.#writer = writer
  }

  async hint(person: PersonId | null, gesture: Gesture): Promise<Advised | Refusal> {
    try {
      const asked = await this.#writer.enqueue(() => this.#ask(person, gesture))
      if ('why' in asked) return asked
      const advised = await asked.answer
      if (isRefusal(advised)) {
        // Asked again, it may succeed.
        if (this.#asked.get(gesture.seat) === asked) this.#asked.delete(gesture.seat)
        return advised
      }
      asked.isAnswered = true
      const { refusal: refused } = await this.#writer.run((matchLog) => countHint(matchLog, person, gesture))
      return refused ?? advised
    } catch (error) {
      if (!(error instanceof GameFault)) throw error
      this.#host.report('a hint could not be asked for', error, this.#writer.matchLog.game.id)
      return refusal('faulty')
    }
  }

  /** A question about a position that is gone needs no answer. */
  nudge(): void {
    const { table } = this.#writer.matchLog
    for (const [seat, { question, version, isAnswered }] of this.#asked)
      if (!isAnswered && table?.versionOf(seat) !== version) question.giveUp()
  }

  stop(): void {
    for (const { question } of this.#asked.values()) question.giveUp()
  }

  #ask(person: PersonId | null, gesture: Gesture): Asked | Refusal {
    const { matchLog } = this.#writer
    const { seat, version } = gesture
    const { table } = matchLog
    return guarded(this.#host.guard, { table: matchLog.row.id, task: 'bot' }, () => {
      const refused = whyNotHint(matchLog, person, gesture)
      if (refused !== null || table === null) return refused ?? refusal('not-your-turn')
      const position = positionOf(table, seat)
      const before = this.#asked.get(seat)
      if (before?.position === position && (before.isAnswered || !before.question.isGivenUp)) {
        before.version = version
        return before
      }
      before?.question.giveUp()
      const question = new Question(() => true)
      const task = this.#taskAt(matchLog, table, { seat, position })
      const asked = { position, version, question, answer: this.#answer(task, question), isAnswered: false }
      this.#asked.set(seat, asked)
      return asked
    })
  }

  #taskAt(
    { row }: MatchLog,
    { game, state, opening }: Match<GameTypes>,
    { seat, position }: { readonly seat: Seat; readonly position: string },
  ): AdviceTask {
    return {
      table: row.id,
      host: row.host,
      game: game.id,
      setup: row.setup,
      state: game.clone(state),
      seats: opening.seats,
      seat,
      // From what the seat sees: nothing hidden changes an answer.
      rng: stream('hint', String(seat), position),
      limit: this.#host.settings.botLimit,
    }
  }

  async #answer(task: AdviceTask, question: Question): Promise<Advised | Refusal> {
    try {
      const advice = await this.#inTime(task, question)
      if (advice === null) return refusal('no-expert')
      return advice.list.length === 0 ? refusal('no-hint') : shown(advice)
    } catch (error) {
      if (question.isGivenUp) return refusal('stale')
      question.giveUp()
      if (!(error instanceof BotsEnded || error instanceof LateAnswer))
        this.#host.report('a hint could not be found', error, task.game)
      return refusal('no-hint')
    }
  }

  async #inTime(task: AdviceTask, question: Question): Promise<Advice | null> {
    let cancel = (): void => undefined
    const unanswered = new Promise<never>((_, reject) => {
      question.whenGivenUp(() => reject(new Error('given up')))
      cancel = this.#host.clock.after(PATIENCE, () => reject(new LateAnswer(`no hint after ${PATIENCE} ms`)))
    })
    try {
      return await Promise.race([this.#host.bots.advise?.(task, question) ?? null, unanswered])
    } finally {
      cancel()
    }
  }
}

const shown = ({ unit, list }: Advice): Advised => ({
  unit,
  list: list.map(({ actions, worth, error, events, why }) => ({
    actions: [...actions],
    worth,
    error,
    events: [...events],
    why: [...why],
  })),
})
