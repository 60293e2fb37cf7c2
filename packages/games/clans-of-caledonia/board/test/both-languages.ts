import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { explainWords } from '../details/explain-words.ts'
import { words } from '../words.ts'

/** Imported for its effect: loads the words of both languages. */
await loadBothLanguages([words, explainWords])
