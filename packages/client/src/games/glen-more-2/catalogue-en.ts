import { en as texts, words } from '@bothy/glen-more-2/messages/en-base'
import { primer } from './primer-en.ts'
import { table } from './table-words-en.ts'
import { board } from './words-en.ts'
import type { Words } from './words.ts'

export const en: Words = { ...words, language: 'en', texts, primer, board, table }
