import { isGameId, MANIFESTS, minutesFor } from '@bothy/games'
import type { Ask } from '../../net/asks.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'

export function sentenceOf(ask: Ask): string {
  const words = waiting.value
  if (ask.kind === 'friend') return words.befriends(ask.by)
  return words.invites(ask.by, isGameId(ask.table.game) ? MANIFESTS[ask.table.game].title : ask.table.game)
}

export function factsOf(ask: Ask): string {
  const words = waiting.value
  if (ask.kind === 'friend') return ''
  const { pace, seats, game } = ask.table
  return [
    pace === null ? words.noClock : paceName(pace),
    words.players(seats.length),
    ...(isGameId(game) ? [words.minutes(minutesFor(game, seats.length))] : []),
  ].join(' · ')
}

export const yesTo = (ask: Ask): string => (ask.kind === 'friend' ? waiting.value.accept : waiting.value.sit)
