// Written by scripts/list-games.ts from modules/order.ts.
import { manifest as race } from '../race/manifest.ts'
import { manifest as mountain } from '../mountain/manifest.ts'
import { manifest as cellars } from '../cellars/manifest.ts'
import { manifest as englishman } from '../englishman/manifest.ts'
import { manifest as tome } from '../tome/manifest.ts'
import { manifest as council } from '../council/manifest.ts'
import { manifest as mobs } from '../mobs/manifest.ts'
import { manifest as haggis } from '../haggis/manifest.ts'

export const MANIFESTS = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}
