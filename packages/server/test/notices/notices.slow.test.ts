import type { Channel, Notices, TableInfo } from '@bothy/protocol'
import { NO_REST } from '@bothy/protocol'
import { expect, test, vi } from 'vitest'
import type { RunningServer, ServerOptions } from '../../src/index.ts'
import { Browser, checkVapid, smtpSink, tlsSink } from '../sinks.ts'
import { PASSWORD, signUp } from '../signing.ts'
import { Guest, type Line, patient, serve, until } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const FAST = { awayMs: 0, gatherMs: 0, tickMs: 20 } as const
const SITE = 'https://play.bothy.test'

const noticing = (options: Partial<ServerOptions>): Promise<RunningServer> =>
  serve({ publicUrl: SITE, ...options, notices: { settings: FAST, ...options.notices } })

const subscribe = (guest: Guest, body: object, lang = 'en'): Promise<Channel> =>
  guest.json('POST', '/api/notices/channels', { ...body, lang })
const notices = (guest: Guest): Promise<Notices> => guest.json('GET', '/api/notices')

async function match(
  ann: Guest,
  ben: Guest,
): Promise<{ readonly table: TableInfo; readonly first: Guest; readonly second: Guest }> {
  const made = await ann.table([ME, OPEN])
  const table = await ben.sit(made.id, 1)
  const [first, second] = table.toAct[0] === 0 ? [ann, ben] : [ben, ann]
  return { table, first, second }
}

async function play(guest: Guest, table: string): Promise<void> {
  const line = await guest.socket()
  line.say({ type: 'join', table })
  const state = await line.hear('state', ({ legal }) => legal.length > 0)
  line.say({ type: 'submit', table, seat: state.seat, version: state.version, action: state.legal[0], tag: 1 })
  await line.hear('done')
  line.socket.close()
  await until(() => line.closed !== null)
}

test('a browser is told of a turn once, by a message that it alone can read', async () => {
  const sink = await tlsSink()
  const server = await noticing({ notices: { post: sink.post } })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const { pushKey } = await notices(ann)
  const [browser, other] = [new Browser('ann'), new Browser('ben')]
  await subscribe(ann, browser.subscription)
  await subscribe(ben, other.subscription, 'fr')
  const { table, first, second } = await match(ann, ben)
  await until(() => sink.arrived.length === 2)
  const isAnn = first === ann
  const turn = sink.arrived.find(({ path }) => path === (isAnn ? '/send/ann' : '/send/ben'))
  const began = sink.arrived.find(({ path }) => path === (isAnn ? '/send/ben' : '/send/ann'))
  if (turn === undefined || began === undefined) throw new Error('somebody was not told')
  expect(checkVapid(turn.headers, pushKey, 'https://push.bothy.test')).toBe(SITE)
  expect(turn.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
  const [whoIsTold, whoWaits] = isAnn ? [browser, other] : [other, browser]
  expect(whoIsTold.read(turn.body)).toMatchObject({
    title: 'Lords of Scotland',
    path: `/table/${table.id}`,
    tag: table.id,
    waiting: 1,
  })
  const texts = [turn, began].map(({ body }, i) => JSON.stringify([whoIsTold, whoWaits][i].read(body)))
  expect(texts.join()).toMatch(isAnn ? /It’s your turn.*La partie a commencé/ : /À vous de jouer.*has started/)
  expect(() => whoWaits.read(turn.body)).toThrow('')
  await play(first, table.id)
  const line = await second.socket()
  line.say({ type: 'join', table: table.id })
  await line.hear('state')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await notices(first)).sent.map(({ kind, state }) => [kind, state])).toEqual([['turn', 'sent']])
})

test('nobody is told who looks at the table, or comes before the message is sent', async () => {
  const sink = await tlsSink()
  const server = await noticing({ notices: { post: sink.post, settings: { ...FAST, gatherMs: 400 } } })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  for (const guest of [ann, ben]) await subscribe(guest, { kind: 'hook', url: 'https://hook.bothy.test/1' })
  const made = await ann.table([ME, OPEN])
  const lines: Line[] = []
  const come = async (guest: Guest): Promise<void> => {
    const line = await guest.socket()
    line.say({ type: 'join', table: made.id })
    await line.hear('table')
    lines.push(line)
  }
  await come(ann)
  await ben.sit(made.id, 1)
  await until(async () => (await notices(ben)).sent.length === 1)
  await come(ben)
  await until(async () => (await notices(ben)).sent[0].state === 'passed')
  expect((await notices(ann)).sent).toEqual([])
  expect(sink.arrived).toEqual([])
})

