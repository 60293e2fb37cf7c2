import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { MAIN, beside, folder, running } from './running.ts'

/** Close code 1001 tells a browser to come back. */
const GOING_AWAY = 1001

type Ended = { readonly status: number | null; readonly stderr: string }

const serve = (data: string, before = ''): Promise<Ended> =>
  new Promise((resolve) => {
    const command = `${before} exec "$0" "$@"`
    const words = ['-c', command, process.execPath, MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data]
    const child = execFile('bash', words, { timeout: 90_000 }, (_error, _stdout, stderr) =>
      resolve({ status: child.exitCode, stderr }),
    )
  })

const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

const expectSentence = ({ status, stderr }: Ended, sentence: RegExp): void => {
  const lines = stderr.split('\n').filter((line) => line !== '' && !line.includes('Warning'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(sentence)
  expect(status).toBe(2)
}

test('garbage in place of the database', async () => {
  const data = folder()
  writeFileSync(join(data, 'bothy.sqlite'), 'This is not a database. '.repeat(400))
  const before = hash(join(data, 'bothy.sqlite'))
  expectSentence(await serve(data), /^bothy: .*bothy\.sqlite is not a Bothy database/)
  expect(hash(join(data, 'bothy.sqlite'))).toBe(before)
})

test('a database of another program', async () => {
  const data = folder()
  const db = new DatabaseSync(join(data, 'bothy.sqlite'))
  db.exec('create table recipes (name text)')
  db.close()
  const before = hash(join(data, 'bothy.sqlite'))
  expectSentence(await serve(data), /is not a Bothy database/)
  expect(hash(join(data, 'bothy.sqlite'))).toBe(before)
})

test('a database of a newer Bothy', async () => {
  const data = folder()
  const db = new DatabaseSync(join(data, 'bothy.sqlite'))
  db.exec('create table tables (id text); pragma user_version = 99')
  db.close()
  const before = hash(join(data, 'bothy.sqlite'))
  expectSentence(await serve(data), /newer version of Bothy/)
  expect(hash(join(data, 'bothy.sqlite'))).toBe(before)
})

test('a file where the folder should be, and a folder where the database should be', async () => {
  const data = folder()
  writeFileSync(join(data, 'file'), '')
  expectSentence(await serve(join(data, 'file')), /file is not a folder/)
  expectSentence(await serve(join(data, 'file', 'deeper')), /deeper/)
  mkdirSync(join(data, 'bothy.sqlite'))
  expectSentence(await serve(data), /bothy\.sqlite is not a Bothy database/)
})

test('a folder that cannot be written', async () => {
  expectSentence(await serve('/sys/bothy'), /\/sys\/bothy can’t be written/)
})

test('a disk that is full', async () => {
  // No file may grow beyond 8 blocks of 1024 bytes: the same refusal, without filling a disk.
  expectSentence(await serve(folder(), 'ulimit -f 8;'), /disk is full|can’t be written/)
})

test('asked to end it tells those who are there to come back, and ends with status 0', async () => {
  const data = folder()
  const { child, url } = await running(data)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expectSentence(await beside(data, 'release', 'nowhere'), /no table "nowhere" is stopped here/)
  expect(await beside(data, 'keys', 'rotate')).toMatchObject({ status: 0 })
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  await once(socket, 'open')
  const closed = new Promise((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  const ended = new Promise((resolve) => {
    child.once('exit', (status) => resolve(status))
  })
  child.kill('SIGTERM')
  expect(await Promise.all([closed, ended])).toEqual([GOING_AWAY, 0])
})

test('password makes a link for a person who has forgotten theirs', async () => {
  const data = folder()
  const { url } = await running(data)
  const headers = { 'content-type': 'application/json', origin: url }
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect((await post('/api/account', { name: 'Flora', password: 'one that is lost', email: null })).status).toBe(201)
  expectSentence(await beside(data, 'password', 'Nobody'), /nobody here has an account with the name "Nobody"/)
  const { stdout } = await beside(data, 'password', 'flora', '--url', 'https://bothy.example/')
  const token = /^https:\/\/bothy\.example\/account#password=(\S+)$/m.exec(stdout)?.[1] ?? ''
  expect((await post('/api/password', { token, password: 'one that is new' })).status).toBe(200)
  expect((await post('/api/session', { name: 'Flora', password: 'one that is new' })).status).toBe(200)
})
