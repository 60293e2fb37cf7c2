import type { TableInfo } from '@bothy/protocol'
import { finishedGames, helpAgain } from '@bothy/board-kit/ui/page/settings.ts'
import { learning } from '../../net/people/learning.ts'
import { wishOf } from './kept.ts'

/** Of each kind: after so many the coach speaks on wish only. */
const FIRST_GAMES = 3

/** One person against bots, nothing at stake: then the coach takes no side. */
export const mayCoach = ({ seats, rated, imported }: TableInfo): boolean =>
  !rated &&
  !imported &&
  seats.some(({ kind }) => kind === 'bot') &&
  seats.filter(({ kind }) => kind === 'person').length === 1 &&
  seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.mine && seat.away === null))

export function speaks(info: TableInfo): boolean {
  if (!mayCoach(info)) return false
  const wish = wishOf(info.id)
  if (wish !== null) return wish === 'on'
  const { games, off } = learning.value.coach
  if (off || helpAgain.value) return !off
  // Finished before games were counted: no newcomer either.
  const count = games[info.game] ?? (finishedGames.value.includes(info.game) ? FIRST_GAMES : 0)
  return count < FIRST_GAMES
}

export const silencedIn = (game: string): readonly string[] =>
  learning.value.coach.silenced.flatMap((id) => (id.startsWith(`${game}/`) ? [id.slice(game.length + 1)] : []))
