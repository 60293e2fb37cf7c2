import type { Packed } from '@bothy/protocol'

const FORMAT: Packed = 'deflate-raw'

/** Asks for large messages to be packed if this browser can unpack them. */
export const SOCKET_PATH = `/socket${typeof DecompressionStream === 'function' ? `?pack=${FORMAT}` : ''}`

/** A Blob would be registered with another process, for which Chromium stops the page: 5 ms, on a busy machine 100. */
const unpacked = (data: ArrayBuffer): Promise<string> =>
  new Response(new Response(data).body?.pipeThrough(new DecompressionStream(FORMAT))).text()

/** Keeps the order of packed and plain texts; once a text cannot be unpacked, `failed` is called and later ones are dropped. */
export function unpacking(take: (text: string) => void, failed: () => void): (data: unknown) => void {
  let last: Promise<void> | null = null
  let isBroken = false
  const inTurn = async (before: Promise<void> | null, coming: Promise<string | null>): Promise<void> => {
    await before
    const text = await coming
    if (isBroken) return
    isBroken = text === null
    if (text === null) return failed()
    try {
      take(text)
    } catch (error) {
      reportError(error)
    }
  }
  return (data) => {
    if (isBroken) return
    if (last === null && typeof data === 'string') return take(data)
    const coming = data instanceof ArrayBuffer ? unpacked(data).catch(() => null) : Promise.resolve(String(data))
    const turn = inTurn(last, coming).then(() => {
      if (last === turn) last = null
    })
    last = turn
  }
}
