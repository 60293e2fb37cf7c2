export { type Survival, type SurvivalOptions, survive } from './survival.ts'
