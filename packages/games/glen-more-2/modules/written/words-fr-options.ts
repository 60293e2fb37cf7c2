// Written by scripts/list-games.ts from modules/order.ts.
import { option as race } from '../race/words/fr-option.ts'
import { option as mountain } from '../mountain/words/fr-option.ts'
import { option as cellars } from '../cellars/words/fr-option.ts'
import { option as englishman } from '../englishman/words/fr-option.ts'
import { option as tome } from '../tome/words/fr-option.ts'
import { option as council } from '../council/words/fr-option.ts'
import { option as mobs } from '../mobs/words/fr-option.ts'
import { option as haggis } from '../haggis/words/fr-option.ts'
import { values } from '../../words/fr-chosen.ts'

export const OPTIONS = {
  race: { ...race, values },
  mountain: { ...mountain, values },
  cellars: { ...cellars, values },
  englishman: { ...englishman, values },
  tome: { ...tome, values },
  council: { ...council, values },
  mobs: { ...mobs, values },
  haggis: { ...haggis, values },
}
