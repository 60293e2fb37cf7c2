export { backup } from './backup/backup.ts'
export { restore } from './backup/restore.ts'
export { changeKeys } from './change-keys.ts'
export { databaseFile } from './data-folder.ts'
export {
  findReport,
  type Measure,
  moderate,
  moderationLog,
  type ModerationLog,
  reports,
  type ShownReport,
} from './moderate.ts'
export { newPasswordLink } from './new-password.ts'
export { release } from './release-table.ts'
export { StartProblem } from './start-problem.ts'
export type { ServerOptions } from './server-options.ts'
export { type RunningServer, startServer } from './start.ts'
