import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const WORKER = readFileSync(new URL('../../public/offline.mjs', import.meta.url), 'utf8')
const SITE = 'https://bothy.test'

type Event = { [key: string]: unknown; waitUntil(work: Promise<unknown>): void }
type Answer = { readonly ok: boolean; json(): Promise<unknown> }
type Call = { readonly method: string; readonly path: string; readonly body: unknown }

function started({ windows = [], own }: { readonly windows?: readonly string[]; readonly own?: string } = {}) {
  const handlers = new Map<string, (event: Event) => void>()
  const done: string[] = []
  const calls: Call[] = []
  const kept = new Map(own === undefined ? [] : [['/own-channel', own]])
  const subscription = (endpoint: string) => ({
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  })
  const self = {
    location: { origin: SITE },
    navigator: { language: 'fr-FR', setAppBadge: async (count: number) => void done.push(`badge ${count}`) },
    addEventListener: (type: string, handler: (event: Event) => void) => handlers.set(type, handler),
    registration: {
      showNotification: async (title: string, options: { readonly icon: string; readonly badge: string }) =>
        void done.push(`show ${title} ${options.icon} ${options.badge}`),
      pushManager: { subscribe: async () => subscription('https://push.test/asked-for') },
    },
    clients: {
      matchAll: async () =>
        windows.map((path) => ({ url: SITE + path, focus: async () => done.push(`focus ${path}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  }
  const caches = {
    open: async () => ({
      match: async (key: string) => (kept.has(key) ? { text: async () => kept.get(key) } : undefined),
      put: async (key: string, answer: { readonly text: string }) => void kept.set(key, answer.text),
    }),
  }
  class Response {
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const fetch = async (path: string, { method, body }: { method: string; body?: string }): Promise<Answer> => {
    calls.push({ method, path, body: body === undefined ? null : JSON.parse(body) })
    return { ok: true, json: async () => (method === 'GET' ? { pushKey: 'server' } : { id: 'new' }) }
  }
  runInNewContext(WORKER, { self, caches, fetch, Response, URL })
  return {
    done,
    calls,
    kept,
    subscription,
    async happens(type: string, event: { [key: string]: unknown }): Promise<void> {
      let work: Promise<unknown> = Promise.resolve()
      handlers.get(type)?.({ ...event, waitUntil: (promise) => void (work = promise) })
      await work
    },
  }
}

const clicked = (path: unknown) => ({ notification: { close: () => undefined, data: { path } } })

test('a notice that is clicked brings the window of its table to the front', async () => {
  const worker = started({ windows: ['/', '/table/a?x', '/table/b'] })
  await worker.happens('notificationclick', clicked('/table/a'))
  expect(worker.done).toEqual(['focus /table/a?x'])
})

test('without such a window it opens one, and none of another site', async () => {
  const worker = started({ windows: ['/'] })
  await worker.happens('notificationclick', clicked('/table/a'))
  expect(worker.done).toEqual([`open ${SITE}/table/a`])
  await worker.happens('notificationclick', clicked('https://elsewhere.test/table/a'))
  expect(worker.done).toHaveLength(1)
})

test('a notice has icons that Android can draw, and whatever comes is shown', async () => {
  const worker = started()
  const looks = '/icon-192.png /badge-96.png'
  await worker.happens('push', { data: { json: () => ({ title: 'Glen More', waiting: 2 }) } })
  await worker.happens('push', { data: null })
  expect(worker.done).toEqual([`show Glen More ${looks}`, 'badge 2', `show Bothy ${looks}`, 'badge 0'])
})

test('an address that the push service has changed takes the place of the old one', async () => {
  const worker = started({ own: 'old' })
  await worker.happens('pushsubscriptionchange', { newSubscription: worker.subscription('https://push.test/given') })
  const added = { kind: 'push', endpoint: 'https://push.test/given', p256dh: 'key', auth: 'secret', lang: 'fr' }
  expect(worker.calls).toEqual([
    { method: 'GET', path: '/api/notices', body: null },
    { method: 'POST', path: '/api/notices/channels', body: added },
    { method: 'DELETE', path: '/api/notices/channels/old', body: null },
  ])
  expect(worker.kept.get('/own-channel')).toBe('new')
})

test('an address that was only taken away is asked for again', async () => {
  const worker = started({ own: 'old' })
  await worker.happens('pushsubscriptionchange', { newSubscription: null })
  expect(worker.calls[1].body).toMatchObject({ endpoint: 'https://push.test/asked-for' })
})

test('a person who has turned it off on this device is not notified', async () => {
  const worker = started()
  await worker.happens('pushsubscriptionchange', { newSubscription: null })
  expect(worker.calls).toEqual([])
})
