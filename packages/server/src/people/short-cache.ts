export class ShortCache<V> {
  readonly #ms: number
  readonly #most: number
  readonly #kept = new Map<string, { readonly value: V; readonly until: number }>()

  constructor({ ms, most }: { readonly ms: number; readonly most: number }) {
    this.#ms = ms
    this.#most = most
  }

  get(key: string, now: number): V | undefined {
    const kept = this.#kept.get(key)
    return kept === undefined || kept.until <= now ? undefined : kept.value
  }

  set(key: string, value: V, now: number): void {
    // A key that is set again moves to the end, so the oldest goes first.
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: now + this.#ms })
    const first = this.#kept.size > this.#most ? this.#kept.keys().next().value : undefined
    if (first !== undefined) this.#kept.delete(first)
  }

  forget(isMeant: (key: string, value: V) => boolean): void {
    for (const [key, { value }] of this.#kept) if (isMeant(key, value)) this.#kept.delete(key)
  }
}
