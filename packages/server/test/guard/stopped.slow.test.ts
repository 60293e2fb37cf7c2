import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableInfo } from '@bothy/protocol'
import type { FaultReport } from '@bothy/room'
import { expect, test } from 'vitest'
import { reportsFolder } from '../../src/ops/data-folder.ts'
import { stopTable } from '../../src/guard/stop-table.ts'
import { CallReader, CallWriter, sharedCall } from '../../src/guard/shared-call.ts'
import { release } from '../../src/index.ts'
import { Reports } from '../../src/ops/reports.ts'
import { Guest, patient, serve, temporaryFolder } from '../server.ts'

patient()

const FAULT: FaultReport = {
  kind: 'threw',
  task: 'command',
  wanted: { seat: 0, actions: [{ type: 'take' }], by: 'person' },
  error: new TypeError('a rule is broken'),
  table: 'table-0001',
  game: 'pebbles',
  seats: 2,
  setup: {},
  seed: 'a seed',
  revision: 1,
  entries: [],
}

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('a report is for the operator of the server alone, and has all that brings the fault about', () => {
  const folder = join(temporaryFolder(), 'reports')
  const reports = new Reports(folder, '0.1.0')
  reports.write(FAULT)
  reports.write(FAULT)
  expect(readdirSync(folder)).toEqual(['pebbles-table-0001-0.json'])
  const file = join(folder, 'pebbles-table-0001-0.json')
  expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'bothy-fault/1',
    program: '0.1.0',
    ...FAULT,
    error: { name: 'TypeError', message: 'a rule is broken' },
  })
})

test('of reports the newest are kept, and none that is huge', () => {
  const folder = temporaryFolder()
  const reports = new Reports(folder, '0.1.0')
  for (let n = 0; n < 100; n++) {
    writeFileSync(join(folder, `old-${n}.json`), '')
    utimesSync(join(folder, `old-${n}.json`), n, n)
  }
  reports.write({ ...FAULT, setup: 'x'.repeat(5_000_000) })
  expect(readdirSync(folder)).toHaveLength(100)
  reports.write(FAULT)
  const kept = readdirSync(folder)
  expect(kept).toHaveLength(100)
  expect(kept).toContain('pebbles-table-0001-0.json')
  expect(kept).not.toContain('old-0.json')
})

test('a stopped table is released while its server runs', async () => {
  const dataDir = temporaryFolder()
  const before = await serve({ dataDir })
  const ann = await Guest.of(before)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'me' }])
  await before.close()
  const call = { table: id, task: 'command', wanted: null } as const
  await stopTable({ dataDir }, call, { error: new Error('no end'), report: () => undefined })
  expect(readdirSync(reportsFolder(dataDir))).toHaveLength(1)

  const server = await serve({ dataDir })
  const again = new Guest(server.url, ann.cookie)
  const look = (): Promise<TableInfo> => again.json('GET', `/api/tables/${id}`)
  expect((await look()).halted).toBe(true)
  expect(await release({ dataDir }, 'nowhere')).toBe(false)
  expect(await release({ dataDir }, id)).toBe(true)
  const line = await again.socket()
  line.say({ type: 'join', table: id })
  expect((await line.hear('table')).table.halted).toBe(false)
  expect((await look()).halted).toBe(false)
})

test('another thread reads which call is under way, and none in between', () => {
  const shared = sharedCall()
  const [writer, reader] = [new CallWriter(shared), new CallReader(shared)]
  const wanted = { seat: 1, actions: [{ type: 'take', note: 'é' }], by: 'person' } as const
  expect(reader.call).toBeNull()
  writer.enter('table-0001', 'command', wanted)
  writer.enter('inside', 'show', null)
  expect(reader.call).toEqual({ table: 'table-0001', task: 'command', wanted })
  const { stage } = reader
  writer.leave()
  expect(reader.stage).toBe(stage)
  writer.leave()
  expect(reader.call).toBeNull()
  writer.enter('table-0002', 'load', null)
  expect(reader.call).toEqual({ table: 'table-0002', task: 'load', wanted: null })
  writer.leave()
  const between = reader.stage
  writer.beat()
  expect(reader.stage).not.toBe(between)
  writer.enter('table-0003', 'command', { seat: 0, actions: ['x'.repeat(20_000)], by: 'bot' })
  expect(reader.call).toEqual({ table: 'table-0003', task: 'command', wanted: null })
})
