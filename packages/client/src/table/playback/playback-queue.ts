import { computed, signal } from '@preact/signals'

/** A longer queue is skipped. */
const LONGEST = 60

/** Each frame rests before the next one comes; `skip` shows all waiting frames, in order, at once. */
export class PlaybackQueue<F> {
  readonly #on = signal(false)
  readonly paused = signal(false)
  readonly #waiting: F[] = []
  #begun = 0
  #due = 0
  #blocked = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #show: (frames: readonly [F, ...F[]]) => void
  readonly #restOf: (frame: F) => number

  constructor(show: (frames: readonly [F, ...F[]]) => void, restOf: (frame: F) => number) {
    this.#show = show
    this.#restOf = restOf
  }

  readonly busy = computed(() => this.#on.value)

  get waiting(): readonly F[] {
    return this.#waiting
  }

  add(frame: F): void {
    this.#waiting.push(frame)
    if (!this.#on.peek() && !this.paused.peek() && !this.#blocked) this.#next()
    else if (this.#waiting.length > LONGEST && !this.paused.peek()) this.skip()
    else this.#on.value = true
  }

  replaceLast(change: (frame: F) => F): void {
    const last = this.#waiting.pop()
    if (last !== undefined) this.#waiting.push(change(last))
  }

  hold(ms: number): void {
    if (!this.#on.peek()) return
    this.#due += ms
    this.#arm()
  }

  /** While something covers the table, nothing goes on behind it. */
  block(blocked: boolean): void {
    if (this.#blocked === blocked) return
    this.#blocked = blocked
    this.#arm()
  }

  toggle(): void {
    this.paused.value = !this.paused.peek()
    this.#arm()
  }

  skip(...more: readonly F[]): boolean {
    const was = this.#on.peek()
    const [first, ...rest] = [...this.#waiting.splice(0), ...more]
    this.#rest()
    if (first !== undefined) this.#show([first, ...rest])
    return was
  }

  clear(): void {
    this.#waiting.length = 0
    this.#rest()
  }

  #rest(): void {
    clearTimeout(this.#timer)
    if (this.#on.peek()) this.paused.value = false
    this.#on.value = false
  }

  #next(): void {
    const frame = this.#waiting.shift()
    this.#on.value = frame !== undefined
    if (frame === undefined) return
    this.#begun = performance.now()
    this.#due = this.#restOf(frame)
    this.#show([frame])
    this.#arm()
  }

  #arm(): void {
    clearTimeout(this.#timer)
    if (!this.#on.peek() || this.paused.peek() || this.#blocked) return
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#begun + this.#due - performance.now()))
  }
}
