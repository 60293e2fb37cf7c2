import { readRecord } from '@bothy/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Action, glenMore, invariants } from '../src/index.ts'

const folder = new URL('replays/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.bothy.json'))
const read = (name: string) => readRecord(glenMore, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

test('replays: there is a recorded game for every number of players', () => {
  expect(new Set(files.map((name) => Number(name.charAt(0))))).toEqual(new Set([2, 3, 4, 5]))
})

test('replays: every kind of choice is made in some recorded game', () => {
  const seen = new Set<Action['type']>()
  for (const name of files) {
    const game = read(name)
    if (game.ok) for (const { action } of game.match.plies) seen.add(action.type)
  }
  const kinds: readonly Action['type'][] = [
    'take',
    'sell',
    'discard',
    'pay',
    'give',
    'spend',
    'place',
    'choose',
    'activate',
    'move',
    'promote',
    'end',
  ]
  expect([...seen].toSorted()).toEqual(kinds.toSorted())
})

test.each(files)('replays: %s is legal ply by ply and ends as it did', (name) => {
  const game = read(name)
  expect(game).toMatchObject({ ok: true })
  if (!game.ok) return
  invariants(game.state)
  expect(glenMore.result(game.state)).not.toBeNull()
})
