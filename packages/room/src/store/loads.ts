/** Caches successes only; a failed load is retried. */
export class LoadOnce<V> {
  readonly #loads = new Map<string, Promise<V>>()

  get(key: string, load: () => Promise<V>): Promise<V> {
    const known = this.#loads.get(key)
    if (known !== undefined) return known
    const loading = load()
    this.#loads.set(key, loading)
    loading.catch(() => this.#loads.delete(key))
    return loading
  }
}
