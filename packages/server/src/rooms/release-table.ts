import { releaseTable } from '@bothy/room'
import { type Database, visitStore } from '../store/open.ts'
import { VERSION } from '../version.ts'

/** Lets a table go on at which its game has failed, while servers run. False for one that is not stopped, or not there. */
export const release = (database: Database, table: string): Promise<boolean> =>
  visitStore(database, ({ store, tell }) =>
    releaseTable({ store, clock: { now: () => Date.now() }, otherProcesses: { tell } }, table, VERSION),
  )
