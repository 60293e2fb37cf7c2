import type { Seat } from '@bothy/kernel'
import type { Summary } from '@bothy/room'
import { playerOf } from '../ratings/ratings.ts'
import type { Player } from '../ratings/records.ts'
import { evidenceOf } from '../ratings/skill.ts'

export type Outcome = {
  readonly seat: Seat
  readonly player: Player
  readonly name: string | null
  readonly place: number | null
  readonly points: number | null
}

/**
 * One for each person, by seat; none for bots alone or with an unknown player. A player who left is last, as in ratings; after an early end
 * the others have no place, nor does a player who is alone or holds several seats.
 */
export function outcomesOf({ holders, resigned, ended }: Summary): readonly Outcome[] {
  if (!holders.some(({ kind }) => kind === 'person')) return []
  if (holders.some((holder) => holder.kind === 'open' || (holder.kind === 'person' && holder.person === null)))
    return []
  const hasLeft = holders.map(
    (holder, seat) => holder.kind === 'person' && (resigned.includes(seat) || holder.away !== null),
  )
  const result = ended?.result ?? null
  const evidence = holders.length < 2 ? null : evidenceOf({ ranks: result?.ranks ?? null, hasLeft })
  const players = holders.map(playerOf)
  return holders.flatMap((holder, seat): readonly Outcome[] => {
    const player = players[seat]
    const isPerson = holder.kind === 'person'
    if (isPerson && players.indexOf(player) !== seat) return []
    const isShared = isPerson && players.lastIndexOf(player) !== seat
    const isPlaced = evidence !== null && !isShared && (!evidence.isCutShort || hasLeft[seat])
    return [
      {
        seat,
        player,
        name: isPerson ? holder.name : null,
        place: isPlaced ? evidence.places[seat] : null,
        points: result === null || isShared || hasLeft[seat] ? null : Math.round(result.scores[seat]),
      },
    ]
  })
}
