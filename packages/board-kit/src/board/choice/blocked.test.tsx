import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Message } from '@bothy/kernel'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import type { ClickTarget } from '../game-board.ts'
import { createBoardUiState } from './board-ui-state.ts'
import { answerBlocked } from './blocked.ts'
import { NO_CHOICE } from './choice.ts'
import { useSpot as Spot } from './spot.tsx'

const FULL: Message = ['The boat is full.']
const SAID = { canBeChosen: 'Can be chosen', picked: 'Picked' }

function blockedTable() {
  const looked: (string | null)[] = []
  return {
    choice: {
      ...NO_CHOICE,
      isBlocked: (target: ClickTarget) => target === 'boat:1' || target === 'quay:1',
      why: (target: ClickTarget) => (target === 'boat:1' ? FULL : null),
    },
    showDetails: (item: string | null) => looked.push(item),
    layout: 'wide' as const,
    uiState: createBoardUiState(),
    looked,
  }
}

async function spotOf(table: ReturnType<typeof blockedTable>, target: ClickTarget): Promise<TinyNode> {
  const root = new TinyNode('main')
  const spot = (
    <Spot table={table} target={target} item={`thing ${target}`} label={target} tabIndex={0} said={SAID}>
      picture
    </Spot>
  )
  await act(() => render(spot, root as unknown as Element))
  const [button] = root.all().filter((node) => node.localName === 'button')
  return button
}

test('a blocked target is answered by its reason, beside what was clicked', () => {
  const table = blockedTable()
  const anchor = new TinyNode('button') as unknown as Element
  expect(answerBlocked(table, 'boat:1', anchor)).toBe(true)
  expect(table.uiState.why.value).toEqual({ anchor, reason: FULL })
})

test('without a reason there is no answer, and the last one stays', () => {
  const table = blockedTable()
  const last = { anchor: new TinyNode('button') as unknown as Element, reason: FULL }
  table.uiState.why.value = last
  expect(answerBlocked(table, 'quay:1', last.anchor)).toBe(false)
  expect(table.uiState.why.value).toBe(last)
})

test('a blocked thing on the board answers a click by its reason, and one without a reason explains itself', async () => {
  const table = blockedTable()
  const boat = await spotOf(table, 'boat:1')
  boat.fire('click', { currentTarget: boat })
  expect([table.uiState.why.value?.reason, table.looked]).toEqual([FULL, []])
  table.uiState.why.value = null
  const quay = await spotOf(table, 'quay:1')
  quay.fire('click', { currentTarget: quay })
  expect([table.uiState.why.value, table.looked]).toEqual([null, ['thing quay:1']])
})

test('a blocked click is answered in one place', () => {
  const packages = fileURLToPath(new URL('../../../../', import.meta.url))
  const sources = ['{board-kit,client}/src/**/*.{ts,tsx}', 'games/*/{board,modules/*/board}/**/*.{ts,tsx}']
  const files = globSync(sources, { cwd: packages }).filter((it) => !it.includes('.test.'))
  expect(files.length).toBeGreaterThan(1000)
  const answering = files.filter((file) => /\bwhy\.value = \{/.test(readFileSync(packages + file, 'utf8')))
  expect(answering).toEqual(['board-kit/src/board/choice/blocked.ts'])
})