test('an invited person is told where they like, in the language they read now; not by a person whom they block', async () => {
  const sink = await tlsSink()
  const server = await noticing({ notices: { post: sink.post, settings: { ...FAST, gatherMs: 700 } } })
  const account = async (name: string): Promise<Guest> => signUp(await Guest.of(server), { name, password: PASSWORD })
  const [ann, ben, eve] = [await account('Ann'), await account('Ben'), await account('Eve')]
  await subscribe(ben, { kind: 'hook', url: 'https://hook.bothy.test/ben' }, 'en')
  await ben.json('PATCH', '/api/account', { settings: { language: 'fr' } })
  const [hers, eves, late] = [await ann.table([ME, OPEN]), await eve.table([ME, OPEN]), await eve.table([ME, OPEN])]
  const invite = (who: Guest, { id }: TableInfo): Promise<Response> =>
    who.request('POST', `/api/tables/${id}/invitations`, { name: 'Ben' })
  expect((await invite(eve, late)).status).toBe(200)
  expect((await invite(ann, hers)).status).toBe(200)
  await ben.json('POST', '/api/blocks', { name: 'Eve' })
  expect((await invite(eve, eves)).status).toBe(404)
  await until(async () => (await notices(ben)).sent[0]?.state === 'sent')
  expect((await notices(ben)).sent.map(({ kind, table, medium }) => [kind, table, medium])).toEqual([
    ['invited', hers.id, 'hook'],
  ])
  expect(sink.arrived.map(({ path }) => path)).toEqual(['/ben'])
  const told = sink.arrived[0].body.toString()
  expect(told).toContain('invitation')
  expect(told).toContain('Avec Ann')
  for (const id of [eves.id, late.id]) expect(told).not.toContain(id)
})

test('several tables make one message', async () => {
  const sink = await tlsSink()
  const server = await noticing({ notices: { post: sink.post, settings: { ...FAST, gatherMs: 1500 } } })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  for (const guest of [ann, ben]) await subscribe(guest, { kind: 'hook', url: 'https://hook.bothy.test/1' })
  for (let i = 0; i < 3; i++) await match(ann, ben)
  await until(() => sink.arrived.length === 2)
  for (const { body } of sink.arrived) {
    const message = JSON.parse(body.toString()) as { content: string; text: string; notices: unknown[] }
    expect(message).toMatchObject({ allowed_mentions: { parse: [] } })
    expect(message.content).toContain('3 tables are waiting for you')
    expect(message.content).toContain(SITE)
    expect(message.notices).toHaveLength(3)
  }
})

test('quiet hours hold a message until they end, and drop it if the person has come meanwhile', async () => {
  const sink = await tlsSink()
  const server = await noticing({ notices: { post: sink.post } })
  const [ann, ben] = [await Guest.of(server), await Guest.of(server)]
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  const at = (more: number): number => (minute + more + 1440) % 1440
  for (const guest of [ann, ben]) {
    await subscribe(guest, { kind: 'hook', url: `https://hook.bothy.test/${guest === ann ? 'ann' : 'ben'}` })
    await guest.json('PUT', '/api/rhythm', { ...NO_REST, quiet: { from: at(-60), to: at(60) } })
  }
  const { first, second, table } = await match(ann, ben)
  const state = async (guest: Guest): Promise<string | undefined> => (await notices(guest)).sent.at(-1)?.state
  for (const guest of [ann, ben]) await until(async () => (await state(guest)) === 'waiting')
  await play(first, table.id)
  expect(sink.arrived).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  try {
    await until(async () => (await state(first)) === 'passed')
    await until(() => sink.arrived.length > 0)
  } finally {
    vi.useRealTimers()
  }
  expect(sink.arrived.map(({ path }) => path)).toEqual([second === ann ? '/ann' : '/ben'])
})

