import { type GameId, minutesFor } from '@bothy/games'
import { type Lobby, MEETING_PACES, type TableSummary } from '@bothy/protocol'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'

export function tableFacts(game: GameId, { id, seats, pace, rated }: TableSummary, ratings: Lobby['ratings']): string {
  const words = waiting.value
  const host = Object.hasOwn(ratings, id) ? ratings[id] : null
  const counts = host === null ? t.value.ratings.tag : words.host(`${host.rating}${host.provisional ? '?' : ''}`)
  return [
    pace === null ? words.noClock : paceName(pace),
    rated ? counts : words.unrated,
    words.minutes(minutesFor(game, seats.length)),
  ].join(' · ')
}

export function wishFacts(game: GameId, { wish, rating }: Pick<Lobby['wishes'][number], 'wish' | 'rating'>): string {
  const words = waiting.value
  const counts = rating === null ? t.value.ratings.tag : words.around(rating)
  return [
    paceName(MEETING_PACES[wish.pace]),
    wish.rated ? counts : words.unrated,
    words.minutes(minutesFor(game, wish.seats)),
  ].join(' · ')
}
