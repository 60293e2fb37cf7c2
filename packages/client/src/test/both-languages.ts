import { explainWords } from '../games/clans-of-caledonia/explain-words.ts'
import { words as clansOfCaledonia } from '../games/clans-of-caledonia/words.ts'
import { loadAllChronicles } from '../games/glen-more-2/chronicles/load.ts'
import { explainWords as glenMore2Explain } from '../games/glen-more-2/explain-words.ts'
import { words as glenMore2 } from '../games/glen-more-2/words.ts'
import { words as glenMore } from '../games/glen-more/words.ts'
import { words as lordsOfScotland } from '../games/lords-of-scotland/words.ts'
import { correctingWords } from '../pages/new-table/correcting-words.ts'
import { clockWords } from '../ui/clock-words.ts'
import { shell } from '../ui/i18n.ts'

/** Whoever imports this has all words in both languages, and all parts of tables, before it begins, and may change the language at once. */
await Promise.all(
  [
    shell,
    clockWords,
    correctingWords,
    clansOfCaledonia,
    explainWords,
    glenMore,
    glenMore2,
    glenMore2Explain,
    lordsOfScotland,
  ].flatMap((words) => [words.load('en'), words.load('fr')]),
)
await loadAllChronicles()
