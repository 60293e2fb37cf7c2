// Written by scripts/list-games.ts from modules/order.ts.
import { raceLore as race } from '../race/opponents/index.ts'
import { mountainLore as mountain } from '../mountain/opponents/index.ts'
import { cellarsLore as cellars } from '../cellars/opponents/index.ts'
import { englishmanLore as englishman } from '../englishman/opponents/index.ts'
import { tomeLore as tome } from '../tome/opponents/index.ts'
import { councilLore as council } from '../council/opponents/index.ts'
import { mobsLore as mobs } from '../mobs/opponents/index.ts'
import { haggisLore as haggis } from '../haggis/opponents/index.ts'

export const LORES = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}
