import type { Json } from '@bothy/kernel'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { createBoardUiState } from '../choice/board-ui-state.ts'
import { NO_CHOICE } from '../choice/choice.ts'
import { useSpot as Spot } from '../choice/spot.tsx'
import { NO_TRACES } from './trace.ts'
import { tracesSince } from './traces.ts'

const took = (seat: number, thing: string): Json => ({ type: 'took', seat, thing })
const entry = (seat: number | null, ...events: Json[]) => ({ seat, events })
const touched = (event: Json): readonly string[] => [
  String(typeof event === 'object' && event !== null ? Reflect.get(event, 'thing') : ''),
]
const traces = (log: Parameters<typeof tracesSince>[0], me: number | null) =>
  [...tracesSince(log, me, touched, (seat) => `by ${seat}`)].map(([thing, { seat, label }]) => [thing, seat, label])

test('what others changed since the own last entry leaves a trace, of the last of them', () => {
  const log = [
    entry(1, took(1, 'tile:1')),
    entry(0, took(0, 'tile:2')),
    entry(1, took(1, 'tile:3')),
    entry(2, took(2, 'tile:3'), took(2, 'price:wool')),
  ]
  expect(traces(log, 0)).toEqual([
    ['tile:3', 2, 'by 2'],
    ['price:wool', 2, 'by 2'],
  ])
  expect(traces(log, 2)).toEqual([])
})

test('before the first own decision everything that others did leaves one; a spectator sees none', () => {
  const log = [entry(null, { type: 'dealt', thing: 'tile:9' }), entry(1, took(1, 'tile:1'))]
  expect(traces(log, 0)).toEqual([['tile:1', 1, 'by 1']])
  expect(tracesSince(log, null, touched, String)).toBe(NO_TRACES)
})

test('what happens to the reader, or by itself, in the turn of another leaves no trace', () => {
  expect(traces([entry(0), entry(1, took(0, 'tile:1'), { type: 'scored', thing: 'tile:2' })], 0)).toEqual([])
})

test('a thing with a trace has the badge of its seat and says so, until the reader acts', async () => {
  const uiState = createBoardUiState()
  const table = { choice: NO_CHOICE, showDetails: () => undefined, layout: 'wide' as const, uiState }
  const root = new TinyNode('main')
  const said = { canBeChosen: 'Can be chosen', picked: 'Picked' }
  await act(() =>
    render(
      <div>
        {(['wool', 'milk'] as const).map((good) => (
          <Spot
            key={good}
            table={table}
            target={null}
            item={`good:${good}`}
            trace={`price:${good}`}
            label={good}
            tabIndex={0}
            said={said}
          >
            {null}
          </Spot>
        ))}
      </div>,
      root as unknown as Element,
    ),
  )
  const told = () =>
    root
      .all()
      .filter((node) => node.localName === 'button')
      .map((node) => [node.attribute('data-trace'), node.textContent])
  expect(told()).toEqual([
    [null, 'wool'],
    [null, 'milk'],
  ])
  await act(() => {
    uiState.traces.value = new Map([['price:milk', { seat: 2, label: 'Changed by Rory' }]])
  })
  expect(told()).toEqual([
    [null, 'wool'],
    ['2', 'milk. Changed by Rory'],
  ])
  await act(() => {
    uiState.marked.value = ['price:milk']
  })
  expect(root.all().filter((node) => node.attribute('data-marked') === '').length).toBe(1)
  await act(() => {
    uiState.traces.value = NO_TRACES
  })
  expect(told()[1]).toEqual([null, 'milk'])
})
