export { StartProblem } from './start-problem.ts'
export { type RunningServer, type ServerOptions, startServer } from './start.ts'
