export class TokenBucket {
  readonly #rate: number
  readonly #burst: number
  #tokens: number
  #at: number

  constructor(limits: { readonly rate: number; readonly burst: number }, now: number) {
    this.#rate = limits.rate
    this.#burst = limits.burst
    this.#tokens = limits.burst
    this.#at = now
  }

  take(now: number, cost = 1): boolean {
    this.#refill(now)
    if (this.#tokens < cost) return false
    this.#tokens -= cost
    return true
  }

  isFull(now: number): boolean {
    this.#refill(now)
    return this.#tokens >= this.#burst
  }

  #refill(now: number): void {
    // A clock that is put back takes nothing away.
    const seconds = Math.max(0, now - this.#at) / 1000
    this.#tokens = Math.min(this.#burst, this.#tokens + seconds * this.#rate)
    this.#at = now
  }
}
