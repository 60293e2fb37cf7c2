import type { JSX } from 'preact'
import type { Player } from './player.ts'
import { replay } from './words.ts'

const lines = (positions: readonly number[]): string => positions.map((position) => `M${position} 0V1`).join('')

export function Scrubber({
  player,
  plies,
  turns,
  scorings,
}: {
  readonly player: Player
  readonly plies: number
  readonly turns: readonly number[]
  readonly scorings: readonly number[]
}): JSX.Element {
  const words = replay.value
  const { position } = player
  const where = words.ply(position, plies)
  return (
    <div class="scrub">
      <svg class="scrub-marks" viewBox={`0 0 ${Math.max(1, plies)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path class="scrub-turns" d={lines(turns)} />
      </svg>
      <svg
        class="scrub-marks scrub-scorings"
        viewBox={`0 0 ${Math.max(1, plies)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lines(scorings)} />
      </svg>
      <input
        type="range"
        class="scrubber"
        min={0}
        max={plies}
        value={position}
        aria-label={words.position}
        aria-valuetext={scorings.includes(position) ? `${where}, ${words.scoring}` : where}
        onInput={(event) => player.go(Number(event.currentTarget.value))}
      />
    </div>
  )
}
