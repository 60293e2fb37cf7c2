import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { words } from '../words.ts'

/** All words of the game in both languages are there once this is imported. */
await loadBothLanguages([words])
