import { fr as texts, words } from '@bothy/glen-more-2/messages/fr'
import { board } from './words-fr.ts'
import type { Words } from './words.ts'

export const fr: Words = { ...words, texts, primer: null, board }
