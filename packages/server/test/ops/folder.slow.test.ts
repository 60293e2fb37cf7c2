import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../src/index.ts'
import { holdFile } from '../../src/store/hold-file.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { patient, serve, temporaryFolder } from '../server.ts'

patient()

const TAKEN = 'is served by another Bothy already'
const modeOf = (path: string): number => statSync(path).mode & 0o777

test('the folder and all files in it are for the user alone', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  await serve({ dataDir })
  expect(modeOf(dataDir)).toBe(0o700)
  for (const file of ['bothy.sqlite', 'bothy.sqlite-wal', 'bothy.sqlite-shm'])
    expect([file, modeOf(join(dataDir, file))]).toEqual([file, 0o600])
})

test('a folder has one server at a time, and the next one when it is closed', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir })
  await expect(startServer({ dataDir, log: 'silent' })).rejects.toThrow(TAKEN)
  await first.close()
  await serve({ dataDir })
})

test('a server that was killed leaves no lock behind', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  const path = join(folder, 'data', 'bothy.sqlite')
  const holder = fork(fileURLToPath(new URL('hold.ts', import.meta.url)), [path])
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder, 'message')
  expect(() => holdFile(path)).toThrow(TAKEN)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  holdFile(path)()
})

test('while another process writes, everything else goes on, and what waits is written then', async () => {
  const path = join(temporaryFolder(), 'bothy.sqlite')
  const store = await openSqlite(path)
  const other = new DatabaseSync(path)
  other.exec('begin immediate')
  let isWritten = false
  const written = store.savePerson({ id: 'p', name: 'Ann', created: 1 }).then(() => (isWritten = true))
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(isWritten).toBe(false)
  expect(await store.readPerson('p')).toBe(null)
  other.exec('commit')
  other.close()
  await written
  expect(await store.readPerson('p')).toMatchObject({ name: 'Ann' })
  await store.close()
})
