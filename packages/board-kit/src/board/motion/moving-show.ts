import type { Ref } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isAtOnce, speed } from '../../ui/page/settings.ts'
import { type Movement, tempoOf } from './flights.ts'
import { Motion } from './motion.ts'
import { type Playing, usePlaying } from './show-player.ts'

/** Without motion, or at speed *instant*, the last picture comes at once. */
export function useMovingShow<F>(
  frames: readonly F[],
  lengthOf: (frame: F) => number,
  movementsOf: (frame: F) => readonly Movement[],
): { readonly playing: Playing<F>; readonly root: Ref<HTMLDivElement> } {
  const root = useRef<HTMLDivElement>(null)
  const motion = useRef(new Motion())
  const playing = usePlaying(frames, {
    lengthOf,
    first: isAtOnce() ? frames.length - 1 : 0,
    move: () => {
      if (root.current !== null) motion.current.before(root.current)
    },
  })
  const { frame } = playing
  useLayoutEffect(() => {
    if (root.current === null || frame === undefined) return
    motion.current.after(root.current, { movements: movementsOf(frame), tempo: tempoOf(speed.peek()) })
  }, [frame, movementsOf])
  return { playing, root }
}
