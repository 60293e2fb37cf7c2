import './guide/styles.css'
import { mapSizeFor } from '@bothy/clans-of-caledonia/data'
import { type Mark, markedParts, markOf } from '@bothy/clans-of-caledonia/data/provenance'
import type { Correction } from '@bothy/kernel'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { uncertainLines } from '@bothy/board-kit/board/details/uncertain.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { SideMap } from './guide/data-map.tsx'
import { groupOf, SECTIONS, sideIn } from './guide/data-places.ts'
import { SpaceField } from './guide/data-space.tsx'
import { guideWords } from './guide/data-words.ts'

const MARKS = ['reconstructed', 'doubtful', 'corrected'] as const satisfies readonly Mark[]

const isUnused = (part: string, seats: number): boolean =>
  (part.startsWith('market.') && part !== `market.${mapSizeFor(seats)}`) || (part === 'solo' && seats > 1)

function uncertain(corrections: readonly Correction[], seats: number | null, language: Language): readonly string[] {
  const parts = markedParts(corrections).filter(({ part }) => seats === null || !isUnused(part, seats))
  return uncertainLines(parts, MARKS, guideWords.of(language).terms)
}

export const guide: DataGuide = {
  words: guideWords,
  sections: SECTIONS,
  groupOf,
  markOf: (at, corrections) => markOf(at, corrections),
  uncertain,
  hasField: (at) => at.includes('.hexes.'),
  Field: SpaceField,
  hasPicture: (group) => sideIn(group) !== null,
  Picture: SideMap,
}
