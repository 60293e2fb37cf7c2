import { en as texts, words } from '@bothy/lords-of-scotland/messages/en'
import { primer } from './primer-en.ts'
import { boardEn as board } from './words-en.ts'
import type { Words } from './words.ts'

export const en: Words = { ...words, texts, primer, board }
