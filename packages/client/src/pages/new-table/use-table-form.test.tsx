import type { GameTypes } from '@bothy/kernel'
import { render } from 'preact'
import { expect, test, vi } from 'vitest'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { OptionPart } from '@bothy/board-kit/board/details/option-part.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import type { Catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { useOptionPart } from './use-table-form.ts'

const OFFLINE = (): Promise<never> => Promise.reject(new Error('offline'))
/** Not `catalogue()`: its words would also be loaded at every change of language in other tests. */
const wordsThat = (load: () => Promise<void>): Catalogue<unknown> => {
  let isHere = false
  return {
    of: () => ({}),
    has: () => isHere,
    load: async () => {
      await load()
      isHere = true
    },
  }
}
const partWith = (words: OptionPart['words']): OptionPart => ({
  words,
  group: 'toys',
  minutes: () => 0,
  Fields: () => null,
  Summary: () => null,
})

function drawn(loadOptions: () => Promise<OptionPart>): TinyNode {
  const board = { loadOptions } as GameBoard<GameTypes>
  const Shown = () => {
    const { part, isAwaited } = useOptionPart(board)
    return <p>{part !== null ? 'there' : isAwaited ? 'awaited' : 'without'}</p>
  }
  const root = new TinyNode('main')
  render(<Shown />, root as unknown as Element)
  return root
}
const LATEST = { timeout: 20_000 }

test('options in the way of a game are awaited until they and their words are there', async () => {
  const root = drawn(() => Promise.resolve(partWith(wordsThat(() => Promise.resolve()))))
  expect(root.textContent).toBe('awaited')
  await vi.waitFor(() => expect(root.textContent).toBe('there'), LATEST)
})

test('where they do not come they are no longer awaited, nor where their words do not come', async () => {
  const withoutPart = drawn(OFFLINE)
  const withoutWords = drawn(() => Promise.resolve(partWith(wordsThat(OFFLINE))))
  for (const root of [withoutPart, withoutWords])
    await vi.waitFor(() => expect(root.textContent).toBe('without'), LATEST)
})
