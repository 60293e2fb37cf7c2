import type { GameTypes } from '@bothy/kernel'
import { render } from 'preact'
import { expect, test, vi } from 'vitest'
import type { GameClient } from '../../board/game-client.ts'
import type { OptionPart } from '../../board/option-part.ts'
import { TinyNode } from '../../test/tiny-dom.ts'
import { catalogue } from '../../ui/catalogue.ts'
import { useOptionPart } from './use-table-form.ts'

const OFFLINE = (): Promise<never> => Promise.reject(new Error('offline'))
const partWith = (words: OptionPart['words']): OptionPart => ({
  words,
  group: 'toys',
  minutes: () => 0,
  Fields: () => null,
  Summary: () => null,
})

function drawn(loadOptions: () => Promise<OptionPart>): TinyNode {
  const client = { loadOptions } as GameClient<GameTypes>
  const Shown = () => {
    const { part, isAwaited } = useOptionPart(client)
    return <p>{part !== null ? 'there' : isAwaited ? 'awaited' : 'without'}</p>
  }
  const root = new TinyNode('main')
  render(<Shown />, root as unknown as Element)
  return root
}
const LATEST = { timeout: 20_000 }

test('options in the way of a game are awaited until they and their words are there', async () => {
  const words = catalogue<unknown>({ en: () => Promise.resolve({}), fr: () => Promise.resolve({}) })
  const root = drawn(() => Promise.resolve(partWith(words)))
  expect(root.textContent).toBe('awaited')
  await vi.waitFor(() => expect(root.textContent).toBe('there'), LATEST)
})

test('where they do not come they are no longer awaited, nor where their words do not come', async () => {
  const withoutPart = drawn(OFFLINE)
  const withoutWords = drawn(() => Promise.resolve(partWith(catalogue<unknown>({ en: OFFLINE, fr: OFFLINE }))))
  for (const root of [withoutPart, withoutWords])
    await vi.waitFor(() => expect(root.textContent).toBe('without'), LATEST)
})
