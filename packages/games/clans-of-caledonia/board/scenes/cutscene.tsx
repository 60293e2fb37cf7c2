import type { Event } from '@bothy/clans-of-caledonia/data'
import { useState } from 'preact/hooks'
import { DiceScene } from './dice-scene.tsx'
import { RoundScene } from './round-scene.tsx'
import type { BoardContext } from '../spot.tsx'

/** COC-78: in a solo game the dice follow the end of the round. */
export function Cutscene(table: BoardContext & CutsceneProps) {
  const [isOver, setOver] = useState(false)
  const hasDice = table.events.some(({ type }) => type === 'diceRolled')
  if (isOver && hasDice) return <DiceScene {...table} />
  return <RoundScene {...table} onDone={hasDice ? () => setOver(true) : table.onDone} />
}
type CutsceneProps = {
  readonly events: readonly Event[]
  readonly earlier: readonly Event[]
  readonly onDone: () => void
}
