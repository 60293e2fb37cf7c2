export * from './lesson.ts'
export { answersTo, ChapterFault, fits, fitting, legalPlies, objectionTo, opening, seatOfLetter } from './plies.ts'
export { walk, type Walked } from './walk.ts'
