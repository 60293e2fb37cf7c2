// Written by scripts/list-games.ts from modules/order.ts.
import type { RaceNouns } from '../race/rules/types.ts'
import type { MountainNouns } from '../mountain/rules/types.ts'
import type { CellarsNouns } from '../cellars/rules/types.ts'
import type { EnglishmanNouns } from '../englishman/rules/types.ts'
import type { TomeNouns } from '../tome/rules/types.ts'
import type { CouncilNouns } from '../council/rules/types.ts'
import type { MobsNouns } from '../mobs/rules/types.ts'
import type { HaggisNouns } from '../haggis/rules/types.ts'

export type Nouns = {
  race: RaceNouns
  mountain: MountainNouns
  cellars: CellarsNouns
  englishman: EnglishmanNouns
  tome: TomeNouns
  council: CouncilNouns
  mobs: MobsNouns
  haggis: HaggisNouns
}
