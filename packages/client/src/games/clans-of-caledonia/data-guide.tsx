import { mapSizeFor } from '@bothy/clans-of-caledonia/data'
import { type Mark, markedParts, markOf } from '@bothy/clans-of-caledonia/data/provenance'
import type { Correction } from '@bothy/kernel'
import type { DataGuide } from '../../board/data-guide.ts'
import type { Language } from '../../ui/language.ts'
import { SideMap } from './data-map.tsx'
import { groupOf, SECTIONS, sideIn } from './data-places.ts'
import { SpaceField } from './data-space.tsx'
import { guideWords } from './data-words.ts'

const MARKS = ['reconstructed', 'doubtful', 'corrected'] as const satisfies readonly Mark[]

/** Parts that a table of so many does not use. */
const isUnused = (part: string, seats: number): boolean =>
  (part.startsWith('market.') && part !== `market.${mapSizeFor(seats)}`) || (part === 'solo' && seats > 1)

/** "Map side A1: 20 of 88 values reconstructed, 2 of 88 values read without certainty". */
function uncertain(corrections: readonly Correction[], seats: number | null, language: Language): readonly string[] {
  const { terms } = guideWords.of(language)
  return markedParts(corrections).flatMap(({ part, marks, of }) => {
    if (seats !== null && isUnused(part, seats)) return []
    const told = MARKS.flatMap((mark) => {
      const n = marks[mark]
      if (n === 0) return []
      return [n === of ? terms.allOf(terms.markName(mark)) : terms.someOf(n, of, terms.markName(mark))]
    })
    return [terms.of(terms.partName(part), told.join(', '))]
  })
}

/** Everything that is printed in the box, for its owner. */
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
