import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HintsMessage, ServerMessage, StateMessage } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { CLIENT, type Person } from '../people.ts'
import { visit } from '../visit.ts'

type Heard = {
  readonly state: StateMessage
  readonly hints: readonly HintsMessage[]
  readonly notes: readonly (string | undefined)[]
  readonly record: { readonly hints?: readonly number[] } | null
}

let ann: Person
visit(async (opened) => {
  ann = await opened.openBrowserFor('Ann', { keepsPages: true })
})

type Asked = { readonly worker: string; readonly table: object }

type FromWorker =
  | { readonly kind: 'wire'; readonly message: ServerMessage }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string }

/** The worker of the built pages, without a page of its own: what is said and heard is the contract of both. */
function inWorker({ worker, table: asked }: Asked): Promise<Heard> {
  const device = new Worker(worker, { type: 'module' })
  const heard: ServerMessage[] = []
  const answers = new Map<number, unknown>()
  let look = (): void => undefined
  device.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'wire') heard.push(data.message)
    else if (data.kind === 'answer') answers.set(data.id, data.answer)
    else if (data.kind === 'failed') answers.set(data.id, { problem: data.problem })
    look()
  })
  const until = <V>(find: () => V | undefined): Promise<V> =>
    new Promise((resolve) => {
      look = () => {
        const found = find()
        if (found !== undefined) resolve(found)
      }
      look()
    })
  const call = async (id: number, name: string, ask: object): Promise<unknown> => {
    device.postMessage({ kind: 'call', id, name, ask })
    return until(() => answers.get(id))
  }
  const say = (message: object): void => device.postMessage({ kind: 'wire', message })
  const tagged = (tag: number): Promise<ServerMessage> =>
    until(() => heard.find((message) => 'tag' in message && message.tag === tag))
  return (async () => {
    const table = await call(1, 'create', asked)
    say({ type: 'hello', protocol: 1 })
    say({ type: 'join', table })
    // The bot may begin.
    const state = await until(() =>
      heard.find((message): message is StateMessage => message.type === 'state' && message.legal.length > 1),
    )
    const at = { table, seat: 0, version: state.version }
    const first: (ServerMessage | undefined)[] = []
    for (const tag of [7, 8]) {
      say({ type: 'hint', ...at, tag })
      first.push(await tagged(tag))
    }
    say({ type: 'resign', table, seat: 0, tag: 9 })
    await tagged(9)
    const record = (await call(2, 'record', { table })) as Heard['record']
    return {
      state,
      hints: first.filter((message) => message?.type === 'hints'),
      notes: heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ note }) => note) : [])),
      record,
    }
  })()
}

test.each([
  [
    'lords-of-scotland',
    [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', level: 'easy' },
    ],
  ],
  ['clans-of-caledonia', [{ kind: 'person', name: 'Ann' }]],
])('a device gives hints of %s and counts them', { timeout: 300_000 }, async (game, seats) => {
  const worker = readdirSync(join(CLIENT, 'assets')).find((name) => /^device-worker-.*\.js$/.test(name))
  const { state, hints, notes, record } = await ann.page.evaluate(inWorker, {
    worker: `/assets/${worker}`,
    table: { game, seats, setup: {}, friendly: false },
  })
  expect(hints).toHaveLength(2)
  const [one, two] = hints
  expect(two.list).toEqual(one.list)
  for (const { actions, why } of one.list) {
    expect(state.legal).toContainEqual(actions[0])
    for (const { kind } of why) expect(kind).toMatch(/^[a-zA-Z]+$/)
  }
  expect(notes.filter((note) => note === 'hinted')).toHaveLength(1)
  expect(record?.hints).toEqual([1, ...seats.slice(1).map(() => 0)])
})
