import { MOST_ACTIONS } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, patient, serve, spread, temporaryFolder, until } from '../server.ts'

patient()

test('greets, answers pings, and refuses tables that are not there', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const line = await ann.socket()
  line.say({ type: 'hello', protocol: 1 })
  expect(await line.hear('welcome')).toMatchObject({ protocol: 1, me: { guest: true } })
  line.say({ type: 'ping', tag: 9 })
  expect(await line.hear('pong')).toEqual({ type: 'pong', tag: 9 })
  line.say({ type: 'join', table: 'none-of-this-name' })
  expect(await line.hear('refused')).toMatchObject({
    tag: null,
    table: 'none-of-this-name',
    refusal: { why: 'no-such-table' },
  })
})

test('two people and a spectator play a game to its end', async () => {
  const server = await serve()
  const [ann, ben, eve] = [await Guest.of(server), await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }])
  const players = [ann.player(id, spread), eve.player(id, spread)]
  await ben.sit(id, 1)
  players.push(ben.player(id, spread))
  const ends = await Promise.all(players.map((player) => player.over))
  expect(new Set(ends.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  expect(ends.map(({ seat }) => seat)).toEqual([0, null, 1])
  expect(players[1].sent.size).toBe(0)
  expect(players.flatMap(({ refused }) => refused)).toEqual([])
})

test('several tables on one socket, and leaving one', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const tables = [
    await ann.table([{ kind: 'me' }, { kind: 'open' }]),
    await ann.table([{ kind: 'me' }, { kind: 'open' }]),
  ]
  const line = await ann.socket()
  for (const { id } of tables) line.say({ type: 'join', table: id })
  for (const { id } of tables) await line.hear('table', ({ table }) => table.id === id)
  line.say({ type: 'leave', table: tables[0].id })
  line.say({ type: 'ping', tag: 1 })
  await line.hear('pong')
  const since = line.heard.length
  const ben = await Guest.of(server)
  await ben.sit(tables[0].id, 1)
  await ben.sit(tables[1].id, 1)
  await line.hear('state', ({ table }) => table === tables[1].id, since)
  expect(line.heard.slice(since).some((m) => m.type === 'state' && m.table === tables[0].id)).toBe(false)
})

test('two tabs of one person show the same and one gesture counts once', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }], { setup: { firstInitiative: 0 } })
  await ben.sit(id, 1)
  const tabs = [await ann.socket(), await ann.socket()]
  for (const tab of tabs) tab.say({ type: 'join', table: id })
  const states = await Promise.all(tabs.map((tab) => tab.hear('state')))
  expect(states[0]).toEqual(states[1])
  const { version, legal } = states[0]
  for (const tab of tabs) tab.say({ type: 'submit', table: id, seat: 0, version, action: legal[0], tag: 5 })
  const after = await Promise.all(tabs.map((tab) => tab.hear('state', (s) => s.version > version)))
  expect(after[0]).toEqual(after[1])
  const answers = await until(() => {
    const all = tabs.map((tab) => tab.heard.find((m) => m.type === 'done' || (m.type === 'refused' && m.tag === 5)))
    return all.every((m) => m !== undefined) && all.map((m) => m?.type).sort()
  })
  expect(answers).toEqual(['done', 'refused'])
})

test('a player who comes back finds everything, also after a restart of the server', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }], { setup: { firstInitiative: 0 } })
  await ben.sit(id, 1)
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  const { legal } = await line.hear('state')
  line.say({ type: 'chat', table: id, text: 'slàinte', tag: 1 })
  line.say({ type: 'submit', table: id, seat: 0, version: 0, action: legal[0], tag: 2 })
  const before = await line.hear('state', ({ version }) => version === 1)
  await line.hear('chat', ({ lines }) => lines.length > 0)
  await server.close()
  await until(() => line.closed === 1001)
  const again = await serve({ dataDir })
  const back = await new Guest(again.url, ann.cookie).socket()
  back.say({ type: 'join', table: id })
  const after = await back.hear('state')
  expect({ ...after, log: after.log.slice(-1), from: 0 }).toEqual({ ...before, from: 0 })
  expect((await back.hear('chat')).lines.map(({ text }) => text)).toContain('slàinte')
})

test('undo and redo, the request to go back and its answer', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }], { setup: { firstInitiative: 0 } })
  await ben.sit(id, 1)
  const [mine, hers] = [await ann.socket(), await ben.socket()]
  for (const line of [mine, hers]) line.say({ type: 'join', table: id })
  const { legal } = await mine.hear('state')
  mine.say({ type: 'submit', table: id, seat: 0, version: 0, action: legal[0], tag: 1 })
  const flipped = await mine.hear('state', ({ version }) => version === 1)
  expect(flipped.canUndo).toBe('ask')
  mine.say({ type: 'undo', table: id, seat: 0, version: 1, reach: 'past', tag: 2 })
  expect((await hers.hear('state', ({ request }) => request !== null)).request).toMatchObject({ seat: 0, to: 0 })
  hers.say({ type: 'consent', table: id, seat: 1, request: 0, agree: true, tag: 1 })
  expect(await mine.hear('state', ({ version }) => version === 2)).toMatchObject({ ply: 0, from: 0, log: [] })
  mine.say({ type: 'redo', table: id, seat: 0, version: 2, tag: 3 })
  expect(await mine.hear('state', ({ version }) => version === 3)).toMatchObject({ ply: 1, canRedo: false })
})

