import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Transactions } from './transactions.ts'
import type { Asked, Told } from './write-thread.ts'

/** Another process may hold the write lock this long; only writers wait. */
const BUSY_MS = 5000
/** Pages of the log (16 MB) before a checkpoint: many plies share a page, which is then copied once. */
const LOG_PAGES = 4000

const db = new DatabaseSync(String(workerData), { timeout: BUSY_MS })
db.exec(`pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = ${LOG_PAGES}`)
const transactions = new Transactions(db)

function carryOut(asked: Asked): Told {
  if ('commit' in asked) return { answers: transactions.commit(asked.commit) }
  if ('commitLater' in asked) transactions.commitLater(asked.commitLater)
  else db.close()
  return { answers: [] }
}

function failure(error: unknown): Told {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined
  return { failed: { message: error instanceof Error ? error.message : String(error), errcode } }
}

parentPort?.on('message', (asked: Asked) => {
  let told: Told
  try {
    told = carryOut(asked)
  } catch (error) {
    told = failure(error)
  }
  parentPort?.postMessage(told)
  if ('close' in asked) parentPort?.close()
})
