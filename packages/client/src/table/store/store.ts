import { batch, computed, effect, signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { GameTypes, Json, Message, ScoreLine, Seat } from '@bothy/kernel'
import type { Refusal, ServerMessage, UndoReach } from '@bothy/protocol'
import { loadBoard } from '../../games/index.ts'
import type { Answer, Connection, Request } from '../../net/link.ts'
import { confirmMoves, language } from '@bothy/board-kit/ui/page/settings.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { loadRefusals, refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { choiceOf, narrow, positionOf, type Position } from '@bothy/board-kit/board/choice/choice.ts'
import type { ToldClock } from '@bothy/board-kit/board/told-clock.ts'
import type { Choice, GameBoard, Macro, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { type Gesture, handAfter, IDLE } from '@bothy/board-kit/board/choice/selection.ts'
import { DrawnSelection } from './drawn-selection.ts'
import { isOtherWait, type TableState, mySeats, NOTHING_YET, seatNames } from './table-state.ts'
import { isMuted, kindOf } from './muted-warnings.ts'
import { Playback } from '../playback/playback.ts'

const NOWHERE: Position<Json, Json> = { ways: [], barriers: [] }

const isLine = (x: unknown): x is ScoreLine => typeof x === 'object' && x !== null && 'category' in x && 'points' in x

export class TableStore {
  readonly id: string
  readonly connection: Connection
  readonly tableState = signal<TableState>(NOTHING_YET)
  readonly playback = new Playback((tableState) => this.#show(tableState))
  readonly board = signal<GameBoard<GameTypes> | null>(null)
  readonly broken = signal(false)
  readonly held = new DrawnSelection()
  readonly selection = this.held.now
  readonly notice = signal<Message | null>(null)
  readonly confirmsUndo = signal(false)
  /** Time of the last table info by the clock that only runs: times of absent players count from it. */
  readonly told = signal(0)
  /** The newest report: clocks do not wait for the position on show. */
  readonly clock = signal<ToldClock | null>(null)
  readonly isPaused = computed(() => this.clock.value?.face.paused === true)
  readonly neverAsk = signal(false)
  /** Drawn around the question: the coach, where one speaks. */
  readonly said = signal<FunctionComponent | null>(null)
  /** Drawn instead of the question, while a hint is open. */
  readonly hint = signal<FunctionComponent | null>(null)
  readonly since = signal(0)
  onBeforeMove: (tableState: TableState) => void = () => undefined
  #stop: () => void = () => undefined

  constructor(connection: Connection, id: string) {
    this.connection = connection
    this.id = id
  }

  readonly info = computed(() => this.tableState.value.info)
  readonly state = computed(() => this.tableState.value.state)
  readonly me = computed<Seat | null>(() => this.state.value?.seat ?? null)
  readonly mySeats = computed(() => mySeats(this.info.value))
  readonly hasAnswered = computed(
    () => this.me.value !== null && this.state.value?.answered.includes(this.me.value) === true,
  )
  readonly names = computed(() => seatNames(this.info.value, t.value.common.openSeat))
  readonly texts = computed(() => this.board.value?.words.of(language.value).texts ?? null)

  readonly position = computed<Position<Json, Json>>(() => {
    const [board, state] = [this.board.value, this.state.value]
    // Nothing is asked while something is still being shown.
    return board === null || state === null || this.playback.queue.busy.value
      ? NOWHERE
      : positionOf(board.presenter, state.view, state.legal, state.blocked)
  })
  readonly narrowed = computed(() => narrow(this.position.value, this.held.drawn.value.picked))
  /** For the board, which stays as it is while a choice is on its way. */
  readonly offered = computed(() => this.#choiceWith(this.held.drawn.value.kind === 'sending'))
  readonly choice = computed(() =>
    this.selection.value === this.held.drawn.value ? this.offered.value : this.#choiceWith(true),
  )

  #choiceWith(isSending: boolean): Choice {
    const [texts, me] = [this.texts.value, this.me.value]
    return choiceOf(this.narrowed.value, {
      pick: (target) => this.gesture({ type: 'pick', target }),
      unpick: () => this.gesture({ type: 'unpick' }),
      play: (actions, picked) => this.gesture({ type: 'play', actions, picked }),
      tell: (reason) => texts?.reason(reason, me) ?? null,
      sent: this.held.sent,
      isSending,
    })
  }

  readonly warningOf = computed<(action: Json) => Message | null>(() => {
    const [state, texts, me] = [this.state.value, this.texts.value, this.me.value]
    const warned = new Map(state?.warned.map(({ action, warning }) => [JSON.stringify(action), warning]))
    return (action) => {
      const warning = warned.get(JSON.stringify(action))
      return warning === undefined || texts === null ? null : texts.warning(warning, me)
    }
  })

  asksAbout(action: Json): { readonly kind: string; readonly warning: Message } | null {
    const found = this.state.value?.warned.find((it) => JSON.stringify(it.action) === JSON.stringify(action))
    const [board, words] = [this.board.value, this.warningOf.value(action)]
    if (found === undefined || board === null || words === null) return null
    const kind = kindOf(found.warning)
    if (isMuted(this.id, kind) || board.asksBefore?.(found.warning) === false) return null
    return { kind, warning: words }
  }

  readyAt(target: ClickTarget): Json | null {
    const picked = this.narrowed.value.after(target)
    return picked === null ? null : narrow(this.position.value, picked).ready
  }

  warningAt(target: ClickTarget): Message | null {
    const ready = this.readyAt(target)
    return ready === null ? null : this.warningOf.value(ready)
  }

  readonly macros = computed<readonly Macro<Json>[]>(() => {
    const [board, state] = [this.board.value, this.state.value]
    if (board === null || state === null || state.seat === null || this.selection.value.kind !== 'idle') return []
    return board.presenter.macros?.(state.view, state.legal, language.value) ?? []
  })

  readonly tally = computed<readonly (readonly ScoreLine[])[]>(() =>
    (this.state.value?.tally ?? []).map((lines) => lines.filter(isLine)),
  )

  start(): void {
    const leave = this.connection.follow(this.id, (message) => this.#take(message))
    const loading = effect(() => {
      const info = this.info.value
      if (info === null || this.board.peek() !== null) return
      loadBoard(info.game, info.setup, () => this.state.peek()?.view ?? null).then(
        (board) => {
          this.board.value = board
          this.broken.value = board === null
        },
        () => (this.broken.value = true),
      )
    })
    const away = new AbortController()
    if (typeof document !== 'undefined')
      document.addEventListener('visibilitychange', () => document.hidden && this.playback.skip(), {
        signal: away.signal,
      })
    this.#stop = () => {
      leave()
      loading()
      away.abort()
      this.held.stop()
      this.playback.stop()
    }
  }

  stop(): void {
    this.#stop()
  }

  #take(message: ServerMessage): void {
    if (message.type === 'table') this.told.value = performance.now()
    if (message.type === 'state')
      this.clock.value = message.clock === null ? null : { face: message.clock, told: performance.now() }
    this.playback.take(message)
  }

  #show(tableState: TableState): void {
    const [before, { state }] = [this.state.peek(), tableState]
    if (state === null || state === before) {
      this.tableState.value = tableState
      return
    }
    this.onBeforeMove(tableState)
    batch(() => {
      this.tableState.value = tableState
      if (before === null || isOtherWait(before, state)) this.since.value = Date.now()
      if (before !== null && before.version !== state.version) this.notice.value = this.hint.value = null
      // A half-made choice does not pass to the next seat.
      if (before !== null && before.seat !== state.seat) {
        this.held.hold(IDLE)
        this.hint.value = null
      }
      this.#step({ type: 'moved' })
    })
  }

  play({ actions }: Macro<Json>): void {
    this.gesture({ type: 'send', actions })
  }

  #step(gesture: Gesture<Json>): void {
    const before = this.selection.peek()
    const [position, version] = [this.position.peek(), this.state.peek()?.version ?? 0]
    const after = handAfter(before, gesture, {
      position,
      version,
      confirm: confirmMoves.peek(),
      asks: (it) => this.asksAbout(it) !== null,
    })
    this.held.hold(after)
    if (after.kind === 'sending' && before.kind !== 'sending') void this.#submit(after.actions, after.version)
  }

  /** A gesture before the newest position is shown only skips to it. */
  gesture(gesture: Gesture<Json>): void {
    if (this.playback.skip()) return
    this.notice.value = null
    this.#step(gesture)
  }

  async #submit(actions: readonly Json[], version: number): Promise<void> {
    const seat = this.me.peek()
    if (seat === null) return
    const from = { table: this.id, seat, version }
    const answer = await this.#ask(
      actions.length === 1
        ? { type: 'submit', ...from, action: actions[0] }
        : { type: 'sequence', ...from, actions: [...actions] },
    )
    if (!answer.ok) this.#step({ type: 'refused' })
    else if (answer.stopped !== null)
      this.notice.value = [
        `${t.peek().prompt.stopped(answer.stopped.played, actions.length)} `,
        ...this.#because(answer.stopped.refusal),
      ]
  }

  /** At once inside the draft; past what is final it asks the other players, or this one to confirm. */
  undo(reach: 'step' | 'draft'): void {
    if (this.playback.skip()) return
    const kind = this.state.peek()?.canUndo ?? 'no'
    if (kind === 'no' || (kind !== 'free' && reach === 'draft')) return
    this.gesture({ type: 'clear' })
    if (kind === 'confirm') this.confirmsUndo.value = true
    else this.#takeBack(kind === 'ask' ? 'past' : reach)
  }

  confirmUndo(sure: boolean): void {
    this.confirmsUndo.value = false
    if (sure && this.state.peek()?.canUndo === 'confirm') this.#takeBack('past')
  }

  #takeBack(reach: UndoReach): void {
    const [seat, state] = [this.me.peek(), this.state.peek()]
    if (seat === null || state === null) return
    void this.#ask({ type: 'undo', table: this.id, seat, version: state.version, reach })
  }

  redo(): void {
    if (this.playback.skip()) return
    const [seat, state] = [this.me.peek(), this.state.peek()]
    if (seat === null || state?.canRedo !== true) return
    this.gesture({ type: 'clear' })
    void this.#ask({ type: 'redo', table: this.id, seat, version: state.version })
  }

  consent(request: number, agree: boolean): void {
    const seat = this.me.peek()
    if (seat !== null) void this.#ask({ type: 'consent', table: this.id, seat, request, agree })
  }

  look(seat: Seat | null): void {
    void this.#ask({ type: 'look', table: this.id, seat })
  }

  async changeAnswer(seat: Seat): Promise<void> {
    const looked = await this.#ask({ type: 'look', table: this.id, seat })
    if (!looked.ok) return
    if (this.me.peek() === seat && this.hasAnswered.peek()) this.undo('step')
    else this.look(null)
  }

  away(seat: Seat, level: 'easy' | 'medium' | 'hard' | null): Promise<Answer> {
    return this.#ask({ type: 'away', table: this.id, seat, level })
  }

  resign(seat: Seat): Promise<Answer> {
    return this.#ask({ type: 'resign', table: this.id, seat })
  }

  abandon(seat: Seat): Promise<Answer> {
    return this.#ask({ type: 'abandon', table: this.id, seat })
  }

  pause(seat: Seat, on: boolean): Promise<Answer> {
    return this.#ask({ type: 'pause', table: this.id, seat, on })
  }

  chat(text: string): Promise<Answer> {
    return this.#ask({ type: 'chat', table: this.id, text })
  }

  async #ask(request: Request): Promise<Answer> {
    const answer = await this.connection.ask(request)
    if (answer.ok ? answer.stopped !== null : answer.why === 'refused') await loadRefusals()
    // Sent twice and refused as stale: the first one had arrived.
    if (!answer.ok && answer.why === 'refused' && !(answer.again && answer.refusal.why === 'stale'))
      this.notice.value = this.#because(answer.refusal)
    return answer
  }

  #because({ reason, why }: Refusal): Message {
    const texts = this.texts.peek()
    return reason !== null && texts !== null ? texts.reason(reason, this.me.peek()) : [refusalText(why)]
  }
}
