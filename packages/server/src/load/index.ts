export { ChildServer } from './child-server.ts'
export { testPostgres } from './postgres.ts'
export { surviveSeveral } from './several.ts'
export { type Survival, survive } from './survival.ts'
