import type { Correction, Json } from '@bothy/kernel'
import { TILES } from '../../../data/index.ts'
import type { Event, Setup, State } from '../../../rules/index.ts'
import type { Chapter, Table } from '../types.ts'

export type Opening = {
  readonly t: Table
  readonly s: State
  readonly setup: Setup
  readonly told: readonly Event[]
}
export type Opened = (opening: Opening) => Chapter

export type AnyOf = { readonly corrections: readonly Correction[]; readonly arranged: Json | null }

export const printed = (setup: Setup, at: string, value: number): number => {
  const put = setup.corrections?.find((correction) => correction.at === at)?.value
  return typeof put === 'number' ? put : value
}

export const namesOf = (tiles: readonly number[]): string =>
  tiles
    .map((tile) => TILES[tile])
    .toSorted()
    .join(' ')
