import type { Area, Size } from './beside.ts'

const GAP = 8

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** Below a button, else above it, else at its side; where there is no room at all it covers the button rather than leave the window. */
export function placeAt(button: Area, { width, height }: Size, within: Area): { left: number; top: number } {
  const first = { left: within.left + GAP, top: within.top + GAP }
  const last = { left: within.right - GAP - width, top: within.bottom - GAP - height }
  const left = between(first.left, (button.left + button.right - width) / 2, last.left)
  const [below, above] = [button.bottom + GAP, button.top - GAP - height]
  if (below <= last.top) return { left, top: below }
  if (above >= first.top) return { left, top: above }
  const top = between(first.top, (button.top + button.bottom - height) / 2, last.top)
  const [right, leftOf] = [button.right + GAP, button.left - GAP - width]
  if (right <= last.left) return { left: right, top }
  if (leftOf >= first.left) return { left: leftOf, top }
  return { left, top: between(first.top, below, last.top) }
}
