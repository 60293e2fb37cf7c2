import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { loadAllChronicles } from '../chronicles/load.ts'
import { explainWords } from '../details/explain-words.ts'
import { loadPictures } from '../tile/pictures.ts'
import { words } from '../words.ts'

await loadBothLanguages([words, explainWords])
await loadAllChronicles()
await loadPictures()
