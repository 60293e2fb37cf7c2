import type { Types } from '@bothy/cairn'
import { en as texts, words } from '@bothy/cairn/words/en'
import type { GameWords, Primer } from '@bothy/board-kit/board/game-board.ts'

const primer: Primer = {
  aim: ['You pile up stones.', 'Each counts its number.', 'The most points win.'],
  minutes: ['Pick a stone, place it face up or face down, and draw another.'],
}

export const en: typeof words & GameWords<Types> = { ...words, texts, primer }
