import { lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { words } from './words.ts'

const Explain = lazyPart(words, async () => (await import('./details/explain.tsx')).Explain)
const Cutscene = lazyPart(words, async () => (await import('./scenes/cutscene.tsx')).Cutscene)
const Standing = lazyPart(words, async () => (await import('./scoring/standing.tsx')).Standing)

export const late = { Explain, Cutscene, Standing, lazy: lazyParts(words, Explain, Cutscene, Standing) }
