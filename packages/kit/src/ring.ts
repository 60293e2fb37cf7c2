/**
 * A track in a ring, on which figures move clockwise over tiles. Each space holds one number: a tile (0 or more), nothing, or a
 * figure. Everything that lies between the gap and the first figure is behind it.
 */
export type Ring = number[]

export const NOTHING = -1
export const figureCode = (figure: number): number => -2 - figure
export const figureOn = (code: number): number => -2 - code
export const isTile = (code: number): boolean => code >= 0
export const isFigure = (code: number): boolean => code <= -2

export const onwards = (space: number, steps: number, size: number): number => (space + steps + size) % size

export const stepsBetween = (from: number, to: number, size: number): number => (to - from + size) % size

export function rearSpace(ring: readonly number[], gap: number): number {
  const size = ring.length
  for (let i = 1; i < size; i++) {
    const space = (gap + i) % size
    if (ring[space] <= -2) return space
  }
  return NOTHING
}

export function rearAfter(ring: readonly number[], gap: number, from: number, to: number): number {
  const size = ring.length
  for (let i = 1; i < size; i++) {
    const space = (gap + i) % size
    if (space === to || (space !== from && ring[space] <= -2)) return space
  }
  return NOTHING
}

export function nthTile(ring: readonly number[], from: number, r: number): number {
  const size = ring.length
  let left = r
  for (let i = 1; i < size; i++) {
    const space = (from + i) % size
    if (ring[space] >= 0 && --left === 0) return space
  }
  return NOTHING
}

export function clearBehind(ring: Ring, gap: number, rear: number, out: number[]): void {
  const size = ring.length
  for (let space = (gap + 1) % size; space !== rear; space = (space + 1) % size) {
    const code = ring[space]
    if (code >= 0) out.push(code)
    ring[space] = NOTHING
  }
}

export const spacesToFill = (gap: number, rear: number, size: number): number => (rear - gap - 1 + size) % size
