import type { Hex } from '@bothy/kit'
import { HEXES } from './grid.ts'

/** A set of hexes is bits in words of 32. */
export const HEX_WORDS = Math.ceil(HEXES / 32)

export function addHex(words: Int32Array, at: number, hex: Hex): void {
  words[at + (hex >> 5)] |= 1 << (hex & 31)
}
export const hasHex = (words: readonly number[], at: number, hex: Hex): boolean =>
  (words[at + (hex >> 5)] & (1 << (hex & 31))) !== 0

/** `left` must not be 0; `left & (left - 1)` is the rest. */
export const lowestHex = (word: number, left: number): Hex => (word << 5) + lowestBit(left)
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)
