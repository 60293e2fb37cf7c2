import { levelsFor } from '../net/device/levels.ts'
import type { Plan } from '../table/seats/seat-fields.tsx'

/** The reader takes one seat; bots sit at the others, at their level of then where the record says it and it is to be had. */
export function branchSeats(
  { game, names, levels }: { game: string; names: readonly string[]; levels: readonly (string | null)[] },
  mine: number,
  usual: Plan['level'],
): readonly Plan[] {
  const offered = levelsFor(game, names.length)
  return names.map((name, seat) => ({
    kind: seat === mine ? 'here' : 'bot',
    name,
    level: offered.find((level) => level === levels[seat]) ?? usual,
  }))
}
