import type { Box } from './box.ts'
import { FIELD_COLOURS, FIELDS } from './fields.ts'
import { type Fault, fault } from './law.ts'
import { NO_WAY, placeNamed, PLACES, roadsOf, START } from './roads.ts'

export function brokenRoad({ clanBoard }: Box): Fault | null {
  for (const field of FIELDS)
    if (!FIELD_COLOURS.some((colour) => colour === clanBoard.fields[field].colour))
      return fault(`clanBoard.fields.${field}.colour`, 'colour')
  const joined = new Set<number>()
  for (const [number, { a, b, cost }] of Object.entries(clanBoard.roads)) {
    const at = `clanBoard.roads.${number}`
    if (a === '' && b === '' && cost === 0) continue
    const from = placeNamed(a)
    const to = placeNamed(b)
    if (from === undefined || to === undefined || from === to) return fault(at, 'road')
    const pair = Math.min(from, to) * PLACES + Math.max(from, to)
    if (joined.has(pair)) return fault(at, 'oneRoad')
    joined.add(pair)
  }
  const { cost } = roadsOf(clanBoard.roads)
  const lost = FIELDS.findIndex((_, field) => cost[START * PLACES + field] >= NO_WAY)
  return lost < 0 ? null : fault(`clanBoard.fields.${FIELDS[lost]}`, 'connected')
}
