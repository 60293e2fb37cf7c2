export * from './coach.ts'
export { type CoachMemory, MOST_IN_ROUND, NOTHING_SAID, pick, type Picked, remember } from './memory.ts'
