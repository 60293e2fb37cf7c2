import type { Account, Settings } from '@bothy/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as SettingsHere from '@bothy/board-kit/ui/page/settings.ts'

let account: { settings: Settings } | null = { settings: {} }
const store = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  store.clear()
  account = { settings: {} }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(): Promise<typeof SettingsHere> {
  vi.resetModules()
  vi.doMock('./account.ts', () => ({
    accountApi: {
      read: async () =>
        account === null ? { ok: false, why: 'away' } : { ok: true, value: { ...account, zone: 'UTC' } },
      change: async ({ settings }: Partial<Account>) => {
        if (account === null || settings === undefined) return { ok: false, why: 'away' }
        account.settings = settings
        return { ok: true, value: account }
      },
    },
  }))
  const settings = await import('@bothy/board-kit/ui/page/settings.ts')
  const { followAccount } = await import('./follow-account.ts')
  await followAccount()
  return settings
}

test('a choice is sent when a person has done choosing, and holds on the next device', async () => {
  const { theme, singleKeys } = await open()
  theme.value = 'dark'
  theme.value = 'light'
  singleKeys.value = false
  expect(account?.settings.theme).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(account?.settings.theme).toBe('light')
  expect(store.has('bothy.unsent')).toBe(false)
  store.clear()
  const next = await open()
  expect([next.theme.value, next.singleKeys.value]).toEqual(['light', false])
})

test('a choice just before the page is left is not undone by the account', async () => {
  const { theme, speed } = await open()
  theme.value = 'dark'
  await vi.advanceTimersByTimeAsync(1000)
  theme.value = 'light'
  vi.clearAllTimers() // the page is left
  if (account !== null) account.settings = { ...account.settings, speed: 'calm' } // on another device
  expect(speed.value).not.toBe('calm')
  const next = await open()
  expect([next.theme.value, next.speed.value]).toEqual(['light', 'calm'])
  await vi.advanceTimersByTimeAsync(0)
  expect(account?.settings).toMatchObject({ theme: 'light', speed: 'calm' })
  expect(store.has('bothy.unsent')).toBe(false)
})

test('what could not be sent is sent at the next visit', async () => {
  const { theme } = await open()
  const before = account
  account = null
  theme.value = 'dark'
  await vi.advanceTimersByTimeAsync(1000)
  account = before
  await open()
  await vi.advanceTimersByTimeAsync(0)
  expect(account?.settings.theme).toBe('dark')
})
