// Written by scripts/list-games.ts from modules/order.ts.
import { Picture as race } from '../../race/board/picture.tsx'
import { Picture as mountain } from '../../mountain/board/picture.tsx'
import { Picture as cellars } from '../../cellars/board/picture.tsx'
import { Picture as englishman } from '../../englishman/board/picture.tsx'
import { Picture as tome } from '../../tome/board/picture.tsx'
import { Picture as council } from '../../council/board/picture.tsx'
import { Picture as mobs } from '../../mobs/board/picture.tsx'
import { Picture as haggis } from '../../haggis/board/picture.tsx'

export const PICTURES = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}
