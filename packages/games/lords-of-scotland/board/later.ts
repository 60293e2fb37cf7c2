import { laterPart, laterParts } from '@bothy/board-kit/board/later.ts'
import { words } from './words.ts'

export const Explain = laterPart(words, async () => (await import('./details/explain.tsx')).Explain)
export const Standing = laterPart(words, async () => (await import('./scoring/standing.tsx')).Standing)

export const later = laterParts(words, Explain, Standing)
