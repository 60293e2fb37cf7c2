import type { GameCount, RunningGame } from '@bothy/protocol'

export type Span = { readonly unit: 'moments' | 'minutes' | 'hours' | 'days'; readonly count: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function spanOf(ms: number): Span {
  if (ms < MINUTE) return { unit: 'moments', count: 0 }
  if (ms < HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) }
  if (ms < DAY) return { unit: 'hours', count: Math.floor(ms / HOUR) }
  return { unit: 'days', count: Math.floor(ms / DAY) }
}

const urgency = ({ table }: RunningGame): number => (table.myTurn ? 0 : table.status === 'playing' ? 1 : 2)

export const byUrgency = (games: readonly RunningGame[]): readonly RunningGame[] =>
  games.toSorted((a, b) => urgency(a) - urgency(b) || b.waited - a.waited)

export type Total = {
  readonly played: number
  readonly placed: number
  readonly won: number
  readonly best: number | null
}

export const totalOf = (counts: readonly GameCount[]): Total => ({
  played: sum(counts, ({ played }) => played),
  placed: sum(counts, ({ placed }) => placed),
  won: sum(counts, ({ won }) => won),
  best: counts.reduce<number | null>((most, { best }) => (best === null ? most : Math.max(most ?? best, best)), null),
})

export const totalsByGame = (counts: readonly GameCount[]): readonly (readonly [game: string, total: Total])[] =>
  [...Map.groupBy(counts, ({ game }) => game)]
    .map(([game, own]) => [game, totalOf(own)] as const)
    .toSorted(([, a], [, b]) => b.played - a.played)

export const totalsBySeats = (counts: readonly GameCount[]): readonly (readonly [seats: number, total: Total])[] =>
  [...Map.groupBy(counts, ({ seats }) => seats)]
    .map(([seats, own]) => [seats, totalOf(own)] as const)
    .filter(([, { placed }]) => placed > 0)
    .toSorted(([a], [b]) => a - b)

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0)
