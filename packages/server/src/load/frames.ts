const TEXT = 0x81
const MASKED = 0x80
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const MASK_BYTES = 4

/** A text as a frame from a client. Its mask is all zeros, which is one as good as any other, and costs nothing. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const isShort = size <= SHORT
  const start = (isShort ? 2 : 4) + MASK_BYTES
  const frame = Buffer.alloc(start + size)
  frame[0] = TEXT
  frame[1] = MASKED | (isShort ? size : TWO_BYTES)
  if (!isShort) frame.writeUInt16BE(size, 2)
  frame.write(text, start)
  return frame
}

/** The texts in what a server sends, however it is cut into pieces. */
export class Frames {
  #rest: Buffer = Buffer.alloc(0)

  take(data: Buffer): string[] {
    const all = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data])
    const texts: string[] = []
    let at = 0
    for (;;) {
      const frame = frameAt(all, at)
      if (frame === null) break
      if (all[at] === TEXT) texts.push(all.toString('utf8', frame.start, frame.end))
      at = frame.end
    }
    this.#rest = all.subarray(at)
    return texts
  }
}

/** Null if not all of it is there. */
function frameAt(data: Buffer, at: number): { readonly start: number; readonly end: number } | null {
  if (at + 2 > data.length) return null
  const short = data[at + 1]
  const start = at + (short < TWO_BYTES ? 2 : short === TWO_BYTES ? 4 : 10)
  if (start > data.length) return null
  const size =
    short < TWO_BYTES ? short : short < EIGHT_BYTES ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
  return start + size > data.length ? null : { start, end: start + size }
}
