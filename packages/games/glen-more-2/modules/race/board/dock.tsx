import type { Seat } from '@bothy/kernel'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { boatState, Course } from './course.tsx'
import { Boat } from './signs.tsx'
import { raceIn } from './words.ts'

function figure(table: BoardContext, seat: Seat): Figure {
  const { race } = table.view.chronicles
  if (race === undefined) return { value: 0, unit: '', said: '' }
  const { dock, rank } = raceIn(table)
  const { left, place, last } = race.boats[seat]
  const said = boatState(table, race, seat)
  if (place !== null) return { value: rank(place), unit: dock.home, said }
  return last ? { value: '–', unit: dock.last, said } : { value: left, unit: dock.left, said }
}

function way({ view }: BoardContext, seat: Seat): number {
  const { race } = view.chronicles
  if (race === undefined) return 0
  const all = race.rivers.reduce((sum, { left, right }) => sum + right - left + 1, 0)
  return Math.max(0, 1 - race.boats[seat].left / all)
}

function Opened({ table }: { table: BoardContext }) {
  const { race } = table.view.chronicles
  if (race === undefined) return null
  return (
    <>
      <Course table={table} shown={race} class="gm2-course-opened" />
      <p class="gm2-soft">{raceIn(table).about}</p>
    </>
  )
}

export const raceDock: ChronicleSlots['dock'] = {
  name: (words) => raceIn(words).dock.name,
  title: (words) => raceIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: Boat,
  figure,
  way,
  Opened,
}
