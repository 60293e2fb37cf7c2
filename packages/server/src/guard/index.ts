export type { PlainOptions } from './server-thread.ts'
export { type Supervised, superviseServer } from './supervisor.ts'
