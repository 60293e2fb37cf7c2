import { lazyPart } from '@bothy/board-kit/board/lazy.ts'
import { explainWords } from './details/explain-words.ts'

export const Explain = lazyPart(explainWords, async () => (await import('./details/explain.tsx')).Explain)
export const Standing = lazyPart(explainWords, async () => (await import('./scoring/standing.tsx')).Standing)
export const Production = lazyPart(explainWords, async () => (await import('./production/production.tsx')).Production)
export const ProductionSigns = lazyPart(
  explainWords,
  async () => (await import('./production/production-signs.tsx')).ProductionSigns,
)
export const MakingNote = lazyPart(explainWords, async () => (await import('./production/making-note.tsx')).MakingNote)
export const UnitsHere = lazyPart(explainWords, async () => (await import('./map/units-here.tsx')).UnitsHere)
export const UnitsSheet = lazyPart(explainWords, async () => (await import('./map/units-sheet.tsx')).UnitsSheet)
