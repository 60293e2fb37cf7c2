import { useMemo } from 'preact/hooks'
import { type Movement, type Tempo, tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import { Motion, skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import type { Player, Speed } from './player.ts'

/** At the highest speed no reader could follow flights. */
const TEMPO: { readonly [S in Speed]: Tempo | null } = { '1': tempoOf('calm'), '2': tempoOf('quick'), '4': null }

/** One ply forward flies; any other change goes straight to its place. */
export function tempoFor(
  from: number,
  to: number,
  { playing, speed }: Pick<Player, 'playing' | 'speed'>,
): Tempo | null {
  if (to !== from + 1) return null
  return playing ? TEMPO[speed] : tempoOf('quick')
}

type ReplayMotion = {
  before(): void
  after(position: number, player: Pick<Player, 'playing' | 'speed'>, movements: () => readonly Movement[]): void
  motionTime(): number
}

export function useReplayMotion(root: { readonly current: HTMLElement | null }): ReplayMotion {
  return useMemo(() => {
    const motion = new Motion()
    let [last, time] = [-1, 0]
    return {
      before: () => {
        if (root.current !== null) motion.before(root.current)
      },
      after: (position, player, movements) => {
        if (position === last) return
        const tempo = tempoFor(last, position, player)
        last = position
        // Running animations belong to a position that is gone.
        if (tempo === null) skipMotion()
        const story = tempo === null ? null : { movements: movements(), tempo }
        time = root.current === null ? 0 : motion.after(root.current, story)
      },
      motionTime: () => time,
    }
  }, [root])
}
