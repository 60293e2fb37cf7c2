import { existsSync } from 'node:fs'
import type { GameId } from '@bothy/games'
import { Letters } from './letters.ts'
import { Ground, type Words } from './picture.ts'

const KEPT = 48
/** Concurrent drawings; other requests get the plain picture of the game meanwhile. */
const AT_ONCE = 4

const FOLDER = new URL('../../previews/', import.meta.url)

export class Drawings {
  readonly #grounds = new Map<GameId | 'home', Ground>()
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #folder: URL
  #letters: Letters | null = null
  #busy = 0

  constructor(folder = FOLDER) {
    this.#folder = folder
  }

  plain(name: GameId | 'home'): Buffer {
    return this.#ground(name).png
  }

  async withWords(game: GameId, words: Words): Promise<Buffer | null> {
    const key = JSON.stringify([game, words])
    const known = this.#kept.get(key)
    if (known !== undefined) {
      // Moves to the end: the least recently used goes first.
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    if (this.#busy >= AT_ONCE) return null
    const [ground, letters] = [this.#ground(game), (this.#letters ??= new Letters())]
    this.#busy++
    const drawn = ground.withWords(words, letters).finally(() => this.#busy--)
    this.#kept.set(key, drawn)
    drawn.catch(() => this.#kept.delete(key))
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return drawn
  }

  #ground(name: GameId | 'home'): Ground {
    const known = this.#grounds.get(name)
    if (known !== undefined) return known
    const own = new URL(`${name}.png`, this.#folder)
    const ground = new Ground(existsSync(own) ? own : new URL('home.png', this.#folder))
    this.#grounds.set(name, ground)
    return ground
  }
}
