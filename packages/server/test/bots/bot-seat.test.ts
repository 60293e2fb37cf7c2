import { loadGame } from '@bothy/games'
import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { Guest, LORDS, patient, serve } from '../server.ts'

patient()

test('whether a net knows the table is asked of its whole setup, not of what people are shown', async () => {
  const game = await loadGame(LORDS)
  const checked: Json[] = []
  const setup: typeof game.setup = (raw, seats) => {
    checked.push(raw)
    return game.setup(raw, seats)
  }
  const server = await serve({ games: [{ ...game, options: [], setup }] })
  const ann = await Guest.of(server)
  const table = await ann.table([{ kind: 'me' }, { kind: 'open' }], { setup: { includeRoyal: true } })
  expect(table.setup).toEqual({})
  await ann.json('PUT', `/api/tables/${table.id}/seats/1/bot`, { level: 'hard' })
  expect(checked).toHaveLength(2)
  expect(checked[1]).toMatchObject({ includeRoyal: true })
})
