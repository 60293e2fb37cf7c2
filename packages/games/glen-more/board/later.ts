import { laterPart, laterParts } from '@bothy/board-kit/board/later.ts'
import { words } from './words.ts'

export const Explain = laterPart(words, async () => (await import('./details/explain.tsx')).Explain)
export const Cutscene = laterPart(words, async () => (await import('./scoring/cutscene.tsx')).Cutscene)
export const Standing = laterPart(words, async () => (await import('./seats/standing.tsx')).Standing)

export const later = laterParts(words, Explain, Cutscene, Standing)
