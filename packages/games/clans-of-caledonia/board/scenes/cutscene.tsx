import type { Event } from '@bothy/clans-of-caledonia/data'
import { DiceScene } from './dice-scene.tsx'
import { RoundScene } from './round-scene.tsx'
import type { BoardContext } from '../spot.tsx'

export function Cutscene(table: BoardContext & CutsceneProps) {
  return table.view.seats === 1 ? <DiceScene {...table} /> : <RoundScene {...table} />
}
type CutsceneProps = { readonly events: readonly Event[]; readonly onDone: () => void }
