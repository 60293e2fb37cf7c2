import { en as texts, words } from '@bothy/glen-more/messages/en'
import { primer } from './primer-en.ts'
import { board } from './words-en.ts'
import type { Words } from './words.ts'

export const en: Words = { ...words, texts, primer, board }
