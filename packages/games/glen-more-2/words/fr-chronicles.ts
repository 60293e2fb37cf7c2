import { cellars, cellarsWords } from '../modules/cellars/words/fr.ts'
import { council, councilWords } from '../modules/council/words/fr.ts'
import { englishman, englishmanWords } from '../modules/englishman/words/fr.ts'
import { haggis, haggisWords } from '../modules/haggis/words/fr.ts'
import { mobs, mobsWords } from '../modules/mobs/words/fr.ts'
import { mountain, mountainWords } from '../modules/mountain/words/fr.ts'
import { race, raceWords } from '../modules/race/words/fr.ts'
import { tome, tomeWords } from '../modules/tome/words/fr.ts'
import type { ChronicleId, Nouns } from '../modules/nouns.ts'
import { bringWords } from './brought.ts'
import type { ChronicleTexts } from './chronicle-texts.ts'

/** One line for each Chronicle: one that is missing does not compile. */
const TEXTS: { readonly [K in ChronicleId]: ChronicleTexts<Nouns[K]> } = {
  race,
  mountain,
  cellars,
  englishman,
  tome,
  council,
  mobs,
  haggis,
}
for (const texts of Object.values(TEXTS)) bringWords('fr', texts)

export const chronicleWords = {
  race: raceWords,
  mountain: mountainWords,
  cellars: cellarsWords,
  englishman: englishmanWords,
  tome: tomeWords,
  council: councilWords,
  mobs: mobsWords,
  haggis: haggisWords,
} as const satisfies { readonly [K in ChronicleId]: object }
