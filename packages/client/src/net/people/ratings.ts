import type { Leaderboard, RatingHistory } from '@bothy/protocol'
import { call } from '../api.ts'

const of = (game: string): string => `/games/${encodeURIComponent(game)}/ratings`

/** Apart from `api`, since no table needs ratings. */
export const ratingsApi = {
  best: (game: string) => call<Leaderboard>('GET', of(game)),
  mine: (game: string) => call<RatingHistory>('GET', `${of(game)}/me`),
} as const
