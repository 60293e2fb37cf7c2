export { ChildServer } from './child-server.ts'
export { type Survival, type SurvivalOptions, survive } from './survival.ts'
