import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { TinyNode } from '../test/tiny-dom.ts'
import { createAttention } from './attention.ts'
import { NO_CHOICE } from './choice.ts'
import type { Target } from './game-client.ts'
import { Spot } from './spot.tsx'

const SAID = { canBeChosen: 'Can be chosen', picked: 'Picked' }

test('what is on its way is picked at once; nothing else is drawn again, or can be taken', async () => {
  const sent = signal<readonly Target[]>([])
  const picked: Target[] = []
  const table = {
    choice: { ...NO_CHOICE, sent, lit: () => true, pick: (target: Target) => picked.push(target) },
    inspect: () => undefined,
    layout: 'wide' as const,
    attention: createAttention(),
  }
  let drawn = 0
  const Picture = (): string => {
    drawn++
    return 'picture'
  }
  const root = new TinyNode('main')
  const spots = ['card:1', 'card:2'].map((target) => (
    <Spot key={target} table={table} target={target} thing={target} label={target} tabIndex={0} said={SAID}>
      <Picture />
    </Spot>
  ))
  await act(() => render(<div>{spots}</div>, root as unknown as Element))
  const states = (): readonly (string | null)[] =>
    root.all().flatMap((node) => (node.localName === 'button' ? [node.attribute('data-state')] : []))
  expect([states(), drawn]).toEqual([['lit', 'lit'], 2])
  await act(() => {
    sent.value = ['card:2']
  })
  expect([states(), drawn]).toEqual([['lit', 'picked'], 2])
  const [other, chosen] = root.all().filter((node) => node.localName === 'button')
  expect([other, chosen].map((node) => node.attribute('data-sent'))).toEqual([null, ''])
  other.fire('click', { currentTarget: other })
  expect(picked).toEqual([])
  await act(() => {
    sent.value = []
  })
  expect([states(), drawn]).toEqual([['lit', 'lit'], 2])
})
