import type { RngState } from '@bothy/kernel'
import type { ChronicleId } from '../../../modules/module-types.ts'
import type { AnyOf, Opened } from './chapter.ts'
import { cellars } from './cellars.ts'
import { anyCellars } from './cellars-box.ts'
import { anyCouncil, council } from './council.ts'
import { haggis } from './haggis.ts'
import { anyHaggis } from './haggis-box.ts'
import { mobs } from './mobs.ts'
import { anyMobs } from './mobs-cases.ts'
import { anyMountain, mountain } from './mountain.ts'
import { anyEnglishman, englishman } from './englishman.ts'
import { race } from './race.ts'
import { anyRace } from './race-box.ts'
import { tome } from './tome.ts'
import { anyTome } from './tome-cases.ts'

export type Read = {
  readonly id: ChronicleId
  readonly fewest: number
  readonly opened: Opened
  readonly any: (rng: RngState) => AnyOf
}

/** The Chronicles that have been read a second time, in the order in which they act (GM2-X10). */
export const CHAPTERS: readonly Read[] = [
  { id: 'race', fewest: 2, opened: race, any: anyRace },
  { id: 'mountain', fewest: 2, opened: mountain, any: anyMountain },
  { id: 'cellars', fewest: 2, opened: cellars, any: anyCellars },
  { id: 'englishman', fewest: 3, opened: englishman, any: anyEnglishman },
  { id: 'tome', fewest: 2, opened: tome, any: anyTome },
  { id: 'council', fewest: 2, opened: council, any: anyCouncil },
  { id: 'mobs', fewest: 2, opened: mobs, any: anyMobs },
  { id: 'haggis', fewest: 2, opened: haggis, any: anyHaggis },
]
