import { useEffect, useState } from 'preact/hooks'
import { speed } from '../../ui/page/settings.ts'

/** Factor by which pictures of a show last longer at speed *calm*. */
const CALM = 1.6

export const slowness = (): number => (speed.peek() === 'calm' ? CALM : 1)

export type Playing<F> = {
  readonly frame: F | undefined
  /** In milliseconds. */
  readonly length: number
  readonly isLast: boolean
  readonly isPaused: boolean
  goTo(index: number): void
  pause(paused: boolean): void
}

/** `move` is called while the old picture is still drawn. */
export function usePlaying<F>(
  frames: readonly F[],
  {
    lengthOf,
    move,
    first = 0,
    paused = false,
  }: {
    readonly lengthOf: (frame: F) => number
    readonly move: () => void
    readonly first?: number
    readonly paused?: boolean
  },
): Playing<F> {
  const [index, setIndex] = useState(first)
  const [isPaused, pause] = useState(paused)
  const isLast = index >= frames.length - 1
  const frame = frames.at(Math.min(index, frames.length - 1))
  const length = frame === undefined ? 0 : lengthOf(frame) * slowness()
  const goTo = (next: number): void => {
    move()
    setIndex(next)
  }
  useEffect(() => {
    if (isPaused || isLast || frame === undefined) return
    const timer = setTimeout(() => goTo(index + 1), length)
    return () => clearTimeout(timer)
  })
  return { frame, length, isLast, isPaused, goTo, pause }
}
