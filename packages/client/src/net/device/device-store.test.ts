import { UnreadableTable } from '@bothy/room'
import { afterEach, expect, test, vi } from 'vitest'
import { DeviceStore } from './device-store.ts'

afterEach(() => vi.unstubAllGlobals())

function browserWith(error: DOMException): void {
  const request = Object.assign(new EventTarget(), { error, result: null })
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => request.dispatchEvent(new Event('error')))
      return request
    },
  })
}

test('tables of a newer version are refused as such', async () => {
  browserWith(new DOMException('the requested version is less than the existing one', 'VersionError'))
  await expect(new DeviceStore().readTable('t')).rejects.toThrow(UnreadableTable)
})

test('any other fault of the browser stays what it is', async () => {
  browserWith(new DOMException('no space', 'QuotaExceededError'))
  await expect(new DeviceStore().readTable('t')).rejects.toThrow('no space')
})
