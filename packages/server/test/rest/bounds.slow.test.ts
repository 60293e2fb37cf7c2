import { isGameId, loadGame } from '@bothy/games'
import { RECORD_LIMITS, Match, writeRecord } from '@bothy/kernel'
import { TableLists } from '@bothy/protocol'
import type { TableInfo } from '@bothy/protocol'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { Guest, LORDS, patient, serve } from '../server.ts'

patient()

async function emptyRecord(seed: string): Promise<{ readonly [field: string]: unknown }> {
  if (!isGameId(LORDS)) throw new Error('no such game')
  const game = await loadGame(LORDS)
  const setup = game.setup({}, 2)
  if (!setup.ok) throw new Error('bad setup')
  const { match } = new Match(game, { game: LORDS, revision: game.revision, setup: setup.value, seats: 2, seed })
  return { ...writeRecord(game, match, ['Ann', 'Ben']) }
}

test('a record with a seed of a megabyte is refused', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const file = await emptyRecord('x'.repeat(1_000_000))
  expect(await ann.refusal('POST', '/api/records', file)).toMatchObject({ why: 'bad-record', at: 'seed' })
  expect((await ann.json<TableLists>('GET', '/api/tables')).mine).toEqual([])
})

test('lists carry summaries: no seed, no setup; the table itself has them', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const seed = 's'.repeat(RECORD_LIMITS.seed)
  const { table } = await ann.json<{ table: string }>('POST', '/api/records', await emptyRecord(seed))
  const text = await (await ann.request('GET', '/api/tables')).text()
  expect(text).toContain(table)
  expect(text).not.toContain(seed)
  expect(Compile(TableLists).Check(JSON.parse(text))).toBe(true)
  expect(await ann.json<TableInfo>('GET', `/api/tables/${table}`)).toMatchObject({ seed, setup: {} })
})

test('a setup that is too deep to be one is refused', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  for (const setup of [deep, `{"arranged":${deep}}`, `{"arranged":{"deck":${deep}}}`]) {
    const body = `{"game":"${LORDS}","seats":[{"kind":"me"},{"kind":"me"}],"visibility":"private","setup":${setup}}`
    expect(await ann.refusal('POST', '/api/tables', body)).toMatchObject({ why: 'bad-setup', status: 422 })
  }
})
