import { DatabaseSync } from 'node:sqlite'
import { StartProblem, isBusy } from '../start-problem.ts'

/** A lock that nothing refers to would be collected as garbage, and end. */
const held = new Set<DatabaseSync>()

/**
 * Holds the file for one server until the returned function is called. The system lock on a file beside it ends with the process. Throws a
 * `StartProblem` while another server holds it.
 */
export function holdFile(path: string): () => void {
  const lock = new DatabaseSync(`${path}.lock`)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartProblem(
      `${path} is served by another Bothy already: stop that one, choose another folder with --data, or let both use one PostgreSQL with --database-url.`,
      { cause: error },
    )
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}
