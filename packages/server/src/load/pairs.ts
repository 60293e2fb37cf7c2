import type { GameId } from '@bothy/games'
import { type RngState, below } from '@bothy/kernel'
import type { ChildServer } from './child-server.ts'
import { QuickPlayer } from './quick-player.ts'
import { type Person, guestsOf, seat } from './tables.ts'

export type PairsOptions = {
  readonly servers: readonly ChildServer[]
  readonly game: GameId
  readonly pairs: number
  readonly stock: number
  readonly rng: RngState
}

const WEIGHED = 16

export class Pairs {
  readonly #options: PairsOptions
  readonly #stocks: { readonly people: readonly Person[]; readonly tables: string[] }[] = []
  readonly #players: QuickPlayer[] = []
  #playing: Promise<unknown> = Promise.resolve()
  #isOver = false
  /** In milliseconds. */
  readonly waits: number[] = []
  readonly weights: number[] = []
  late = 0

  private constructor(options: PairsOptions) {
    this.#options = options
  }

  static async seated(options: PairsOptions): Promise<Pairs> {
    const all = new Pairs(options)
    await Promise.all(Array.from({ length: options.pairs }, (_, i) => all.#seat(i)))
    return all
  }

  async #seat(first: number): Promise<void> {
    const { servers, stock, game } = this.#options
    const people = await guestsOf([0, 1].map((i) => servers[(first + i) % servers.length].url))
    const tables: string[] = []
    for (let i = 0; i < stock; i++) tables.push(await seat(people, game))
    this.#stocks.push({ people, tables })
  }

  begin(): void {
    this.#playing = Promise.all(this.#stocks.map(({ people, tables }) => this.#play(people, tables)))
  }

  async end(): Promise<void> {
    this.#isOver = true
    for (const player of this.#players) player.stop()
    await this.#playing.catch(() => undefined)
  }

  async #play(people: readonly Person[], tables: string[]): Promise<void> {
    const { rng, game } = this.#options
    const players = people.map(
      (person) =>
        new QuickPlayer({
          ...person,
          pick: ({ legal }, size) => {
            if (below(rng, WEIGHED) === 0) this.weights.push(size)
            return legal[below(rng, legal.length)]
          },
          onDone: (wait) => this.waits.push(wait),
        }),
    )
    this.#players.push(...players)
    while (!this.#isOver) {
      const ready = tables.pop()
      if (ready === undefined) this.late++
      const table = ready ?? (await seat(people, game))
      await Promise.all(players.map((player) => player.play(table)))
    }
  }
}
