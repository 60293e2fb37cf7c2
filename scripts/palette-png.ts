import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = 8
const RGB = 3
const COLOURS = 256

type Colour = { readonly rgb: number; readonly count: number }

const channel = (rgb: number, c: number): number => (rgb >> (8 * (2 - c))) & 255

function chunks(png: Buffer, type: string): Buffer {
  const found: Buffer[] = []
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return Buffer.concat(found)
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function predicted(filter: number, a: number, b: number, c: number): number {
  if (filter === 1) return a
  if (filter === 2) return b
  if (filter === 3) return (a + b) >> 1
  if (filter !== 4) return 0
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

function pixels(png: Buffer, width: number, height: number): Uint8Array {
  const raw = inflateSync(chunks(png, 'IDAT'))
  const row = width * RGB
  const out = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) {
    const from = y * (row + 1)
    const to = y * row
    for (let i = 0; i < row; i++) {
      const a = i < RGB ? 0 : out[to + i - RGB]
      const b = y === 0 ? 0 : out[to + i - row]
      const c = i < RGB || y === 0 ? 0 : out[to + i - row - RGB]
      out[to + i] = raw[from + 1 + i] + predicted(raw[from], a, b, c)
    }
  }
  return out
}

function counted(rgb: Uint8Array): readonly Colour[] {
  const counts = new Map<number, number>()
  for (let i = 0; i < rgb.length; i += RGB) {
    const colour = (rgb[i] << 16) | (rgb[i + 1] << 8) | rgb[i + 2]
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].map(([colour, count]) => ({ rgb: colour, count }))
}

type Box = { readonly colours: readonly Colour[]; readonly widest: number; readonly gain: number }

function box(colours: readonly Colour[]): Box {
  let total = 0
  for (const { count } of colours) total += count
  let [widest, gain] = [0, -1]
  for (let c = 0; c < RGB; c++) {
    let [sum, squares] = [0, 0]
    for (const { rgb, count } of colours) {
      sum += channel(rgb, c) * count
      squares += channel(rgb, c) ** 2 * count
    }
    const spread = squares - sum ** 2 / total
    if (spread > gain) [widest, gain] = [c, spread]
  }
  return { colours, widest, gain }
}

function cut({ colours, widest }: Box): readonly [Box, Box] {
  const sorted = colours.toSorted((a, b) => channel(a.rgb, widest) - channel(b.rgb, widest))
  let half = 0
  for (const { count } of sorted) half += count / 2
  let at = 0
  for (let sum = 0; sum < half && at < sorted.length - 1; at++) sum += sorted[at].count
  at = Math.max(1, at)
  return [box(sorted.slice(0, at)), box(sorted.slice(at))]
}

function mean(colours: readonly Colour[]): number {
  const sums = [0, 0, 0]
  let total = 0
  for (const { rgb, count } of colours) {
    total += count
    for (let c = 0; c < RGB; c++) sums[c] += channel(rgb, c) * count
  }
  return sums.reduce((rgb, sum) => (rgb << 8) | Math.round(sum / total), 0)
}

/** At most 256 colours, a fraction of the size. Takes what the browser writes: eight bits, no alpha. */
export function withPalette(png: Buffer): Buffer {
  const head = Buffer.from(chunks(png, 'IHDR'))
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  if (head[8] !== 8 || head[9] !== 2 || head[12] !== 0) throw new Error('not a plain picture')
  const rgb = pixels(png, width, height)
  const boxes: Box[] = [box(counted(rgb))]
  while (boxes.length < COLOURS) {
    const best = boxes.reduce((a, b, i) => (b.gain > boxes[a].gain ? i : a), 0)
    if (boxes[best].colours.length < 2) break
    boxes.push(...cut(boxes.splice(best, 1)[0]))
  }
  const indexes = new Map(boxes.flatMap(({ colours }, i) => colours.map((colour) => [colour.rgb, i] as const)))
  const palette = Buffer.from(boxes.flatMap(({ colours }) => [0, 1, 2].map((c) => channel(mean(colours), c))))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * RGB
      rows[y * (width + 1) + 1 + x] = indexes.get((rgb[i] << 16) | (rgb[i + 1] << 8) | rgb[i + 2]) ?? 0
    }
  head[9] = 3
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
