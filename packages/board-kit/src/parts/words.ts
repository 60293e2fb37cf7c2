import type { Translated } from '@bothy/kernel'
import type { parts } from './words-en.ts'

/** Words of the parts in one language, as the words of a game hold them. */
export type PartWords = Translated<typeof parts>
