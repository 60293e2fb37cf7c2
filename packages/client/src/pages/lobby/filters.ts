import { GAME_IDS } from '@bothy/games'
import type { Wish } from '@bothy/protocol'
import type { Listed } from '../../net/my-tables.ts'

export const FACETS = ['game', 'seats', 'pace', 'rated'] as const
export type Facet = (typeof FACETS)[number]

/** Null: any. */
export type Filters = { readonly [facet in Facet]: string | null }

export const NO_FILTERS: Filters = { game: null, seats: null, pace: null, rated: null }

const MOST_SEATS = 8
const KNOWN: { readonly [facet in Facet]: readonly string[] } = {
  game: GAME_IDS,
  seats: Array.from({ length: MOST_SEATS }, (_, i) => String(i + 1)),
  pace: ['live', 'turns', 'none'],
  rated: ['yes', 'no'],
}

const FEW = 4

const valueOf = ({ game, table }: Listed): { readonly [facet in Facet]: string } => ({
  game,
  seats: String(table.seats.length),
  pace: table.pace?.kind ?? 'none',
  rated: table.rated ? 'yes' : 'no',
})

export function filtersOf(query: string): Filters {
  const wanted = new URLSearchParams(query)
  const known = (facet: Facet): string | null => KNOWN[facet].find((value) => value === wanted.get(facet)) ?? null
  return { game: known('game'), seats: known('seats'), pace: known('pace'), rated: known('rated') }
}

export function queryOf(filters: Filters): string {
  const query = new URLSearchParams(
    FACETS.flatMap((facet): [string, string][] => {
      const value = filters[facet]
      return value === null ? [] : [[facet, value]]
    }),
  ).toString()
  return query === '' ? '' : `?${query}`
}

const LOOK = 'look'

export const lookingFor = ({ game, seats, pace, rated }: Wish): string =>
  `${queryOf({ game, seats: String(seats), pace, rated: rated ? 'yes' : 'no' })}&${LOOK}`

export function lookOf(query: string): Wish | null {
  const { game, seats, pace, rated } = filtersOf(query)
  if (!new URLSearchParams(query).has(LOOK) || game === null || seats === null) return null
  return { game, seats: Number(seats), pace: pace === 'turns' ? 'turns' : 'live', rated: rated === 'yes' }
}

export const fits = (listed: Listed, filters: Filters): boolean => {
  const values = valueOf(listed)
  return FACETS.every((facet) => filters[facet] === null || filters[facet] === values[facet])
}

export type Offered = { readonly facet: Facet; readonly values: readonly string[] }

/** Only values that tell tables apart or are already chosen; none if there are few tables. */
export function offered(tables: readonly Listed[], filters: Filters): readonly Offered[] {
  const seen = tables.map(valueOf)
  return FACETS.flatMap((facet) => {
    const values = KNOWN[facet].filter((value) => value === filters[facet] || seen.some((has) => has[facet] === value))
    const isOfUse = values.length > 1 && tables.length > FEW
    return isOfUse || filters[facet] !== null ? [{ facet, values }] : []
  })
}
