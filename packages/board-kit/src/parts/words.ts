import type { Translated } from '@bothy/kernel'
import type { parts } from './words-en.ts'

export type PartWords = Translated<typeof parts>
