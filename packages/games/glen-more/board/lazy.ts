import { lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { words } from './words.ts'

export const Explain = lazyPart(words, async () => (await import('./details/explain.tsx')).Explain)
export const Cutscene = lazyPart(words, async () => (await import('./scoring/cutscene.tsx')).Cutscene)
export const Standing = lazyPart(words, async () => (await import('./seats/standing.tsx')).Standing)

export const lazy = lazyParts(words, Explain, Cutscene, Standing)
