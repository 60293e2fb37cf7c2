import type { Types } from '@bothy/glen-more/data'
import { lazyFlights, lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { HubLinks } from './details/lazy-links.ts'
import { words } from './words.ts'

const Explain = lazyPart(words, async () => (await import('./details/explain.tsx')).Explain)
const Cutscene = lazyPart(words, async () => (await import('./scoring/cutscene.tsx')).Cutscene)
export const Standing = lazyPart(words, async () => (await import('./seats/standing.tsx')).Standing)
const { flights, ...motion } = lazyFlights<Types>(async () => (await import('./motion/flights.tsx')).flights)

export const late = {
  Explain,
  Cutscene,
  Standing,
  flights,
  lazy: lazyParts(words, Explain, HubLinks, Cutscene, Standing, motion),
}
