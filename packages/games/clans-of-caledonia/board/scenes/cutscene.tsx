import './styles.css'
import type { Event } from '@bothy/clans-of-caledonia/data'
import { useState } from 'preact/hooks'
import { DiceScene } from './dice-scene.tsx'
import { FinalScene } from './final-scene.tsx'
import { RoundScene } from './round-scene.tsx'
import type { BoardContext } from '../spot.tsx'

/** COC-78: in a solo game the dice follow the end of the round. COC-69: in a first game the lines of the final score do. */
export function Cutscene(table: BoardContext & CutsceneProps) {
  const [isOver, setOver] = useState(false)
  const hasDice = table.events.some(({ type }) => type === 'diceRolled')
  const hasLines = table.isNewcomer && table.events.some(({ type }) => type === 'gameEnded')
  if (isOver && hasDice) return <DiceScene {...table} />
  if (isOver && hasLines) return <FinalScene {...table} onAgain={() => setOver(false)} />
  return <RoundScene {...table} onDone={hasDice || hasLines ? () => setOver(true) : table.onDone} />
}
type CutsceneProps = {
  readonly events: readonly Event[]
  readonly earlier: readonly Event[]
  readonly isNewcomer: boolean
  readonly onDone: () => void
}
