import { cellars, cellarsWords } from '../chronicles/cellars/messages/fr.ts'
import { council, councilWords } from '../chronicles/council/messages/fr.ts'
import { englishman, englishmanWords } from '../chronicles/englishman/messages/fr.ts'
import { haggis, haggisWords } from '../chronicles/haggis/messages/fr.ts'
import { mobs, mobsWords } from '../chronicles/mobs/messages/fr.ts'
import { mountain, mountainWords } from '../chronicles/mountain/messages/fr.ts'
import { race, raceWords } from '../chronicles/race/messages/fr.ts'
import { tome, tomeWords } from '../chronicles/tome/messages/fr.ts'
import type { ChronicleId, Nouns } from '../chronicles/nouns.ts'
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
