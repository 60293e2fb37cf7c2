import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { confirm, createBoardUiState } from './board-ui-state.ts'
import { NO_CHOICE } from './choice.ts'
import type { ClickTarget } from '../game-board.ts'

const SENT = signal<readonly ClickTarget[]>([])

test('what was shown stays while its choice is on its way', () => {
  const uiState = createBoardUiState()
  uiState.previewed.value = 'tile:3'
  const pick = (target: ClickTarget): void => {
    SENT.value = [target]
  }
  confirm({ uiState, choice: { ...NO_CHOICE, sent: SENT, pick } }, 'tile:3')
  expect(uiState.previewed.value).toBe('tile:3')
})

test('what was shown goes at once when more is to be picked', () => {
  const uiState = createBoardUiState()
  uiState.previewed.value = 'tile:3'
  const picked: ClickTarget[] = []
  confirm({ uiState, choice: { ...NO_CHOICE, pick: (target) => picked.push(target) } }, 'tile:3')
  expect([picked, uiState.previewed.value]).toEqual([['tile:3'], null])
})
