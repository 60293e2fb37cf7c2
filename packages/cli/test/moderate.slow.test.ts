import { expect, onTestFinished, test } from 'vitest'
import { type Ran, beside, folder, running } from './running.ts'

class Visitor {
  readonly #url: string
  readonly #cookie: string
  constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }
  static async of(url: string): Promise<Visitor> {
    const [cookie = ''] = (await fetch(`${url}/api/me`)).headers.getSetCookie()
    return new Visitor(url, cookie.split(';')[0])
  }
  async post(path: string, body: object = {}): Promise<unknown> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${this.#url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  }
  async follow(table: string): Promise<{ readonly heard: string[]; say(text: string): void }> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, { headers: { cookie: this.#cookie } })
    const heard: string[] = []
    socket.addEventListener('message', ({ data }) => heard.push(String(data)))
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve)
    })
    onTestFinished(() => socket.close())
    socket.send(JSON.stringify({ type: 'join', table }))
    return { heard, say: (text) => socket.send(JSON.stringify({ type: 'chat', table, text, tag: 1 })) }
  }
}

const heardBy = (heard: readonly string[], what: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      const found = heard.map((text) => what.exec(text)).find((match) => match !== null)
      if (found === undefined || found === null) return
      clearInterval(timer)
      resolve(found)
    }, 50)
  })

const isTable = (x: unknown): x is { readonly id: string } => typeof x === 'object' && x !== null && 'id' in x

test('the operator reads what is reported, hides it, bars its speaker, and finds it in the log', async () => {
  const data = folder()
  const moderate = (...words: readonly string[]): Promise<Ran> => beside(data, 'moderate', ...words)
  const { url } = await running(data)
  const [ann, ben] = [await Visitor.of(url), await Visitor.of(url)]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const table = await ann.post('/api/tables', { game: 'lords-of-scotland', seats, setup: {}, visibility: 'private' })
  if (!isTable(table)) throw new Error('no table')
  await ben.post(`/api/tables/${table.id}/seats/1`)
  const { heard, say } = await ben.follow(table.id)
  say('ye numpty')
  const [, line] = await heardBy(heard, /"id":(\d+)[^{}]*"text":"ye numpty"/)
  await ann.post(`/api/tables/${table.id}/chat/${line}/report`, { reason: 'abuse', note: 'rude' })

  const listed = await moderate('list')
  expect(listed).toMatchObject({ status: 0, stderr: '' })
  expect(listed.stdout).toMatch(/abuse\n.*: ye numpty/)
  const [report] = listed.stdout.split(' ')
  const refused = await Promise.all([moderate('hide', 'nowhere'), moderate('bar', report, '--for', 'ever')])
  expect(refused.map(({ status }) => status)).toEqual([2, 2])
  expect(refused.map(({ stderr }) => stderr.trim().split('\n'))).toEqual([
    [expect.stringContaining('there is no report "nowhere"')],
    [expect.stringContaining('--for takes a time like 30m, 12h or 7d, not "ever"')],
  ])

  expect((await moderate('hide', report)).stdout).toContain('The line is hidden')
  await heardBy(heard, /"hidden":"host"/)
  expect((await moderate('bar', report, '--for', '30m')).stdout).toContain('They can say nothing in any chat')
  say('again')
  await heardBy(heard, /"why":"barred"/)
  const log = await moderate('log')
  expect(log.stdout).toMatch(
    new RegExp(`hide {4}report ${report}, table ${table.id}.*\\n.*bar {5}report ${report}, person`),
  )
})