test('an e-mail address is used once its link was opened, until one click ends it', async () => {
  const smtp = await smtpSink({ refuse: (to) => (to.startsWith('nobody') ? 550 : null) })
  const server = await noticing({ mail: { url: smtp.url, from: 'Bothy <bothy@bothy.test>' } })
  const [ann, ben, eve] = [await Guest.of(server), await Guest.of(server), await Guest.of(server)]
  expect(
    await ann.refusal('POST', '/api/notices/channels', { kind: 'mail', address: 'nobody@x.test', lang: 'en' }),
  ).toMatchObject({ why: 'bad-address' })
  const channel = await subscribe(ann, { kind: 'mail', address: 'ann@example.test' }, 'fr')
  expect(channel).toMatchObject({ kind: 'mail', label: 'ann@example.test', confirmed: false })
  await match(ann, ben)
  expect(smtp.mailed).toHaveLength(1)
  const [asking] = smtp.mailed
  expect(asking.to).toEqual(['ann@example.test'])
  const token = /https:\/\/play\.bothy\.test\/notices#confirm=([\w.-]+)/.exec(asking.text)?.[1] ?? ''
  expect(await eve.refusal('POST', '/api/notices/confirm', { token: `${token}x` })).toMatchObject({
    why: 'bad-link',
    status: 410,
  })
  const opened = await eve.request('POST', '/api/notices/confirm', { token })
  expect(opened.status).toBe(204)
  const { table } = await match(ann, ben)
  await until(() => smtp.mailed.length === 2)
  const [, told] = smtp.mailed
  expect(told.text).toContain(`${SITE}/table/${table.id}`)
  expect(told.text).toMatch(/À vous de jouer|La partie a commencé/)
  expect(told.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const stop = /List-Unsubscribe: <https:\/\/play\.bothy\.test(\S+)>/.exec(told.text)?.[1] ?? ''
  expect(await eve.refusal('POST', `/api/notices/stop/${token}`)).toMatchObject({ why: 'bad-link' })
  const clicked = await fetch(`${server.url}${stop}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(204)
  expect((await notices(ann)).channels).toEqual([])
})

test('strangers’ addresses get few e-mails', async () => {
  const smtp = await smtpSink()
  const server = await noticing({ mail: { url: smtp.url, from: 'bothy@bothy.test' } })
  const ask = async (guest: Guest, address: string): Promise<number> =>
    (await guest.request('POST', '/api/notices/channels', { kind: 'mail', address, lang: 'en' })).status
  const eve = await Guest.of(server)
  expect([await ask(eve, 'a@x.test'), await ask(eve, 'a@x.test'), await ask(eve, 'a@x.test')]).toEqual([201, 201, 429])
  const others = await Promise.all(Array.from({ length: 12 }, () => Guest.of(server)))
  const answers: number[] = []
  for (const [i, other] of others.entries()) answers.push(await ask(other, `b${i}@x.test`))
  expect(answers.filter((status) => status === 201).length).toBeLessThan(9)
  expect(smtp.mailed.length).toBeLessThan(12)
})

test('what is gone is removed, what is busy is tried again, what is unclear is not', async () => {
  const answers = new Map<string, number | 'cut'>([
    ['/gone', 410],
    ['/busy', 503],
    ['/unclear', 'cut'],
    ['/refused', 400],
  ])
  const sink = await tlsSink(({ path }) => answers.get(path.replace('/send', '')) ?? 200)
  const server = await noticing({ notices: { post: sink.post } })
  const ann = await Guest.of(server)
  const sent = async (path: string): Promise<Notices['sent'][number] | undefined> =>
    (await notices(ann)).sent.find(({ label, medium }) => `${medium}${label}` === path)
  const gone = await subscribe(ann, new Browser('gone').subscription)
  const hooks: Channel[] = []
  for (const name of ['busy', 'unclear', 'refused'])
    hooks.push(await subscribe(ann, { kind: 'hook', url: `https://${name}.bothy.test/${name}` }))
  for (const { id } of [gone, ...hooks])
    await ann.json('POST', `/api/notices/channels/${id}/test`).catch(() => undefined)
  await until(() => sink.arrived.length === 4)
  await until(async () => (await notices(ann)).channels.length === 3)
  await until(async () => (await sent('hookbusy.bothy.test'))?.why === '503')
  expect(await sent('hookbusy.bothy.test')).toMatchObject({ state: 'waiting', why: '503', ended: null })
  await until(async () => (await sent('hookunclear.bothy.test'))?.state === 'unsure')
  await until(async () => (await sent('hookrefused.bothy.test'))?.state === 'failed')
  expect(await sent('hookrefused.bothy.test')).toMatchObject({ why: '400' })
  expect((await notices(ann)).sent.find(({ medium }) => medium === 'push')).toMatchObject({
    state: 'failed',
    why: 'gone',
  })
  answers.set('/busy', 200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  try {
    await until(async () => (await sent('hookbusy.bothy.test'))?.state === 'sent')
  } finally {
    vi.useRealTimers()
  }
  expect(sink.arrived.filter(({ path }) => path === '/busy')).toHaveLength(2)
  expect(sink.arrived).toHaveLength(5)
})

test.each(['http://hook.bothy.test/', 'https://localhost/', 'https://hook.bothy.test:8443/'])(
  '%s is refused when it is entered',
  async (url) => {
    const server = await noticing({})
    const ann = await Guest.of(server)
    expect(await ann.refusal('POST', '/api/notices/channels', { kind: 'hook', url, lang: 'en' })).toMatchObject({
      why: 'bad-address',
      status: 422,
    })
  },
)

test('a key that is none is refused when it is entered', async () => {
  const server = await noticing({})
  const ann = await Guest.of(server)
  const { subscription } = new Browser('ann')
  const body = { ...subscription, p256dh: `B${'A'.repeat(86)}`, lang: 'en' }
  expect(await ann.refusal('POST', '/api/notices/channels', body)).toMatchObject({ why: 'bad-address' })
})

test('a name of a private address is refused when something is sent, and the person sees it', async () => {
  const server = await noticing({})
  const ann = await Guest.of(server)
  const { id } = await subscribe(ann, { kind: 'hook', url: 'https://127.0.0.1/hook' })
  await ann.request('POST', `/api/notices/channels/${id}/test`)
  await until(async () => (await notices(ann)).sent.some(({ state, why }) => state === 'failed' && why === 'address'))
})

test('the log holds no address, link or key', async () => {
  const lines: string[] = []
  const smtp = await smtpSink({ refuse: (to) => (to.startsWith('nobody') ? 550 : null) })
  const sink = await tlsSink(() => 500)
  const server = await noticing({
    log: 'debug',
    logTo: { write: (line) => lines.push(line) },
    mail: { url: smtp.url.replace('smtp://', 'smtp://user:p4ssw0rd@'), from: 'bothy@bothy.test' },
    notices: { post: sink.post },
  })
  const ann = await Guest.of(server)
  await ann.request('POST', '/api/notices/channels', { kind: 'mail', address: 'nobody@x.test', lang: 'en' })
  await ann.request('POST', '/api/notices/channels', { kind: 'mail', address: 'ann@x.test', lang: 'en' })
  await ann.request('POST', '/api/notices/stop/made.up.token')
  const { id } = await subscribe(ann, { kind: 'hook', url: 'https://hook.bothy.test/s3cret' })
  await subscribe(ann, new Browser('s3cret').subscription)
  await ann.request('POST', `/api/notices/channels/${id}/test`)
  await until(() => sink.arrived.length > 0)
  const log = lines.join('')
  expect(log).toContain('/api/notices/channels')
  for (const secret of ['x.test', 's3cret', 'hook.bothy', 'p4ssw0rd', 'made.up', id]) expect(log).not.toContain(secret)
})

test('channels are their owner’s alone', async () => {
  const sink = await tlsSink()
  const server = await noticing({ notices: { post: sink.post } })
  const [ann, eve] = [await Guest.of(server), await Guest.of(server)]
  const { id } = await subscribe(ann, { kind: 'hook', url: 'https://hook.bothy.test/1' })
  expect(await eve.refusal('DELETE', `/api/notices/channels/${id}`)).toMatchObject({ why: 'no-such-channel' })
  expect(await eve.refusal('POST', `/api/notices/channels/${id}/test`)).toMatchObject({ why: 'no-such-channel' })
  expect(await notices(eve)).toMatchObject({ channels: [], sent: [] })
  expect((await ann.request('DELETE', `/api/notices/channels/${id}`)).status).toBe(204)
  expect(sink.arrived).toEqual([])
})
