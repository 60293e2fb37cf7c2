import { fr as texts, words } from '@bothy/clans-of-caledonia/messages/fr'
import { primer } from './primer-fr.ts'
import { trade } from './trade-words-fr.ts'
import { stage } from './stage-words-fr.ts'
import { board } from './words-fr.ts'
import type { Words } from './words.ts'

export const fr: Words = { ...words, texts, primer, board, trade, stage }
