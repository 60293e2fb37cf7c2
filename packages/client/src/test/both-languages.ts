import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { explainWords } from '../games/clans-of-caledonia/explain-words.ts'
import { words as clansOfCaledonia } from '../games/clans-of-caledonia/words.ts'
import { loadAllChronicles } from '../games/glen-more-2/chronicles/load.ts'
import { explainWords as glenMore2Explain } from '../games/glen-more-2/explain-words.ts'
import { words as glenMore2 } from '../games/glen-more-2/words.ts'
import { words as glenMore } from '../games/glen-more/words.ts'
import { words as lordsOfScotland } from '../games/lords-of-scotland/words.ts'
import { correctingWords } from '../pages/new-table/correcting-words.ts'

/** All words in both languages, and all parts of tables, are there once this is imported. */
await loadBothLanguages([
  correctingWords,
  clansOfCaledonia,
  explainWords,
  glenMore,
  glenMore2,
  glenMore2Explain,
  lordsOfScotland,
])
await loadAllChronicles()
