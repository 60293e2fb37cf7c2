import { cellars, cellarsWords } from '../chronicles/cellars/messages/en.ts'
import { council, councilWords } from '../chronicles/council/messages/en.ts'
import { englishman, englishmanWords } from '../chronicles/englishman/messages/en.ts'
import { haggis, haggisWords } from '../chronicles/haggis/messages/en.ts'
import { mobs, mobsWords } from '../chronicles/mobs/messages/en.ts'
import { mountain, mountainWords } from '../chronicles/mountain/messages/en.ts'
import { race, raceWords } from '../chronicles/race/messages/en.ts'
import { tome, tomeWords } from '../chronicles/tome/messages/en.ts'
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
for (const texts of Object.values(TEXTS)) bringWords('en', texts)

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
