import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineOf } from '../../src/rooms/engine.ts'
import { temporaryFolder } from '../server.ts'

const LATER = Date.now() + 3_600_000

test('an engine is its sources, wherever they lie', async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()]
  mkdirSync(join(here, 'rules'))
  writeFileSync(join(here, 'a.ts'), 'one')
  writeFileSync(join(here, 'rules', 'b.ts'), 'two')
  const engine = await engineOf([here], LATER)
  expect(engine).toMatch(/^[0-9a-f]{64}$/)
  cpSync(here, there, { recursive: true })
  expect(await engineOf([there], LATER)).toBe(engine)
  writeFileSync(join(there, 'a.test.ts'), 'a test changes nothing')
  expect(await engineOf([there], LATER)).toBe(engine)
  renameSync(join(there, 'a.ts'), join(there, 'c.ts'))
  expect(await engineOf([there], LATER)).not.toBe(engine)
  renameSync(join(there, 'c.ts'), join(there, 'a.ts'))
  writeFileSync(join(there, 'rules', 'b.ts'), 'tw')
  writeFileSync(join(there, 'rules', 'c.ts'), 'o')
  expect(await engineOf([there], LATER)).not.toBe(engine)
})

test('nobody knows what runs once a file has changed since the beginning', async () => {
  const folder = temporaryFolder()
  const began = Date.now() - 1000
  writeFileSync(join(folder, 'a.ts'), 'one')
  expect(await engineOf([folder], began)).toBe(null)
})

test('the sources of all games, of the kernel and of the room are found', async () => {
  expect(await engineOf(undefined, LATER)).toMatch(/^[0-9a-f]{64}$/)
})
