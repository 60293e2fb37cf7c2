import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { crc32, deflate, inflateSync } from 'node:zlib'
import type { Letters, Size } from './letters.ts'

const WIDTH = 1200
const HEIGHT = 630
const SHADES = 16
const PAPER = [0x1c, 0x15, 0x12] as const
const INK = [0xfd, 0xf4, 0xe3] as const
const SIGNATURE = 8
const LINE = { x: 60, y: 228, widest: 700, darkTo: 430, plate: [178, 64] } as const
const CHIPS = { x: 60, y: 508, height: 58, inset: 22, gap: 14, widest: 1080, baseline: 38 } as const
const LEVEL = 6

export type Words = {
  readonly line: string
  /** `nameless`: the line for a host whose name our letters cannot write. */
  readonly host: string | null
  readonly nameless: string
  readonly chips: readonly string[]
}

export class Ground {
  readonly #pixels: Uint8Array
  readonly #head: Buffer
  readonly #shades: readonly number[]
  readonly png: Buffer

  constructor(file: URL) {
    this.png = readFileSync(file)
    const palette = chunk(this.png, 'PLTE')
    const raw = inflateSync(chunk(this.png, 'IDAT'))
    if (raw.length !== (WIDTH + 1) * HEIGHT) throw new Error(`${file.pathname} has another size`)
    this.#pixels = raw
    this.#head = this.png.subarray(0, this.png.indexOf('IDAT') - 4)
    this.#shades = Array.from({ length: SHADES + 1 }, (_, i) => nearest(palette, i / SHADES))
  }

  async withWords(words: Words, letters: Letters): Promise<Buffer> {
    const rows = Uint8Array.from(this.#pixels)
    const pen = new Pen(rows, this.#shades, letters)
    const isNamed = words.host !== null && letters.canName(words.host)
    const line = letters.fitted(letters.drawable(isNamed ? words.line : words.nameless, 'line'), 'line', LINE.widest)
    const end = LINE.x + Math.round(letters.widthOf(line, 'line'))
    const [top, height] = LINE.plate
    if (end > LINE.darkTo) pen.plate(LINE.x, top, end + CHIPS.inset - LINE.x, height, [0, 0])
    pen.write(line, 'line', LINE.x, LINE.y)
    let x: number = CHIPS.x
    for (const chip of words.chips) {
      const text = letters.drawable(chip, 'chip')
      const width = Math.round(letters.widthOf(text, 'chip')) + 2 * CHIPS.inset
      if (text === '' || x + width > CHIPS.x + CHIPS.widest) continue
      pen.plate(x, CHIPS.y, width, CHIPS.height, [0.1, 0.45])
      pen.write(text, 'chip', x + CHIPS.inset, CHIPS.y + CHIPS.baseline)
      x += width + CHIPS.gap
    }
    const packed = await promisify(deflate)(rows, { level: LEVEL })
    return Buffer.concat([this.#head, written('IDAT', packed), written('IEND', new Uint8Array())])
  }
}

/** Each row begins with the filter byte of PNG, always 0 (none). */
class Pen {
  readonly #rows: Uint8Array
  readonly #shades: readonly number[]
  readonly #letters: Letters

  constructor(rows: Uint8Array, shades: readonly number[], letters: Letters) {
    this.#rows = rows
    this.#shades = shades
    this.#letters = letters
  }

  #put(x: number, y: number, ink: number): void {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
    this.#rows[y * (WIDTH + 1) + 1 + x] = this.#shades[Math.round(ink * SHADES)]
  }

  write(text: string, size: Size, left: number, baseline: number): void {
    for (const [at, letter] of this.#letters.placed(text, size))
      for (let y = 0; y < letter.height; y++)
        for (let x = 0; x < letter.width; x++) {
          const ink = this.#letters.ink[letter.at + y * letter.width + x] / 255
          if (ink > 1 / SHADES) this.#put(Math.round(left + at) + letter.x + x, baseline + letter.y + y, ink)
        }
  }

  plate(left: number, top: number, width: number, height: number, [inner, edge]: readonly [number, number]): void {
    const radius = height / 2
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0)
        const inside = radius - Math.hypot(from, y + 0.5 - radius)
        if (inside > 0) this.#put(left + x, top + y, inside < 2 ? edge : inner)
      }
  }
}

function nearest(palette: Buffer, ink: number): number {
  let [best, least] = [0, Infinity]
  for (let i = 0; i * 3 + 2 < palette.length; i++) {
    let far = 0
    for (let c = 0; c < 3; c++) far += (palette[i * 3 + c] - (PAPER[c] + (INK[c] - PAPER[c]) * ink)) ** 2
    if (far < least) [best, least] = [i, far]
  }
  return best
}

function chunk(png: Buffer, type: string): Buffer {
  const found: Buffer[] = []
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return Buffer.concat(found)
}

function written(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
