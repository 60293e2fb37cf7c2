// Written by scripts/list-games.ts from modules/order.ts.
import { race } from '../race/rules/index.ts'
import { mountain } from '../mountain/rules/index.ts'
import { cellars } from '../cellars/rules/index.ts'
import { englishman } from '../englishman/rules/index.ts'
import { tome } from '../tome/rules/index.ts'
import { council } from '../council/rules/index.ts'
import { mobs } from '../mobs/rules/index.ts'
import { haggis } from '../haggis/rules/index.ts'

export const MODULES = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}

export const FRAMES = {
  ...race.frames,
  ...mountain.frames,
  ...cellars.frames,
  ...englishman.frames,
  ...tome.frames,
  ...council.frames,
  ...mobs.frames,
  ...haggis.frames,
}

export const KNOWLEDGE = {
  ...race.knowledge,
  ...mountain.knowledge,
  ...cellars.knowledge,
  ...englishman.knowledge,
  ...tome.knowledge,
  ...council.knowledge,
  ...mobs.knowledge,
  ...haggis.knowledge,
}

export const VERBS = {
  ...race.verbs,
  ...mountain.verbs,
  ...cellars.verbs,
  ...englishman.verbs,
  ...tome.verbs,
  ...council.verbs,
  ...mobs.verbs,
  ...haggis.verbs,
}
