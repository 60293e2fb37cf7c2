import type { Event } from '@bothy/clans-of-caledonia/data'
import { DiceScene } from './dice-scene.tsx'
import { RoundScene } from './round-scene.tsx'
import type { BoardContext } from '../spot.tsx'

/** COC-68: the end of a round with several players. COC-78: in a solo game the dice, which come after it. */
export const startsCutscene = (event: Event): boolean =>
  event.type === 'diceRolled' || (event.type === 'roundScored' && event.glory.length > 1)

export function Cutscene(table: BoardContext & CutsceneProps) {
  return table.view.seats === 1 ? <DiceScene {...table} /> : <RoundScene {...table} />
}
type CutsceneProps = { readonly events: readonly Event[]; readonly onDone: () => void }
