// Written by scripts/list-games.ts from modules/order.ts.
import { race, raceWords } from '../race/words/fr.ts'
import { mountain, mountainWords } from '../mountain/words/fr.ts'
import { cellars, cellarsWords } from '../cellars/words/fr.ts'
import { englishman, englishmanWords } from '../englishman/words/fr.ts'
import { tome, tomeWords } from '../tome/words/fr.ts'
import { council, councilWords } from '../council/words/fr.ts'
import { mobs, mobsWords } from '../mobs/words/fr.ts'
import { haggis, haggisWords } from '../haggis/words/fr.ts'

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
