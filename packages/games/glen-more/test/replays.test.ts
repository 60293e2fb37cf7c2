import { readRecord } from '@bothy/kernel'
import { recordedGames } from '@bothy/kernel/rule-suite'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardTile, type Event, glenMore, invariants } from '../rules/index.ts'

const folder = new URL('replays/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.bothy.json'))
const read = (name: string) => readRecord(glenMore, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

recordedGames(glenMore, {
  folder,
  invariants,
  kinds: {
    take: true,
    sell: true,
    discard: true,
    pay: true,
    give: true,
    spend: true,
    place: true,
    choose: true,
    activate: true,
    move: true,
    promote: true,
    end: true,
  },
})

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
