// Written by scripts/list-games.ts from modules/order.ts.
import { option as race } from '../race/words/en-option.ts'
import { option as mountain } from '../mountain/words/en-option.ts'
import { option as cellars } from '../cellars/words/en-option.ts'
import { option as englishman } from '../englishman/words/en-option.ts'
import { option as tome } from '../tome/words/en-option.ts'
import { option as council } from '../council/words/en-option.ts'
import { option as mobs } from '../mobs/words/en-option.ts'
import { option as haggis } from '../haggis/words/en-option.ts'
import { values } from '../../words/en-chosen.ts'

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
