import type { Types } from '@bothy/clans-of-caledonia/data'
import { lazyFlights, lazyPart, lazyParts } from '@bothy/board-kit/board/lazy.ts'
import { explainWords } from '../details/explain-words.ts'
import { Explain, MakingNote, Production, ProductionSigns, Standing, UnitsHere } from '../lazy.ts'

export const Cutscene = lazyPart(explainWords, async () => (await import('./cutscene.tsx')).Cutscene)
const { flights, ...motion } = lazyFlights<Types>(async () => (await import('./flights.tsx')).flights)

export const lazy = lazyParts(
  explainWords,
  Explain,
  Standing,
  Cutscene,
  Production,
  ProductionSigns,
  MakingNote,
  UnitsHere,
  motion,
)
export { flights }
