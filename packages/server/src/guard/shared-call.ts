import type { EngineTask, Wanted } from '@bothy/room'

/** Here once more, because the supervisor loads nothing else of the room. */
const TASKS = ['command', 'load', 'show', 'bot'] as const satisfies readonly EngineTask[]

/**
 * Numbers at the beginning of the memory: how often a call began or ended (odd: one is under way), how often the thread came round to other
 * things, the task of the call, and the lengths of two texts, the table and what was wanted.
 */
const [CALLS, BEATS, TASK, TABLE_BYTES, WANTED_BYTES] = [0, 1, 2, 3, 4]
const TABLE_AT = 64
const WANTED_AT = 128
const BYTES = 16 * 1024

const numbersOf = (shared: SharedArrayBuffer): Int32Array =>
  new Int32Array(shared, 0, TABLE_AT / Int32Array.BYTES_PER_ELEMENT)

export const sharedCall = (): SharedArrayBuffer => new SharedArrayBuffer(BYTES)

/** Says in shared memory which game is being called, so that another thread knows it even while the call does not end. */
export class CallWriter {
  readonly #numbers: Int32Array
  readonly #texts: Buffer
  #depth = 0

  constructor(shared: SharedArrayBuffer) {
    this.#numbers = numbersOf(shared)
    this.#texts = Buffer.from(shared)
  }

  enter(table: string, task: EngineTask, wanted: Wanted | null): void {
    if (this.#depth++ > 0) return
    this.#numbers[TASK] = TASKS.indexOf(task)
    this.#numbers[TABLE_BYTES] = this.#texts.write(table, TABLE_AT, WANTED_AT - TABLE_AT, 'latin1')
    this.#numbers[WANTED_BYTES] = wanted === null ? 0 : this.#texts.write(JSON.stringify(wanted), WANTED_AT)
    Atomics.add(this.#numbers, CALLS, 1)
  }

  leave(): void {
    if (--this.#depth === 0) Atomics.add(this.#numbers, CALLS, 1)
  }

  /** Between calls: the thread is not stuck. */
  beat(): void {
    Atomics.add(this.#numbers, BEATS, 1)
  }
}

export type Call = { readonly table: string; readonly task: EngineTask; readonly wanted: Wanted | null }

/** Reads the call that the other thread is in. */
export class CallReader {
  readonly #numbers: Int32Array
  readonly #texts: Buffer

  constructor(shared: SharedArrayBuffer) {
    this.#numbers = numbersOf(shared)
    this.#texts = Buffer.from(shared)
  }

  /** Another text whenever the thread has come on. */
  get stage(): string {
    return `${Atomics.load(this.#numbers, CALLS)} ${Atomics.load(this.#numbers, BEATS)}`
  }

  /** Null between calls, and while one gives way to another. */
  get call(): Call | null {
    const before = Atomics.load(this.#numbers, CALLS)
    const task = TASKS[this.#numbers[TASK]]
    const table = this.#text(TABLE_AT, TABLE_BYTES)
    const wanted = this.#text(WANTED_AT, WANTED_BYTES)
    const isUnderWay = before % 2 !== 0 && before === Atomics.load(this.#numbers, CALLS)
    return isUnderWay ? { table, task, wanted: wantedIn(wanted) } : null
  }

  #text(at: number, bytes: number): string {
    return this.#texts.toString('utf8', at, at + this.#numbers[bytes])
  }
}

const isWanted = (x: unknown): x is Wanted => typeof x === 'object' && x !== null && 'seat' in x && 'actions' in x

/** Null for none, and for one that was too long to be written. */
function wantedIn(text: string): Wanted | null {
  try {
    const wanted: unknown = JSON.parse(text)
    return isWanted(wanted) ? wanted : null
  } catch {
    return null
  }
}
