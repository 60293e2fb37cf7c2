import type { ScoreLine } from '@bothy/kernel'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { LastSign } from './signs.tsx'
import { raceIn } from './words.ts'

export const isRaceLine = ({ category }: ScoreLine): boolean => category === 'race'

/** GM2-C1-7: VP of prizes and tokens, with the place. */
export function raceSheet(table: BoardContext): readonly SheetRow[] {
  const { view, tally } = table
  const { race } = view.chronicles
  if (race === undefined) return []
  const say = raceIn(table)
  return [
    {
      label: say.title,
      icon: <LastSign size={18} />,
      cells: tally.map((lines, seat) => {
        const { place, left } = race.boats[seat]
        const from = place !== null ? say.place(place) : left > 0 ? say.left(left) : say.lastPlace
        return { points: lines.find(isRaceLine)?.points ?? 0, from }
      }),
    },
  ]
}
