import { haltTable } from '@bothy/room'
import { reportsFolder } from '../ops/data-folder.ts'
import { Reports } from '../ops/reports.ts'
import type { Services } from '../services.ts'
import { type Database, visitStore } from '../store/open.ts'
import { VERSION } from '../version.ts'
import type { Call } from './shared-call.ts'

export function stopTable(
  database: Database,
  { table, task, wanted }: Call,
  { error, report }: { readonly error: Error; readonly report: Services['report'] },
): Promise<void> {
  const reports = new Reports(reportsFolder(database.dataDir), VERSION)
  return visitStore(database, ({ store, tell }) =>
    haltTable(
      {
        store,
        clock: { now: () => Date.now() },
        otherProcesses: { tell },
        guard: { program: VERSION, report: (fault) => reports.write(fault) },
        report: (fault, problem, game) => report(fault, problem, game === undefined ? {} : { game }),
      },
      table,
      { kind: 'looped', task, wanted, error },
    ),
  )
}
