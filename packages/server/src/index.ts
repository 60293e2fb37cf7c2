export { backup } from './backup/backup.ts'
export { restore } from './backup/restore.ts'
export { changeKeys } from './identity/change-keys.ts'
export { databaseFile } from './ops/data-folder.ts'
export {
  findReport,
  type Measure,
  moderate,
  moderationLog,
  type ModerationLog,
  reports,
  type ShownReport,
} from './ops/moderate.ts'
export { newPasswordLink } from './identity/new-password.ts'
export { release } from './rooms/release-table.ts'
export { StartProblem } from './start-problem.ts'
export type { ServerOptions } from './server-options.ts'
export { type RunningServer, startServer } from './start.ts'
