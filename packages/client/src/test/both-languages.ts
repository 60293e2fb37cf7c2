import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { correctingWords } from '../pages/new-table/correcting-words.ts'
import { roomWords } from '../table/waiting/words.ts'

/** Importing this loads all words in both languages and all parts of tables. */
await loadBothLanguages([correctingWords, roomWords])
await Promise.all(
  Object.values(import.meta.glob('../../../games/*/board/test/both-languages.ts')).map((load) => load()),
)
