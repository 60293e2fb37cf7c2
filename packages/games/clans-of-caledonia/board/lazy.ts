import { lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { explainWords } from './details/explain-words.ts'

export const Explain = lazyPart(explainWords, async () => (await import('./details/explain.tsx')).Explain)
export const Standing = lazyPart(explainWords, async () => (await import('./scoring/standing.tsx')).Standing)

export const lazy = lazyParts(explainWords, Explain, Standing)
