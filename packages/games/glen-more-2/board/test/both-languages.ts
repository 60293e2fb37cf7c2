import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { loadAllChronicles } from '../chronicles/load.ts'
import { explainWords } from '../details/explain-words.ts'
import { words } from '../words.ts'

/** All words of the game in both languages are there once this is imported. */
await loadBothLanguages([words, explainWords])
await loadAllChronicles()
