import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MyData } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { findReport, moderate, moderationLog, reports } from '../../src/index.ts'
import { Guest, type Line, patient, serve, temporaryFolder } from '../server.ts'
import { ANN, signIn, signUp } from '../signing.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

async function talking(dataDir = temporaryFolder()) {
  const server = await serve({ dataDir })
  const [ann, ben] = [await signUp(await Guest.of(server)), await Guest.of(server)]
  const { id } = await ann.table([ME, OPEN, OPEN])
  await ben.sit(id, 1)
  const [toAnn, toBen] = [await ann.socket(), await ben.socket()]
  for (const line of [toAnn, toBen]) {
    line.say({ type: 'join', table: id })
    await line.hear('chat')
  }
  const line = await said(toBen, toAnn, id, 'ye numpty')
  return { server, ann, ben, id, toAnn, toBen, line, database: { dataDir } }
}

async function said(from: Line, to: Line, table: string, text: string): Promise<number> {
  from.say({ type: 'chat', table, text, tag: 1 })
  const { lines } = await to.hear('chat', (m) => m.lines.some((line) => line.text === text))
  return lines.find((line) => line.text === text)?.id ?? -1
}
const hidden = (to: Line, line: number, why: string | undefined, since = 0) =>
  to.hear('chat', (m) => m.lines.some(({ id, hidden: by }) => id === line && by === why), since)

test('a person is muted at one table, for the one who minds alone, a guest too', async () => {
  const { server, ann, ben, id, toAnn, toBen, line } = await talking()
  const mute = `/api/tables/${id}/chat/${line}/mute`
  expect((await ann.request('PUT', mute)).status).toBe(204)
  const { lines } = await hidden(toAnn, line, 'muted')
  expect(lines.find((one) => one.id === line)).toMatchObject({ text: '', hidden: 'muted' })
  const eve = await Guest.of(server)
  const toEve = await eve.socket()
  toEve.say({ type: 'join', table: id })
  expect((await toEve.hear('chat')).lines.at(-1)).toMatchObject({ text: 'ye numpty' })
  const since = toAnn.heard.length
  expect((await ann.request('DELETE', mute)).status).toBe(204)
  await hidden(toAnn, line, undefined, since)
  // Own lines and notes of the table have no author to mute.
  expect(await ben.refusal('PUT', mute)).toMatchObject({ why: 'malformed' })
  toBen.say({ type: 'chat', table: id, text: 'still here', tag: 2 })
  await toAnn.hear('chat', (m) => m.lines.at(-1)?.text === 'still here')
})

test('the speaker of a line is blocked by that line; a guest cannot be', async () => {
  const { server, ann, ben, id, line } = await talking()
  const block = `/api/tables/${id}/chat/${line}/block`
  expect(await ann.refusal('PUT', block)).toMatchObject({ why: 'forbidden' })
  await signUp(ben, { ...ANN, name: 'Ben' })
  expect(await (await Guest.of(server)).refusal('PUT', block)).toMatchObject({ why: 'signed-out' })
  // The sign-up drops cached answers about the guest.
  expect((await ann.request('PUT', block)).status).toBe(204)
  expect(await ann.json('GET', '/api/friends')).toMatchObject({ blocked: [{ name: 'Ben' }] })
})

test('a line is reported once by each, with what was said around it, and nobody else is told', async () => {
  const { ann, id, line, database, toBen } = await talking()
  const path = `/api/tables/${id}/chat/${line}/report`
  for (const _ of ['once', 'twice'])
    expect((await ann.request('POST', path, { reason: 'abuse', note: 'not nice' })).status).toBe(204)
  const [report, ...others] = await reports(database, 'open')
  expect(others).toEqual([])
  expect(report).toMatchObject({ table_id: id, line, reason: 'abuse', note: 'not nice', account: null })
  expect(report.context.map(({ text, note }) => note ?? text)).toEqual(['sat', 'ye numpty'])
  expect(JSON.stringify(toBen.heard)).not.toContain('not nice')
  expect((await ann.json<MyData>('GET', '/api/account/data')).reports).toMatchObject([{ line, note: 'not nice' }])
})

test('the operator hides a line and bars its speaker for a time, while the server runs; all is in the log', async () => {
  const { ann, ben, server, id, toAnn, toBen, line, database } = await talking()
  await ann.request('POST', `/api/tables/${id}/chat/${line}/report`, { reason: 'abuse', note: '' })
  const [{ id: report }] = await reports(database, 'open')
  expect(await moderate(database, report, { act: 'hide' })).toBe(true)
  for (const to of [toAnn, toBen]) await hidden(to, line, 'host')
  expect(await reports(database, 'open')).toEqual([])
  expect(await moderate(database, report, { act: 'bar', ms: 60_000 })).toBe(true)
  toBen.say({ type: 'chat', table: id, text: 'again', tag: 9 })
  const refused = await toBen.hear('refused', ({ tag }) => tag === 9)
  expect(refused.refusal).toMatchObject({ why: 'barred' })
  // The account that the guest signs in to is barred too.
  await signUp(await Guest.of(server), { ...ANN, name: 'Ben' })
  const ben2 = await signIn(ben, { ...ANN, name: 'Ben' })
  const line2 = await ben2.socket()
  line2.say({ type: 'join', table: id })
  line2.say({ type: 'chat', table: id, text: 'again', tag: 9 })
  expect((await line2.hear('refused', ({ tag }) => tag === 9)).refusal).toMatchObject({ why: 'barred' })
  expect(await moderate(database, 'no-such', { act: 'close' })).toBe(null)
  expect((await moderationLog(database)).map(({ act }) => act)).toEqual(['hide', 'bar'])
  expect((await findReport(database, report))?.barredUntil).toBeGreaterThan(Date.now())
})

test('a person who deletes their account leaves no words, no ties and no reports about them behind', async () => {
  const { server, ann, ben, id, line, database } = await talking()
  const cat = await signUp(await Guest.of(server), { ...ANN, name: 'Cat' })
  await ann.json('POST', '/api/friends', { name: 'Cat' })
  await cat.json('POST', '/api/friends', { name: 'Ann' })
  await ann.json('POST', `/api/tables/${id}/invitations`, { name: 'Cat' })
  await ann.request('PUT', `/api/tables/${id}/chat/${line}/mute`)
  await ann.request('POST', `/api/tables/${id}/chat/${line}/report`, { reason: 'spam', note: '' })
  const toAnn = await ann.socket()
  toAnn.say({ type: 'join', table: id })
  toAnn.say({ type: 'chat', table: id, text: 'och aye', tag: 1 })
  await toAnn.hear('done')
  const db = new DatabaseSync(join(database.dataDir, 'bothy.sqlite'), { readOnly: true })
  const [{ person }] = db.prepare('select person from accounts where name = ?').all('Ann') as { person: string }[]
  await ben.request('POST', `/api/tables/${id}/chat/${line + 1}/report`, { reason: 'other', note: '' })
  expect((await ann.request('DELETE', '/api/account', { name: 'Ann' })).status).toBe(204)
  const everything = [
    'friends',
    'friend_requests',
    'blocks',
    'invitations',
    'mutes',
    'chat',
    'chat_reports',
    'chat_bars',
  ].flatMap((table) => db.prepare(`select * from ${table}`).all())
  db.close()
  expect(JSON.stringify(everything)).not.toContain(person)
  expect(JSON.stringify(everything)).not.toContain('och aye')
  expect(await reports(database, 'open')).toMatchObject([{ line, reason: 'spam' }])
})
