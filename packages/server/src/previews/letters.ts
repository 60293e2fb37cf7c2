import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

type Letter = {
  readonly advance: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly at: number
}
export type Size = 'line' | 'chip'
type Drawn = readonly [code: number, advance: number, x: number, y: number, width: number, height: number, at: number]
type File = { readonly [size in Size]: readonly Drawn[] } & { readonly ink: string }

const FILE = new URL('../../previews/letters.json', import.meta.url)
const ELLIPSIS = '…'
const LONGEST = 200

const isFile = (x: unknown): x is File => typeof x === 'object' && x !== null && 'ink' in x

export class Letters {
  readonly ink: Uint8Array
  readonly #sizes: { readonly [size in Size]: ReadonlyMap<string, Letter> }

  constructor(file: unknown = JSON.parse(readFileSync(FILE, 'utf8'))) {
    if (!isFile(file)) throw new Error('no letters')
    this.ink = inflateSync(Buffer.from(file.ink, 'base64'))
    this.#sizes = { line: byText(file.line), chip: byText(file.chip) }
  }

  /** Drops emoji and unsupported scripts, with the gaps that they would leave. */
  drawable(text: string, size: Size): string {
    const known = this.#sizes[size]
    const shown = Array.from(text.slice(0, LONGEST).normalize('NFC'))
      .filter((letter) => known.has(letter))
      .join('')
    return shown.replace(/\s+/g, ' ').trim()
  }

  /** False for a name of emoji or an unsupported script, of which nothing readable remains. */
  canName(name: string): boolean {
    return /[\p{L}\p{N}]/u.test(this.drawable(name, 'line'))
  }

  widthOf(text: string, size: Size): number {
    let width = 0
    for (const letter of text) width += this.#sizes[size].get(letter)?.advance ?? 0
    return width
  }

  fitted(text: string, size: Size, widest: number): string {
    if (this.widthOf(text, size) <= widest) return text
    const letters = Array.from(text)
    while (letters.length > 0 && this.widthOf(letters.join('') + ELLIPSIS, size) > widest) letters.pop()
    return letters.join('').trimEnd() + ELLIPSIS
  }

  *placed(text: string, size: Size): Iterable<readonly [x: number, letter: Letter]> {
    let x = 0
    for (const character of text) {
      const letter = this.#sizes[size].get(character)
      if (letter === undefined) continue
      yield [x, letter]
      x += letter.advance
    }
  }
}

const byText = (drawn: readonly Drawn[]): ReadonlyMap<string, Letter> =>
  new Map(
    drawn.map(([code, advance, x, y, width, height, at]) => [
      String.fromCodePoint(code),
      { advance, x, y, width, height, at },
    ]),
  )
