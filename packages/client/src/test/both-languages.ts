import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { correctingWords } from '../pages/new-table/correcting-words.ts'
import { offerWords } from '../table/learning/words.ts'
import { roomWords } from '../table/waiting/words.ts'

/** Importing this loads all words in both languages and all parts of tables. */
await loadBothLanguages([correctingWords, offerWords, roomWords])
const boards = Object.values(import.meta.glob('../../../games/*/board/test/both-languages.ts'))
if (boards.length < 4) throw new Error('Words of some boards are missing.')
await Promise.all(boards.map((load) => load()))
