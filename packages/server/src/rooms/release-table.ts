import { releaseTable } from '@bothy/room'
import { type Database, visitStore } from '../store/open.ts'
import { VERSION } from '../version.ts'

/** Releases a table stopped by a fault of its game, while servers run. False if it is not stopped or does not exist. */
export const release = (database: Database, table: string): Promise<boolean> =>
  visitStore(database, ({ store, tell }) =>
    releaseTable({ store, clock: { now: () => Date.now() }, otherProcesses: { tell } }, table, VERSION),
  )
