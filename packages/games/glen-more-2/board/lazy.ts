import type { Types } from '@bothy/glen-more-2/data'
import { lazyFlights, lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { explainWords } from './details/explain-words.ts'
import { loadPictures } from './tile/pictures.ts'

const Explain = lazyPart(explainWords, async () => (await import('./details/explain.tsx')).Explain)
export const HubLinks = lazyPart(explainWords, async () => (await import('./details/hub-links.tsx')).HubLinks)
export const Standing = lazyPart(explainWords, async () => (await import('./seats/standing.tsx')).Standing)
const Cutscene = lazyPart(explainWords, async () => (await import('./scoring/cutscene.tsx')).Cutscene)
const { flights, ...motion } = lazyFlights<Types>(async () => (await import('./motion/flights.tsx')).flights)

export const late = {
  Explain,
  Standing,
  Cutscene,
  flights,
  lazy: lazyParts(explainWords, Explain, HubLinks, Standing, Cutscene, { load: loadPictures }, motion),
}
