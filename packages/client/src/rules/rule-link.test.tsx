import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../test/both-languages.ts'
import { untilDrawn } from '../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { RuleLink } from './rule-link.tsx'

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  vi.stubGlobal('location', new URL('http://bothy.test/rules/glen-more'))
  vi.stubGlobal('navigator', {
    language: 'en',
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function linkOf(onRule: ((rule: string) => void) | null) {
  const root = new TinyNode('main')
  await act(() => render(<RuleLink game="glen-more" rule="GM-12" onRule={onRule} />, root as unknown as Element))
  const part = (name: string): TinyNode | undefined => root.all().find(({ localName }) => localName === name)
  return { root, number: part('a'), sign: part('button') }
}

test('a click on the number of a rule goes there, and leaves the clipboard alone', async () => {
  const { number } = await linkOf(null)
  const preventDefault = vi.fn<() => void>()
  await act(() => number?.fire('click', { button: 0, preventDefault }))
  expect(number?.attribute('href')).toBe('/rules/glen-more#GM-12')
  expect(preventDefault).not.toHaveBeenCalled()
  expect(copied).toEqual([])
})

test('the sign beside it copies the address', async () => {
  const { root, sign } = await linkOf(null)
  expect(sign?.words()).toBe('Copy the link to rule GM-12')
  await act(() => sign?.fire('click'))
  await untilDrawn(() => root.textContent.includes('Link copied'))
  expect(copied).toEqual(['http://bothy.test/rules/glen-more#GM-12'])
})

test('beside a table the number shows the rule there, and there is nothing to copy', async () => {
  const onRule = vi.fn<(rule: string) => void>()
  const { number, sign } = await linkOf(onRule)
  const preventDefault = vi.fn<() => void>()
  await act(() => number?.fire('click', { button: 0, preventDefault }))
  expect(onRule).toHaveBeenCalledWith('GM-12')
  expect(preventDefault).toHaveBeenCalled()
  expect(sign).toBeUndefined()
})
