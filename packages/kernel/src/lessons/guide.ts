import type { Game, GameTypes, Seat } from '../contract.ts'
import { Match } from '../match/match.ts'
import { sameJson } from '../json.ts'
import type { Answer, Ask, Chapter, Step, Told } from './lesson.ts'
import { answersTo, ChapterFault, fits, fitting, legalPlies, objectionTo, seatOfLetter } from './plies.ts'

/**
 * `told`, `answered`: read, then go on. `asked`: a task is open. `refused`, `shown`: a ply stands that the next `go` takes back. `moving`:
 * the next `go` plays for a seat. `ended`: beyond the last step.
 */
type Phase = 'told' | 'asked' | 'answered' | 'refused' | 'shown' | 'moving' | 'ended'

export type GuideNow = {
  /** Counts changes: a command that names an older one comes too late. */
  readonly turn: number
  readonly step: number
  readonly phase: Phase
  /** Of the steps at which something is said; from 1. */
  readonly stop: number
  readonly stops: number
  readonly text: Told | null
  readonly isTask: boolean
  readonly replies: readonly Told[]
  readonly options: readonly Answer[]
  /** Wrong options that were chosen, and the right one that is shown or chosen. */
  readonly tried: readonly number[]
  readonly solved: number | null
  readonly points: readonly string[]
  readonly isTakenBack: boolean
  readonly canGoBack: boolean
  readonly canSkip: boolean
}

const NONE: readonly Told[] = []

const isStop = (step: Step): boolean => !('skip' in step) && (!('play' in step) || step.say !== undefined)

function textOf(step: Step | undefined): Told | null {
  if (step === undefined || 'skip' in step) return null
  if ('quiz' in step) return step.quiz
  if ('ask' in step) return step.ask
  return step.say ?? null
}

const isTask = (step: Step | undefined): boolean => step !== undefined && ('ask' in step || 'quiz' in step)

/** A chapter that is being played: the match so far, its step, and how far that has come. Nothing in it waits or counts time. */
export class Guide<T extends GameTypes> {
  readonly game: Game<T>
  readonly chapter: Chapter
  readonly learner: Seat
  readonly match: Match<T>
  /** False: the position has changed otherwise than by plies that are to be seen. */
  isSeen = false
  #turn = 0
  #step = 0
  #phase: Phase = 'told'
  #replies = NONE
  #left: readonly string[] = []
  #tried: readonly number[] = []
  #solved: number | null = null
  #hasShown = false
  #isTakenBack = false
  /** Number of plies at the beginning of each step that was reached. */
  readonly #marks: number[] = []

