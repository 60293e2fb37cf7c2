import type { EngineTask, Wanted } from '@bothy/room'

/** Repeated here, so that the supervisor does not load the room. */
const TASKS = ['command', 'load', 'show', 'bot'] as const satisfies readonly EngineTask[]

/**
 * Layout of the shared memory: count of call starts and ends (odd during a call), count of beats, task, byte lengths of the texts for table
 * and wanted.
 */
const [CALLS, BEATS, TASK, TABLE_BYTES, WANTED_BYTES] = [0, 1, 2, 3, 4]
const TABLE_AT = 64
const WANTED_AT = 128
const BYTES = 16 * 1024

const numbersOf = (shared: SharedArrayBuffer): Int32Array =>
  new Int32Array(shared, 0, TABLE_AT / Int32Array.BYTES_PER_ELEMENT)

export const sharedCall = (): SharedArrayBuffer => new SharedArrayBuffer(BYTES)

/** Publishes the current game call in shared memory: another thread can read it even if the call never ends. */
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

  beat(): void {
    Atomics.add(this.#numbers, BEATS, 1)
  }
}

export type Call = { readonly table: string; readonly task: EngineTask; readonly wanted: Wanted | null }

export class CallReader {
  readonly #numbers: Int32Array
  readonly #texts: Buffer

  constructor(shared: SharedArrayBuffer) {
    this.#numbers = numbersOf(shared)
    this.#texts = Buffer.from(shared)
  }

  get stage(): string {
    return `${Atomics.load(this.#numbers, CALLS)} ${Atomics.load(this.#numbers, BEATS)}`
  }

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

function wantedIn(text: string): Wanted | null {
  try {
    const wanted: unknown = JSON.parse(text)
    return isWanted(wanted) ? wanted : null
  } catch {
    return null
  }
}
