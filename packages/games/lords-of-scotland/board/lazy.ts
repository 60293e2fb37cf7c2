import { lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { words } from './words.ts'

export const Explain = lazyPart(words, async () => (await import('./details/explain.tsx')).Explain)
export const Standing = lazyPart(words, async () => (await import('./scoring/standing.tsx')).Standing)

export const lazy = lazyParts(words, Explain, Standing)
