import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { words } from '../words.ts'

/** Importing this loads all words of the game in both languages. */
await loadBothLanguages([words])
