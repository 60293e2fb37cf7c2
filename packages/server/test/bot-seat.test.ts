import { loadGame } from '@bothy/games'
import { expect, test, vi } from 'vitest'
import { Guest, LORDS, patient, serve } from './server.ts'

patient()

vi.mock(import('@bothy/games'), async (original) => ({
  ...(await original()),
  loadLore: () =>
    Promise.resolve({ knows: (setup: unknown) => JSON.stringify(setup).includes('"includeRoyal":false') } as never),
}))

test('whether a net knows the table is asked of its whole setup, not of what people are shown', async () => {
  const game = await loadGame(LORDS)
  const server = await serve({ games: [{ ...game, options: [] }] })
  const ann = await Guest.of(server)
  const levelOf = async (includeRoyal: boolean): Promise<unknown> => {
    const { id, setup } = await ann.table([{ kind: 'me' }, { kind: 'open' }], { setup: { includeRoyal } })
    expect(setup).toEqual({})
    const { seats } = await ann.json<{ seats: unknown[] }>('PUT', `/api/tables/${id}/seats/1/bot`, { level: 'hard' })
    return seats[1]
  }
  expect(await levelOf(false)).toMatchObject({ level: 'hard' })
  expect(await levelOf(true)).toMatchObject({ level: 'medium' })
})
