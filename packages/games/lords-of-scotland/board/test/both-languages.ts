import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { words } from '../words.ts'

await loadBothLanguages([words])
