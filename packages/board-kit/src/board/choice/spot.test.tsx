import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { createBoardUiState } from './board-ui-state.ts'
import { NO_CHOICE } from './choice.ts'
import type { ClickTarget } from '../game-board.ts'
import { useSpot as Spot } from './spot.tsx'

const SAID = { canBeChosen: 'Can be chosen', picked: 'Picked' }

test('what is on its way is picked at once; nothing else is drawn again, or can be taken', async () => {
  const sent = signal<readonly ClickTarget[]>([])
  const picked: ClickTarget[] = []
  const table = {
    choice: { ...NO_CHOICE, sent, isSelectable: () => true, pick: (target: ClickTarget) => picked.push(target) },
    showDetails: () => undefined,
    layout: 'wide' as const,
    uiState: createBoardUiState(),
  }
  let drawn = 0
  const Picture = (): string => {
    drawn++
    return 'picture'
  }
  const root = new TinyNode('main')
  const spots = ['card:1', 'card:2'].map((target) => (
    <Spot key={target} table={table} target={target} item={target} label={target} tabIndex={0} said={SAID}>
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

test('a thing that says the same in a new position is not drawn again, and acts on the new one', async () => {
  const picked: string[] = []
  const at = (position: string, lit: ClickTarget) => ({
    choice: {
      ...NO_CHOICE,
      isSelectable: (target: ClickTarget) => target === lit,
      pick: (target: ClickTarget) => picked.push(`${position} ${target}`),
    },
    showDetails: () => undefined,
    layout: 'wide' as const,
    uiState: createBoardUiState(),
  })
  let drawn = 0
  const Picture = (): string => {
    drawn++
    return 'picture'
  }
  const picture = <Picture />
  const root = new TinyNode('main')
  const Board = ({ table }: { readonly table: ReturnType<typeof at> }) => (
    <div>
      {['hex:1', 'hex:2'].map((target) => (
        <Spot key={target} table={table} target={target} item={target} label={target} tabIndex={0} said={SAID}>
          {picture}
        </Spot>
      ))}
    </div>
  )
  const draw = (table: ReturnType<typeof at>) => act(() => render(<Board table={table} />, root as unknown as Element))
  const buttons = () => root.all().filter((node) => node.localName === 'button')
  await draw(at('first', 'hex:1'))
  const words = (): readonly string[] => buttons().map((node) => `${node.attribute('data-state')}`)
  expect([words(), drawn]).toEqual([['lit', 'plain'], 2])
  await draw(at('second', 'hex:1'))
  expect([words(), drawn]).toEqual([['lit', 'plain'], 2])
  const [one] = buttons()
  one.fire('click', { currentTarget: one })
  expect(picked).toEqual(['second hex:1'])
  await draw(at('third', 'hex:2'))
  expect(words()).toEqual(['plain', 'lit'])
})

test('what a sentence beside the board speaks of is marked, and nothing else is drawn again', async () => {
  const table = {
    choice: NO_CHOICE,
    showDetails: () => undefined,
    layout: 'wide' as const,
    uiState: createBoardUiState(),
  }
  let drawn = 0
  const Picture = (): string => {
    drawn++
    return 'picture'
  }
  const root = new TinyNode('main')
  const spots = ['tile:1', 'tile:2'].map((item) => (
    <Spot key={item} table={table} target={null} item={item} label={item} tabIndex={0} said={SAID}>
      <Picture />
    </Spot>
  ))
  await act(() => render(<div>{spots}</div>, root as unknown as Element))
  const marks = (): readonly (string | null)[] =>
    root.all().flatMap((node) => (node.localName === 'button' ? [node.attribute('data-marked')] : []))
  expect(marks()).toEqual([null, null])
  await act(() => {
    table.uiState.marked.value = ['tile:2', 'card:9']
  })
  expect([marks(), drawn]).toEqual([[null, ''], 2])
})
