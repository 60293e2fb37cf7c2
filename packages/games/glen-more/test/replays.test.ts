import { readRecord } from '@bothy/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Action, cardTile, type Event, glenMore, invariants } from '../src/index.ts'

const folder = new URL('replays/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.bothy.json'))
const read = (name: string) => readRecord(glenMore, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

test('replays: there is a recorded game for every number of players in every revision', () => {
  const found = files.map((name) => {
    const game = read(name)
    return game.ok ? `${game.match.seats} players, revision ${game.match.revision}` : name
  })
  const wanted = [1, 2].flatMap((revision) => [2, 3, 4, 5].map((seats) => `${seats} players, revision ${revision}`))
  expect([...new Set(found)].toSorted()).toEqual(wanted.toSorted())
})

/** What revision 2 changed, as it is met in a recorded game. */
function met(name: string): Set<string> {
  const out = new Set<string>()
  const game = read(name)
  if (!game.ok) return out
  const { revision, setup, seats, seed, plies } = game.match
  const s = glenMore.create(setup, seats, seed, revision)
  let discarded = false
  for (const { seat, action } of plies) {
    const { pending } = glenMore.view(s, null)
    if (pending?.kind === 'endTurn' && s.owner[cardTile('loch-ness')] === seat) out.add('GM-63 refused')
    if (pending?.kind === 'spend') out.add(pending.left > 1 ? 'GM-18 several' : 'GM-18 one')
    const events: Event[] = []
    glenMore.apply(s, seat, action, events)
    for (const e of events) {
      if (e.type === 'discarded') discarded = true
      if (e.type === 'turnEnded') discarded = false
      if (e.type === 'activated' && e.extra && discarded) out.add('GM-63 acts')
      if (e.type === 'discarded' && e.why === 'declined') out.add('GM-20 declined')
    }
  }
  return out
}

test('replays: both sides of revision 2 are met', () => {
  expect([...met('4-players-loch-ness-revision-1.bothy.json')]).toContain('GM-63 refused')
  const newer = files.filter((name) => name.includes('revision-2')).map(met)
  expect(newer.every((side) => side.has('GM-63 acts') && side.has('GM-18 several'))).toBe(true)
  expect(newer.some((side) => side.has('GM-63 refused'))).toBe(false)
  expect(newer.some((side) => side.has('GM-20 declined'))).toBe(true)
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
