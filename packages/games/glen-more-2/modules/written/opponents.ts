// Written by scripts/list-games.ts from modules/order.ts.
import { raceStrategy as race } from '../race/opponents/index.ts'
import { mountainStrategy as mountain } from '../mountain/opponents/index.ts'
import { cellarsStrategy as cellars } from '../cellars/opponents/index.ts'
import { englishmanStrategy as englishman } from '../englishman/opponents/index.ts'
import { tomeStrategy as tome } from '../tome/opponents/index.ts'
import { councilStrategy as council } from '../council/opponents/index.ts'
import { mobsStrategy as mobs } from '../mobs/opponents/index.ts'
import { haggisStrategy as haggis } from '../haggis/opponents/index.ts'

export const STRATEGIES = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}
