import { hide, type Json, peek } from '@bothy/kernel'
import { seatOf } from '@bothy/kernel/rule-suite'
import { EVERYBODY, type HaggisValue } from '../data/index.ts'
import { haggisOf } from '../rules/queries.ts'
import type { HaggisModuleTypes } from '../rules/types.ts'
import type { Event } from '../../../rules/index.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

export type Tables = { readonly [letter in 'a' | 'b' | 'c' | 'd']?: readonly HaggisValue[] }

export const cooking = (position: Position, transcript = '', arranged: Json = { tokens: [1, 3, 2, 1, 2] }): Played =>
  play({ chronicles: { haggis: arranged }, ...position }, transcript)

export function shown(t: Played, letter: string | null = null): HaggisModuleTypes['view'] {
  const { haggis } = t.view(letter).chronicles
  if (haggis === undefined) throw new Error('there is no haggis')
  return haggis
}

export function serve(t: Played, tables: Tables, all = false): Played {
  const mine = haggisOf(t.state)
  for (const [letter, values = []] of Object.entries(tables))
    for (const value of values) {
      peek(mine.pool)[value - 1]--
      const seat = seatOf(letter)
      peek(mine.tables)[seat].push({ value, seen: all ? EVERYBODY : 1 << seat, not: 0, up: false })
    }
  return t
}

export function beforeFeast(
  tables: Tables,
  rolls: readonly number[],
  position: Position = {},
  round: 0 | 1 | 2 = 1,
): Played {
  const t = cooking({ line: 'a b # S3 S2', left: [0, 1], ...position }, '', { tokens: [1, 3], rolls: rolls.slice() })
  t.state.scorings = round
  return serve(t, tables)
}

export const TURN = 'a take S3; a place -1,0; a end'
export const feast = (...rest: Parameters<typeof beforeFeast>): Played => beforeFeast(...rest).play(TURN)

export const tokens = (t: Played, letter: 'a' | 'b' | 'c' | 'd', viewer: string | null = letter): string =>
  shown(t, viewer)
    .tables[seatOf(letter)].tokens.map(({ value, up }) => (up ? `(${value})` : String(value ?? '?')))
    .join('')

export const pool = (t: Played): readonly number[] => peek(haggisOf(t.state).pool)

export const emptyPool = (t: Played): Played => {
  const mine = haggisOf(t.state)
  const rest = [...mine.up, ...pool(t).flatMap((n, at) => Array.from({ length: n }, () => (at + 1) as HaggisValue))]
  mine.up = []
  mine.pool = hide([0, 0, 0])
  for (const [i, value] of rest.entries())
    peek(mine.tables)[i % t.state.seats].push({ value, seen: EVERYBODY, not: 0, up: false })
  return t
}

export const eventsOf = <T extends Event['type']>(t: Played, type: T): readonly Extract<Event, { type: T }>[] =>
  t.events.filter((e): e is Extract<Event, { type: T }> => e.type === type)
