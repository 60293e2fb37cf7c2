import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'bothyEarly')
})

const answer = (name: string): Response => new Response(JSON.stringify({ name, guest: true }))

test('what was asked before the scripts came is not asked again, and only once taken from there', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer('later')))
  vi.stubGlobal('fetch', fetched)
  Object.assign(globalThis, { bothyEarly: new Map([['/api/me', Promise.resolve(answer('early'))]]) })
  expect(await api.me()).toEqual({ ok: true, value: { name: 'early', guest: true } })
  expect(fetched).not.toHaveBeenCalled()
  expect(await api.me()).toEqual({ ok: true, value: { name: 'later', guest: true } })
})

test('a question that got no answer early is asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer('later')))
  Object.assign(globalThis, { bothyEarly: new Map([['/api/me', Promise.resolve(null)]]) })
  expect(await api.me()).toEqual({ ok: true, value: { name: 'later', guest: true } })
})
