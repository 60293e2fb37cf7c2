export { backup } from './backup/backup.ts'
export { restore } from './backup/restore.ts'
export { StartProblem } from './start-problem.ts'
export { type RunningServer, type ServerOptions, databaseFile, startServer } from './start.ts'
