import { laterPart, laterParts } from '@bothy/board-kit/board/later.ts'
import { explainWords } from './explain-words.ts'

export const Explain = laterPart(explainWords, async () => (await import('./explain.tsx')).Explain)
export const Standing = laterPart(explainWords, async () => (await import('./standing.tsx')).Standing)
export const Show = laterPart(explainWords, async () => (await import('./show.tsx')).Show)

export const later = laterParts(explainWords, Explain, Standing, Show)
