import { fr as texts, words } from '@bothy/glen-more/messages/fr'
import { primer } from './primer-fr.ts'
import { board } from './words-fr.ts'
import type { Words } from './words.ts'

export const fr: Words = { ...words, texts, primer, board }