  constructor(game: Game<T>, chapter: Chapter, step = 0) {
    const setup = game.setup(chapter.setup, chapter.seats)
    if (!setup.ok) throw new ChapterFault(`the setup is refused: ${JSON.stringify(setup.problem)}`)
    this.game = game
    this.chapter = chapter
    this.learner = seatOfLetter(chapter.learner)
    this.match = new Match(game, {
      game: game.id,
      revision: game.revision,
      setup: setup.value,
      seats: chapter.seats,
      seed: chapter.seed,
    })
    for (const line of chapter.before ?? []) this.#line(line)
    this.#enter(0)
    while (this.#step < Math.min(step, chapter.steps.length - 1)) this.#follow()
    this.#turn = 0
    this.isSeen = false
  }

  get now(): GuideNow {
    const { steps } = this.chapter
    const step: Step | undefined = steps[this.#step]
    const text = this.#phase === 'moving' ? null : textOf(step)
    return {
      turn: this.#turn,
      step: this.#step,
      phase: this.#phase,
      stop: Math.max(1, steps.slice(0, this.#step + 1).filter(isStop).length),
      stops: steps.filter(isStop).length,
      text,
      isTask: isTask(step),
      replies: this.#replies,
      options: step !== undefined && 'quiz' in step ? step.options : [],
      tried: this.#tried,
      solved: this.#solved,
      points: text !== null && step !== undefined && 'point' in step ? [step.point ?? []].flat() : [],
      isTakenBack: this.#isTakenBack,
      canGoBack: this.#phase !== 'ended' && (this.#isTouched() || this.#stopBefore() >= 0),
      canSkip: this.#phase === 'asked' && this.#hasShown,
    }
  }

  /** From the learner; any legal action may be tried. False if nothing is asked, or it is not legal. */
  play(wanted: unknown): boolean {
    const step: Step | undefined = this.chapter.steps[this.#step]
    if (this.#phase !== 'asked' || step === undefined || !('ask' in step)) return false
    const found = [...legalPlies(this.game, this.match.state, this.learner)].find(([, it]) => sameJson(it, wanted))
    if (found === undefined) return false
    const [ply, action] = found
    const isAccepted = step.all === true ? this.#left.includes(ply) : step.expect.some((it) => fits(it, ply))
    this.#take(this.learner, action)
    this.isSeen = isAccepted
    this.#replies = isAccepted ? answersTo(step, ply) : [objectionTo(step, ply) ?? step.ask]
    if (!isAccepted) this.#to('refused')
    else if (step.all !== true) this.#to('answered')
    else this.#tickOff(step, ply)
    return true
  }

  go(): void {
    switch (this.#phase) {
      case 'told':
      case 'answered':
        return this.#enter(this.#step + 1)
      case 'moving':
        return this.#move()
      case 'refused':
      case 'shown':
        this.#rewind(this.match.plies.length - 1)
        this.#to('asked')
        this.#isTakenBack = true
        return
      case 'asked':
      case 'ended':
    }
  }

  answer(option: number): void {
    const step: Step | undefined = this.chapter.steps[this.#step]
    if (this.#phase !== 'asked' || step === undefined || !('quiz' in step)) return
    const { right, reply } = step.options[option]
    this.#replies = [reply]
    if (right) this.#solved = option
    else this.#tried = [...new Set([...this.#tried, option])]
    this.#to(right ? 'answered' : 'asked')
  }

  /** Plays the main line, which the next `go` takes back; of a question it shows the right answer. */
  show(): void {
    const step: Step | undefined = this.chapter.steps[this.#step]
    if (this.#phase !== 'asked' || step === undefined) return
    this.#hasShown = true
    this.#replies = NONE
    if ('quiz' in step) {
      this.#solved = step.options.findIndex(({ right }) => right)
      return this.#to('asked')
    }
    if (!('ask' in step)) return
    this.#pattern(this.learner, step.all === true ? this.#left.slice(0, 1) : step.expect)
    this.isSeen = false
    this.#to('shown')
  }

  skip(): void {
    if (!this.now.canSkip) return
    this.#follow()
    this.isSeen = false
  }

  /** To the beginning of the step if something has happened in it, otherwise of the one before at which something was said. */
  back(): void {
    if (!this.now.canGoBack) return
    this.#return(this.#isTouched() ? this.#step : this.#stopBefore())
  }

  again(): void {
    this.#return(0)
  }

  #return(step: number): void {
    this.#rewind(this.#marks[step])
    this.#enter(step)
    this.isSeen = false
  }

  #enter(at: number): void {
    const step: Step | undefined = this.chapter.steps[at]
    this.#step = at
    this.#marks[at] = this.match.plies.length
    this.#replies = NONE
    this.#left = step !== undefined && 'ask' in step ? step.expect : []
    this.#tried = []
    this.#solved = null
    this.#hasShown = false
    if (step === undefined) this.#to('ended')
    else if ('skip' in step || 'play' in step) this.#to('moving')
    else this.#to(isTask(step) ? 'asked' : 'told')
  }

  #to(phase: Phase): void {
    this.#phase = phase
    this.#isTakenBack = false
    this.#turn++
  }

  #tickOff(step: Ask, ply: string): void {
    this.#left = this.#left.toSpliced(this.#left.indexOf(ply), 1)
    if (this.#left.length === 0) return this.#to('answered')
    const all = answersTo(step, ply)
    this.#replies = step.done === undefined ? all : all.slice(0, -1)
    this.#to('asked')
  }

  #move(): void {
    const step = this.chapter.steps[this.#step]
    if ('skip' in step) {
      for (const line of step.skip) this.#line(line)
      this.isSeen = false
    } else if ('play' in step) {
      this.#pattern(seatOfLetter(step.play), [step.ply])
      this.isSeen = true
      if (step.say !== undefined) return this.#to('told')
    }
    this.#enter(this.#step + 1)
  }

  #follow(): void {
    const step = this.chapter.steps[this.#step]
    if ('skip' in step) for (const line of step.skip) this.#line(line)
    else if ('play' in step) this.#pattern(seatOfLetter(step.play), [step.ply])
    else if ('ask' in step && step.all === true) for (const ply of this.#left) this.#pattern(this.learner, [ply])
    else if ('ask' in step) this.#pattern(this.learner, step.expect)
    this.#enter(this.#step + 1)
  }

  #isTouched(): boolean {
    const step: Step | undefined = this.chapter.steps[this.#step]
    if (!isTask(step)) return false
    return this.#phase !== 'asked' || this.match.plies.length > this.#marks[this.#step] || this.#tried.length > 0
  }

  #stopBefore(): number {
    return this.chapter.steps.slice(0, this.#step).findLastIndex(isStop)
  }

  #line(line: string): void {
    this.#pattern(seatOfLetter(line.charAt(0)), [line.slice(2)])
  }

  #pattern(seat: Seat, patterns: readonly string[]): void {
    const legal = legalPlies(this.game, this.match.state, seat)
    const action = legal.get(fitting(patterns, legal.keys())[0] ?? '')
    if (action === undefined) throw new ChapterFault(`nothing of "${patterns.join('", "')}" is legal`)
    this.#take(seat, action)
  }

  #take(seat: Seat, action: T['action']): void {
    this.match.take({ type: 'ply', seat, action })
  }

  #rewind(to: number): void {
    this.isSeen = false
    if (to < this.match.plies.length) this.match.take({ type: 'undo', seat: this.learner, to })
  }
}
