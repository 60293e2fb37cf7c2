// Written by scripts/list-games.ts from modules/order.ts.
import { race, raceWords } from '../race/words/en.ts'
import { mountain, mountainWords } from '../mountain/words/en.ts'
import { cellars, cellarsWords } from '../cellars/words/en.ts'
import { englishman, englishmanWords } from '../englishman/words/en.ts'
import { tome, tomeWords } from '../tome/words/en.ts'
import { council, councilWords } from '../council/words/en.ts'
import { mobs, mobsWords } from '../mobs/words/en.ts'
import { haggis, haggisWords } from '../haggis/words/en.ts'

export const TEXTS = {
  race: race,
  mountain: mountain,
  cellars: cellars,
  englishman: englishman,
  tome: tome,
  council: council,
  mobs: mobs,
  haggis: haggis,
}

export const WORDS = {
  race: raceWords,
  mountain: mountainWords,
  cellars: cellarsWords,
  englishman: englishmanWords,
  tome: tomeWords,
  council: councilWords,
  mobs: mobsWords,
  haggis: haggisWords,
}
