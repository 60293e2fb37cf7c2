import type { Friends, Invitation, Lobby, MyData, TableLists } from '@bothy/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { friendsContract } from './friends.contract.ts'
import { Guest, patient, serve, temporaryFolder } from '../server.ts'
import { PASSWORD, signUp } from '../signing.ts'

patient()
friendsContract('SQLite', () => openSqlite(`${temporaryFolder()}/friends.sqlite`))

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

const account = async (server: RunningServer, name: string): Promise<Guest> =>
  signUp(await Guest.of(server), { name, password: PASSWORD })

async function befriend(ann: Guest, ben: Guest): Promise<void> {
  await ann.json('POST', '/api/friends', { name: 'Ben' })
  await ben.json('POST', '/api/friends', { name: 'Ann' })
}

test('two people become friends by their exact names, and part', async () => {
  const server = await serve()
  const [ann, ben] = [await account(server, 'Ann'), await account(server, 'Ben')]
  await befriend(ann, ben)
  expect(await ann.json('GET', '/api/friends')).toMatchObject({ friends: [{ name: 'Ben' }], asked: [] })
  expect((await ben.json<MyData>('GET', '/api/account/data')).friends.friends).toMatchObject([{ name: 'Ann' }])
  const parted = await ben.json<Friends>('DELETE', '/api/friends', { name: 'Ann' })
  expect(parted).toEqual({ friends: [], asking: [], asked: [], blocked: [] })
})

test('an unknown name, one’s own and one that blocks me are answered alike', async () => {
  const server = await serve()
  const [ann, ben] = [await account(server, 'Ann'), await account(server, 'Ben')]
  const { id } = await ann.table([ME, OPEN])
  await ben.json('POST', '/api/blocks', { name: 'Ann' })
  for (const [method, path] of [
    ['POST', '/api/friends'],
    ['DELETE', '/api/friends'],
    ['POST', '/api/blocks'],
    ['POST', `/api/tables/${id}/invitations`],
  ]) {
    const answers = await Promise.all(
      ['Ben', 'Nobody', 'Ann', 'Be'].map(async (name) => {
        const answer = await ann.request(method, path, { name })
        return [answer.status, await answer.text()]
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0][0]).toBe(404)
  }
  for (const name of ['Ben', 'Nobody']) expect((await ann.request('GET', `/api/people/${name}`)).status).toBe(404)
})

test('names are tried so often, by person', async () => {
  const many = { rate: 0, burst: 1000 }
  const server = await serve({ limits: { naming: { person: { rate: 0, burst: 3 }, address: many } } })
  const ann = await account(server, 'Ann')
  const seen: number[] = []
  for (const name of ['Ben', 'Cat', 'Dan', 'Eve'])
    seen.push((await ann.request('POST', '/api/friends', { name })).status)
  expect(seen).toEqual([404, 404, 404, 429])
})

test('a person who is blocked finds no open table of mine, has no seat at it, and I read none of their words', async () => {
  const server = await serve()
  const [ann, ben, cat] = await Promise.all(['Ann', 'Ben', 'Cat'].map((name) => account(server, name)))
  const shared = await cat.table([ME, OPEN, OPEN])
  await ann.sit(shared.id, 1)
  await ben.sit(shared.id, 2)
  const lines = [await ann.socket(), await ben.socket(), await cat.socket()]
  for (const line of lines) {
    line.say({ type: 'join', table: shared.id })
    await line.hear('chat')
  }
  const [toAnn, toBen, toCat] = lines
  toBen.say({ type: 'chat', table: shared.id, text: 'before', tag: 1 })
  const { lines: said } = await toAnn.hear('chat', (m) => m.lines.some(({ text }) => text === 'before'))
  await ann.json('POST', '/api/blocks', { name: 'Ben' })
  const isHidden = { id: said[said.length - 1].id, name: 'Ben', text: '', hidden: 'blocked' }
  await toAnn.hear('chat', (m) => m.lines.some((line) => line.id === isHidden.id && line.hidden === 'blocked'))
  toBen.say({ type: 'chat', table: shared.id, text: 'after', tag: 2 })
  const heard = await toAnn.hear('chat', (m) => m.lines[m.lines.length - 1].id === isHidden.id + 1)
  expect(heard.lines.at(-1)).toMatchObject({ text: '', hidden: 'blocked' })
  await toCat.hear('chat', (m) => m.lines.some(({ text }) => text === 'after'))
  expect(JSON.stringify([...toAnn.heard, ...toCat.heard])).not.toContain('"by"')
  const again = await ann.socket()
  again.say({ type: 'join', table: shared.id })
  expect((await again.hear('chat')).lines.find(({ id }) => id === isHidden.id)).toMatchObject(isHidden)

  const open = await ann.table([ME, OPEN], { visibility: 'open' })
  const theirs = await ben.table([ME, OPEN], { visibility: 'open' })
  const found = async (who: Guest): Promise<readonly string[]> =>
    (await who.json<TableLists>('GET', '/api/tables')).open.map(({ id }) => id).toSorted()
  expect(await found(cat)).toEqual([open.id, theirs.id].toSorted())
  expect([await found(ann), await found(ben)]).toEqual([[open.id], [theirs.id]])
  expect((await ben.json<Lobby>('GET', '/api/lobby')).open.map(({ id }) => id)).toEqual([theirs.id])
  for (const [who, table] of [
    [ben, open],
    [ann, theirs],
  ] as const)
    expect(await who.refusal('PUT', `/api/tables/${table.id}/seats/1/me`)).toMatchObject({ why: 'forbidden' })
  await ann.json('DELETE', '/api/blocks', { name: 'Ben' })
  await ben.sit(open.id, 1)
})

test('an invitation is a key to the table; who is no part of it sends none', async () => {
  const server = await serve()
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => account(server, name)))
  const { id } = await ann.table([ME, OPEN, OPEN])
  expect(await eve.refusal('POST', `/api/tables/${id}/invitations`, { name: 'Ben' })).toMatchObject({
    why: 'not-seated',
  })
  expect(await ann.json('POST', `/api/tables/${id}/invitations`, { name: 'ben' })).toEqual([
    { name: 'Ben', declined: false },
  ])
  expect(await ben.json<Invitation[]>('GET', '/api/invitations')).toMatchObject([{ by: 'Ann', table: { id } }])
  expect(await eve.json('GET', '/api/invitations')).toEqual([])
  expect(await eve.json('GET', `/api/tables/${id}/invitations`)).toEqual([])
  await ben.sit(id, 1)
  expect(await ben.json('GET', '/api/invitations')).toEqual([])
  await ann.json('POST', `/api/tables/${id}/invitations`, { name: 'Eve' })
  await eve.request('DELETE', `/api/invitations/${id}`)
  expect(await eve.json('GET', '/api/invitations')).toEqual([])
  expect(await ann.json('GET', `/api/tables/${id}/invitations`)).toContainEqual({ name: 'Eve', declined: true })
})
