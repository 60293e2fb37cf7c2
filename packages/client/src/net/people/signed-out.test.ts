import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me, signedOut } from '../api.ts'
import { loadAsks } from '../asks.ts'
import { accountApi, becameSomebody } from './account.ts'

const EILIDH = { name: 'Eilidh', guest: false, named: true } as const
const GUEST = { name: 'Visitor', guest: true, named: false } as const

let asked: string[] = []

beforeEach(() => {
  asked = []
  me.value = EILIDH
  signedOut.value = false
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (path === '/api/me') return Response.json(GUEST)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ why: 'signed-out', reason: null, at: null }, { status: 401 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page whose news are refused becomes a guest’s, says so and asks no more', async () => {
  await Promise.all([loadAsks(), loadAsks()])
  expect([me.value, signedOut.value]).toEqual([GUEST, true])
  expect(asked.filter((request) => request === 'GET /api/me')).toHaveLength(1)
  asked = []
  await loadAsks()
  expect(asked).toEqual([])
})

test('the person who signs out on this page is not told', async () => {
  await accountApi.signOut()
  await loadAsks()
  expect(signedOut.value).toBe(false)
  await becameSomebody()
  expect([me.value, signedOut.value]).toEqual([GUEST, false])
})

test('without an answer to who we are the page stays as it is, and the next refusal asks again', async () => {
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/api/me' ? Promise.reject(new TypeError('no line')) : answering(path, init),
  )
  await loadAsks()
  expect([me.value, signedOut.value]).toEqual([EILIDH, false])
  vi.stubGlobal('fetch', answering)
  await loadAsks()
  expect([me.value, signedOut.value]).toEqual([GUEST, true])
})
