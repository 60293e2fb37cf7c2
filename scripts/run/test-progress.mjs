const CLEAR = '\r\u001B[K'
const REDRAWN_MS = 200
const TOLD_MS = 30_000

export class Progress {
  #out
  #moves
  #began = performance.now()
  #running = new Map()
  #timer

  constructor(out = process.stdout) {
    this.#out = out
    this.#moves = out.isTTY && process.env.CI === undefined
    this.#timer = setInterval(() => this.#tick(), this.#moves ? REDRAWN_MS : TOLD_MS)
    this.#timer.unref()
  }
  begin(step) {
    this.#running.set(step, '')
    this.#draw()
  }
  at(step, where) {
    this.#running.set(step, where)
    this.#draw()
  }
  end(step, outcome) {
    this.#running.delete(step)
    this.tell(`${step} ... ${outcome}`)
  }
  tell(text) {
    this.#out.write(`${this.#moves ? CLEAR : ''}${text}\n`)
    this.#draw()
  }
  close() {
    clearInterval(this.#timer)
    if (this.#moves) this.#out.write(CLEAR)
  }

  #tick() {
    if (this.#moves) this.#draw()
    else if (this.#running.size > 0) this.#out.write(`  ${this.#line()}\n`)
  }
  #draw() {
    if (this.#moves && this.#running.size > 0)
      this.#out.write(CLEAR + this.#line().slice(0, Math.max(20, (this.#out.columns ?? 80) - 1)))
  }
  #line() {
    const steps = [...this.#running].map(([step, where]) => (where === '' ? step : `${step}: ${where}`))
    return `${Math.round((performance.now() - this.#began) / 1000)} s  ${steps.join(' · ')}`
  }
}