test('LOS-96 against bots a card that was turned up stays so, unless the table is friendly and the undo says it', async () => {
  const server = await serve({ settings: { botDelayMs: 60_000 } })
  const ann = await Guest.of(server)
  for (const friendly of [false, true]) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
    const { id } = await ann.table([...seats], { setup: { firstInitiative: 0 }, friendly })
    const line = await ann.socket()
    line.say({ type: 'join', table: id })
    const { legal } = await line.hear('state')
    line.say({ type: 'submit', table: id, seat: 0, version: 0, action: legal[0], tag: 1 })
    const flipped = await line.hear('state', ({ version }) => version === 1)
    expect(flipped.canUndo).toBe(friendly ? 'confirm' : 'no')
    line.say({ type: 'undo', table: id, seat: 0, version: 1, reach: 'step', tag: 2 })
    expect((await line.hear('refused', ({ tag }) => tag === 2)).refusal.why).toBe(friendly ? 'needs-consent' : 'final')
    line.say({ type: 'undo', table: id, seat: 0, version: 1, reach: 'past', tag: 3 })
    if (friendly)
      expect(await line.hear('state', ({ version }) => version === 2)).toMatchObject({ ply: 0, canRedo: true })
    else expect((await line.hear('refused', ({ tag }) => tag === 3)).refusal.why).toBe('final')
  }
})

test('a hint is answered, can be played, and stays counted when the server starts again', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir, settings: { botDelayMs: 60_000 } })
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { setup: { firstInitiative: 0 } })
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  const { version } = await line.hear('state')
  const at = { table: id, seat: 0, version }
  line.say({ type: 'hint', ...at, version: version + 5, tag: 1 })
  expect((await line.hear('refused')).refusal.why).toBe('stale')
  line.say({ type: 'hint', ...at, tag: 2 })
  const hints = await line.hear('hints')
  expect(hints).toMatchObject({ ...at, tag: 2, unit: 'share' })
  line.say({ type: 'hint', ...at, tag: 3 })
  expect(await line.hear('hints', ({ tag }) => tag === 3)).toEqual({ ...hints, tag: 3 })
  await line.hear('chat', ({ lines }) => lines.some(({ note, seat }) => note === 'hinted' && seat === 0))
  await server.close()
  const again = await serve({ dataDir, settings: { botDelayMs: 60_000 } })
  const back = new Guest(again.url, ann.cookie)
  const next = await back.socket()
  next.say({ type: 'join', table: id })
  await next.hear('state')
  next.say({ type: 'hint', ...at, tag: 4 })
  const { list } = await next.hear('hints')
  next.say({ type: 'sequence', ...at, actions: [...list[0].actions], tag: 5 })
  await next.hear('done', ({ tag }) => tag === 5)
  next.say({ type: 'resign', table: id, seat: 0, tag: 6 })
  await next.hear('done', ({ tag }) => tag === 6)
  expect(await back.json('GET', `/api/tables/${id}/record`)).toMatchObject({ hints: [1, 0] })
})

test('one connection, several seats: the view of the seat that looks', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'me' }], { setup: { firstInitiative: 0 } })
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  expect((await line.hear('state')).seat).toBe(null)
  line.say({ type: 'look', table: id, seat: 1, tag: 1 })
  expect(await line.hear('state', ({ seat }) => seat === 1)).toMatchObject({ view: { viewer: 1 }, from: -1 })
  await line.hear('done', ({ tag }) => tag === 1)
})

test('a seat is handed to a bot and taken back over the socket', async () => {
  const server = await serve({ settings: { botDelayMs: 60_000 } })
  const ann = await Guest.of(server)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  await line.hear('state')
  line.say({ type: 'away', table: id, seat: 0, level: 'easy', tag: 1 })
  await line.hear('table', ({ table }) => table.seats[0].kind === 'person' && table.seats[0].away === 'easy')
  line.say({ type: 'away', table: id, seat: 0, level: null, tag: 2 })
  await line.hear('done', ({ tag }) => tag === 2)
})

test('several plies are one message and one step of undo', async () => {
  const server = await serve()
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'open' }], { setup: { firstInitiative: 0 } })
  await ben.sit(id, 1)
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  const { legal } = await line.hear('state')
  const gesture = { type: 'sequence', table: id, seat: 0, version: 0 } as const
  line.say({ ...gesture, actions: [legal[0], 'rubbish'], tag: 1 })
  expect(await line.hear('stopped', ({ tag }) => tag === 1)).toMatchObject({ played: 1, refusal: { why: 'illegal' } })
  line.say({ ...gesture, actions: [legal[0]], tag: 2 })
  expect(await line.hear('refused', ({ tag }) => tag === 2)).toMatchObject({ refusal: { why: 'stale' } })
  for (const [tag, actions] of [
    [3, []],
    [4, Array.from({ length: MOST_ACTIONS + 1 }, () => legal[0])],
  ] as const) {
    line.say({ ...gesture, actions: [...actions], tag })
    expect(await line.hear('refused', (heard) => heard.tag === tag)).toMatchObject({ refusal: { why: 'malformed' } })
  }
})
