import type { ClickTarget } from '../game-board.ts'

/** Two taps this near in time (ms) and place (pixels) are a double tap. */
const SOON = 400
const NEAR = 30

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'> & { readonly pointerType?: string }

/** A mouse counts its clicks itself; a finger does not in every browser. */
const mayBeSecond = ({ detail, pointerType }: Tap): boolean => detail > 1 || pointerType !== 'mouse'

/** Rejects the second tap of a double tap when it hits a button that was not there for the first. A key always counts. */
export function tapGuard(): (tap: Tap, target: ClickTarget) => boolean {
  let last: { readonly tap: Tap; readonly target: ClickTarget } | null = null
  return (tap, target) => {
    if (tap.detail === 0) return true
    const slipped =
      last !== null &&
      last.target !== target &&
      mayBeSecond(tap) &&
      tap.timeStamp - last.tap.timeStamp < SOON &&
      Math.hypot(tap.clientX - last.tap.clientX, tap.clientY - last.tap.clientY) < NEAR
    if (!slipped) last = { tap, target }
    return !slipped
  }
}
