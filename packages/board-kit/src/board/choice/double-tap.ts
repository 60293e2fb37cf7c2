import type { ClickTarget } from '../game-board.ts'

/** In milliseconds and pixels: so near one another two taps are one double tap. */
const SOON = 400
const NEAR = 30

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'> & { readonly pointerType?: string }

/** A mouse counts its clicks by itself, a finger does not everywhere. */
const mayBeSecond = ({ detail, pointerType }: Tap): boolean => detail > 1 || pointerType !== 'mouse'

/**
 * Buttons give way to one another: the second tap of a double tap may hit one that was not there for the first.
 * Tells whether a tap at a button is meant. A key always is.
 */
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
