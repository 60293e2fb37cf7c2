import type { CellarsReason } from './cellars/rules/reason-types.ts'
import type { CouncilNouns } from './council/rules/types.ts'
import type { EnglishmanReason } from './englishman/rules/reason-types.ts'
import type { HaggisNouns } from './haggis/rules/types.ts'
import type { MobsNouns } from './mobs/rules/types.ts'
import type { MountainNouns } from './mountain/rules/types.ts'
import type { RaceNouns } from './race/rules/types.ts'
import type { TomeReason } from './tome/rules/reason-types.ts'

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
