// Written by scripts/list-games.ts from modules/order.ts.
import { pitch as race } from '../race/words/en-pitch.ts'
import { pitch as mountain } from '../mountain/words/en-pitch.ts'
import { pitch as cellars } from '../cellars/words/en-pitch.ts'
import { pitch as englishman } from '../englishman/words/en-pitch.ts'
import { pitch as tome } from '../tome/words/en-pitch.ts'
import { pitch as council } from '../council/words/en-pitch.ts'
import { pitch as mobs } from '../mobs/words/en-pitch.ts'
import { pitch as haggis } from '../haggis/words/en-pitch.ts'

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
