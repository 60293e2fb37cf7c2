// Written by scripts/list-games.ts from modules/order.ts.
import * as race from '../race/words/fr-corrections.ts'
import * as cellars from '../cellars/words/fr-corrections.ts'
import * as tome from '../tome/words/fr-corrections.ts'
import * as council from '../council/words/fr-corrections.ts'
import * as mobs from '../mobs/words/fr-corrections.ts'
import * as haggis from '../haggis/words/fr-corrections.ts'

export const LAWS = {
  race: race.law,
  cellars: cellars.law,
  council: council.law,
  mobs: mobs.law,
  haggis: haggis.law,
}

export const GROUPS = {
  race: race.group,
  cellars: cellars.group,
  tome: tome.group,
  council: council.group,
  mobs: mobs.group,
  haggis: haggis.group,
}

export const KEYS = {
  ...race.keys,
  ...cellars.keys,
  ...tome.keys,
  ...council.keys,
  ...mobs.keys,
  ...haggis.keys,
}
