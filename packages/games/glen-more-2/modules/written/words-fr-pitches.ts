// Written by scripts/list-games.ts from modules/order.ts.
import { pitch as race } from '../race/words/fr-pitch.ts'
import { pitch as mountain } from '../mountain/words/fr-pitch.ts'
import { pitch as cellars } from '../cellars/words/fr-pitch.ts'
import { pitch as englishman } from '../englishman/words/fr-pitch.ts'
import { pitch as tome } from '../tome/words/fr-pitch.ts'
import { pitch as council } from '../council/words/fr-pitch.ts'
import { pitch as mobs } from '../mobs/words/fr-pitch.ts'
import { pitch as haggis } from '../haggis/words/fr-pitch.ts'

export const PITCHES = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}
