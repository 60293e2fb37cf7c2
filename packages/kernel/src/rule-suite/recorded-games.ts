/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import { readRecord } from '../record/read-record.ts'
import type { ReadRecord } from '../record/record.ts'
import type { Tested } from './transcript.ts'

export type RecordedGames<T extends Tested> = {
  readonly folder: URL
  invariants(state: T['state']): void
  readonly kinds: { readonly [K in T['action']['type']]: true | string }
}

const seatsOf = (name: string): number => Number(name.charAt(0))
const label = (seats: number, revision: number): string => `${seats} players, revision ${revision}`
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

export function recordedGames<T extends Tested>(game: Game<T>, { folder, invariants, kinds }: RecordedGames<T>): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.bothy.json'))
  const read = (name: string): ReadRecord<T> =>
    readRecord(game, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

  describe('recorded games', () => {
    test('there is one for every number of players in every revision', () => {
      const found = files.map((name) => {
        const record = read(name)
        return record.ok ? label(record.match.seats, record.match.revision) : name
      })
      const wanted = upTo(1, game.revision).flatMap((revision) =>
        upTo(game.seats.min, game.seats.max).map((seats) => label(seats, revision)),
      )
      expect([...new Set(found)].toSorted()).toEqual(wanted.toSorted())
    })

    test('every kind of choice is made in one of them', () => {
      const seen = new Set<string>()
      for (const name of files) {
        const record = read(name)
        if (record.ok) for (const { action } of record.match.plies) seen.add(action.type)
      }
      const expected = Object.entries<true | string>(kinds).flatMap(([kind, isMade]) => (isMade === true ? [kind] : []))
      expect([...seen].toSorted()).toEqual(expected.toSorted())
    })

    test.each(files)('%s is legal ply by ply and ends as it did', (name) => {
      const record = read(name)
      expect(record).toMatchObject({ ok: true })
      if (!record.ok) return
      expect(record.match.seats).toBe(seatsOf(name))
      invariants(record.state)
      expect(game.result(record.state)).not.toBeNull()
    })
  })
}
