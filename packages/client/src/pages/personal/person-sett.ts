const GROUNDS = ['B', 'G', 'R', 'P', 'DG', 'DB', 'C', 'N', 'T', 'DP'] as const
const CHECKS = ['B', 'G', 'A', 'LG', 'C', 'N', 'LP', 'T'] as const
const LINES = ['W', 'Y', 'S', 'O', 'LN', 'A'] as const
const WIDTHS = [8, 10, 12, 14, 16] as const

/** FNV-1a, 32 bits: must give the same value for a name everywhere and for ever. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const sign of text.normalize('NFC')) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return sum >>> 0
}

/** Two equal colours would be no check, so the next one is taken. */
export function settOf(name: string): string {
  let left = hash(name)
  const draw = <V>(from: readonly V[]): V => {
    const drawn = from[left % from.length]
    left = Math.floor(left / from.length)
    return drawn
  }
  const ground = draw(GROUNDS)
  const check = draw(CHECKS.filter((dye) => dye !== ground))
  const line = draw(LINES.filter((dye) => dye !== check))
  const [wide, narrow] = [draw(WIDTHS), draw(WIDTHS)]
  return `${ground}/${wide} ${line}2 ${ground}4 ${check}${narrow} K2 ${check}/4`
}
