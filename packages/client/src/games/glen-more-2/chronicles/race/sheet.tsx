import type { ScoreLine } from '@bothy/kernel'
import { plain } from '@bothy/kernel'
import type { SheetRow } from '../../../../board/game-client.ts'
import type { Table } from '../../spot.tsx'
import { LastSign } from './signs.tsx'
import { raceIn } from './words.ts'

export const isRaceLine = ({ category }: ScoreLine): boolean => category === 'race'

/** GM2-C1-7: VP of prizes and tokens, with the place. */
export function raceSheet(table: Table): readonly SheetRow[] {
  const { view, tally, texts, names } = table
  if (view.chronicles.race === undefined) return []
  return [
    {
      label: raceIn(table).title,
      icon: <LastSign size={18} />,
      cells: tally.map((lines) => {
        const line = lines.find(isRaceLine)
        return line === undefined ? { points: 0 } : { points: line.points, from: plain(texts.scoreLine(line), names) }
      }),
    },
  ]
}
