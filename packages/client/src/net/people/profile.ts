import type { FinishedGames, Profile, TablePeople } from '@bothy/protocol'
import { call } from '../api.ts'

const of = (name: string | null): string => (name === null ? '/profile' : `/people/${encodeURIComponent(name)}`)

export const profileApi = {
  read: (name: string | null) => call<Profile>('GET', of(name)),
  games: (name: string | null, before: string | null) =>
    call<FinishedGames>('GET', `${of(name)}/games${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
  at: (table: string) => call<TablePeople>('GET', `/tables/${encodeURIComponent(table)}/people`),
} as const
