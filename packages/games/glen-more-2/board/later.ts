import { laterPart, laterParts } from '@bothy/board-kit/board/later.ts'
import { explainWords } from './details/explain-words.ts'

export const Explain = laterPart(explainWords, async () => (await import('./details/explain.tsx')).Explain)
export const Standing = laterPart(explainWords, async () => (await import('./seats/standing.tsx')).Standing)
export const Cutscene = laterPart(explainWords, async () => (await import('./scoring/cutscene.tsx')).Cutscene)

export const later = laterParts(explainWords, Explain, Standing, Cutscene)
