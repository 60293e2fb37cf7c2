import { fr as texts, words } from '@bothy/lords-of-scotland/messages/fr'
import { primer } from './primer-fr.ts'
import { boardFr as board } from './words-fr.ts'
import type { Words } from './words.ts'

export const fr: Words = { ...words, texts, primer, board }
