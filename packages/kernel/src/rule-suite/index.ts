export { coachSuite, sightOf } from './coach.ts'
export { goldenGame, leaves, opened, wander } from './leaves.ts'
export { bookSuite } from './book.ts'
export { lessonSuite } from './lessons.ts'
export { hashOfInputs } from './inputs.ts'
export { notation } from './notation.ts'
export { recordedGames } from './recorded-games.ts'
export {
  both,
  NAMES,
  proofread,
  proofreadFrench,
  READERS,
  type Samples,
  type Sentences,
  sentences,
  tellWholeGame,
} from './sentences.ts'
export { taughtNamesSuite } from './taught-names.ts'
export { type Opening, seatOf, type Tested, Transcript } from './transcript.ts'
