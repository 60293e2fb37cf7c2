import type { TableSummary } from '@bothy/protocol'
import { expect, test } from 'vitest'
import type { Listed } from '../../net/my-tables.ts'
import { type Filters, NO_FILTERS, filtersOf, fits, lookOf, lookingFor, offered, queryOf } from './filters.ts'

const table = (game: Listed['game'], seats: number, changes: Partial<TableSummary> = {}): Listed => ({
  game,
  where: 'server',
  at: 0,
  table: {
    id: 'AAAABBBBCCCCDDDD',
    game,
    status: 'waiting',
    visibility: 'open',
    host: false,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    colours: Array.from({ length: seats }, (_, seat) => seat),
    created: 0,
    changed: 0,
    toAct: [],
    myTurn: false,
    progress: 0,
    ended: null,
    rated: false,
    imported: false,
    pace: null,
    left: [],
    ...changes,
  },
})
const LIVE = { kind: 'live', reserve: 60_000, increment: 0, late: 'bot' } as const
const FIVE = [
  table('glen-more', 3),
  table('glen-more', 4),
  table('glen-more', 3, { pace: LIVE }),
  table('glen-more', 3),
  table('glen-more', 3),
]
const facets = (tables: readonly Listed[], filters: Filters = NO_FILTERS): unknown =>
  offered(tables, filters).map(({ facet, values }) => [facet, values])

test('only what tells tables apart can be chosen, and nothing among a few', () => {
  expect(facets(FIVE)).toEqual([
    ['seats', ['3', '4']],
    ['pace', ['live', 'none']],
  ])
  expect(facets(FIVE.slice(0, 4))).toEqual([])
  expect(facets([], { ...NO_FILTERS, rated: 'yes' })).toEqual([['rated', ['yes']]])
  expect(facets(FIVE.slice(0, 2), { ...NO_FILTERS, game: 'clans-of-caledonia' })).toEqual([
    ['game', ['clans-of-caledonia', 'glen-more']],
  ])
})

test('the address keeps what is chosen and knows nothing else', () => {
  const filters: Filters = { game: 'glen-more', seats: '3', pace: null, rated: 'no' }
  expect(queryOf(filters)).toBe('?game=glen-more&seats=3&rated=no')
  expect(filtersOf(queryOf(filters))).toEqual(filters)
  expect(filtersOf('?game=chess&seats=99&pace=&rated=maybe&x=1')).toEqual(NO_FILTERS)
  expect(queryOf(NO_FILTERS)).toBe('')
})

test('a table fits if it has all that is chosen', () => {
  const count = (filters: Partial<Filters>): number =>
    FIVE.filter((one) => fits(one, { ...NO_FILTERS, ...filters })).length
  expect(count({})).toBe(5)
  expect(count({ seats: '3' })).toBe(4)
  expect(count({ seats: '3', pace: 'live' })).toBe(1)
  expect(count({ pace: 'turns' })).toBe(0)
  expect(count({ rated: 'no', pace: 'none' })).toBe(4)
})

test('an address can ask for a search, and says all of it', () => {
  const wish = { game: 'glen-more', seats: 3, pace: 'turns', rated: true } as const
  expect(lookOf(lookingFor(wish))).toEqual(wish)
  expect(lookOf('?game=glen-more&seats=3')).toBe(null)
  expect(lookOf('?look')).toBe(null)
})
