import { votes } from '@bothy/room/test/votes'
import { expect, test } from 'vitest'
import { Guest, patient, serve } from '../server.ts'

patient()

test('answers of two persons in the same moment are both taken, and one of them is changed before the last', async () => {
  const server = await serve({ games: [votes] })
  const guests = await Promise.all([0, 1, 2].map(() => Guest.of(server)))
  const { id } = await guests[0].table([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { game: votes.id })
  await guests[1].sit(id, 1)
  await guests[2].sit(id, 2)
  const lines = await Promise.all(guests.map((guest) => guest.socket()))
  for (const line of lines) line.say({ type: 'join', table: id })
  await Promise.all(lines.map((line) => line.hear('state', ({ actors }) => actors.length === 3)))
  const vote = (seat: number, version: number, choice: string, tag = 1): void =>
    lines[seat].say({ type: 'submit', table: id, seat, version, action: { type: 'vote', vote: choice }, tag })
  vote(0, 0, 'aye')
  vote(1, 0, 'nay')
  await Promise.all([lines[0], lines[1]].map((line) => line.hear('done', ({ tag }) => tag === 1)))
  const mine = await lines[1].hear('state', ({ ply }) => ply === 2)
  expect(mine).toMatchObject({ canUndo: 'free', actors: [2] })
  lines[1].say({ type: 'undo', table: id, seat: 1, version: mine.version, reach: 'step', tag: 2 })
  const asked = await lines[1].hear('state', ({ version }) => version > mine.version)
  vote(1, asked.version, 'aye', 3)
  await lines[1].hear('done', ({ tag }) => tag === 3)
  vote(2, 0, 'nay')
  const shown = await lines[0].hear('state', ({ actors, ply }) => actors.length === 3 && ply === 3)
  expect(shown.view).toEqual({ mine: null, rounds: [['aye', 'aye', 'nay']] })
})
