import { fr as texts, words } from '@bothy/glen-more-2/messages/fr-base'
import { primer } from './primer-fr.ts'
import { table } from './table-words-fr.ts'
import { board } from './words-fr.ts'
import type { Words } from './words.ts'

export const fr: Words = { ...words, language: 'fr', texts, primer, board, table }
