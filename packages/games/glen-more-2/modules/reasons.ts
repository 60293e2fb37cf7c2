import type { CellarsReason } from './cellars/reason-types.ts'
import type { CouncilNouns } from './council/types.ts'
import type { EnglishmanReason } from './englishman/reason-types.ts'
import type { HaggisNouns } from './haggis/types.ts'
import type { MobsNouns } from './mobs/types.ts'
import type { MountainNouns } from './mountain/types.ts'
import type { RaceNouns } from './race/types.ts'
import type { TomeReason } from './tome/reason-types.ts'

/** Apart from the other nouns, since views of Chronicles tell any reason: else these types would import themselves. */
export type ChronicleReason =
  | RaceNouns['reason']
  | MountainNouns['reason']
  | CellarsReason
  | EnglishmanReason
  | TomeReason
  | CouncilNouns['reason']
  | MobsNouns['reason']
  | HaggisNouns['reason']
