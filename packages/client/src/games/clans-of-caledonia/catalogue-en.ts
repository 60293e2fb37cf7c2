import { en as texts, words } from '@bothy/clans-of-caledonia/messages/en'
import { primer } from './primer-en.ts'
import { trade } from './trade-words-en.ts'
import { stage } from './stage-words-en.ts'
import { board } from './words-en.ts'
import type { Words } from './words.ts'

export const en: Words = { ...words, texts, primer, board, trade, stage }
