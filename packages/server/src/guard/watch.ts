import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { CallReader } from './shared-call.ts'

/** Longer than the thread takes between two beats. */
const TICK_MS = 1000
const LOOKS = 4
const MICROSECONDS = 1000

/**
 * True if the thread has computed for `limit` ms without coming round to anything else; false once `signal` aborts. Only processor time
 * counts, so that a sleeping or swapping machine is no fault.
 */
export async function isStuck(
  worker: Worker,
  calls: CallReader,
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
): Promise<boolean> {
  const tick = Math.min(TICK_MS, limit / LOOKS)
  let stage = ''
  let spent = 0
  let before: Spent | null = null
  while (!signal.aborted) {
    await sleep(tick, undefined, { ref: false })
    if (stage !== calls.stage) {
      stage = calls.stage
      spent = 0
      before = null
      continue
    }
    const now = await spentBy(worker, tick)
    if (before !== null) spent += spentSince(before, now)
    before = now
    if (spent >= limit && stage === calls.stage) return !signal.aborted
  }
  return false
}

type Spent = { readonly thread: number | null; readonly process: number; readonly at: number }

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / MICROSECONDS

/** A thread in native code reports no usage: then the process time and the elapsed time are upper bounds. */
function spentSince(before: Spent, now: Spent): number {
  if (before.thread !== null && now.thread !== null) return now.thread - before.thread
  return Math.min(now.process - before.process, now.at - before.at)
}

async function spentBy(worker: Worker, patience: number): Promise<Spent> {
  const asked = worker.cpuUsage().then(milliseconds, () => null)
  const thread = await Promise.race([asked, sleep(patience, null, { ref: false })])
  return { thread, process: milliseconds(process.cpuUsage()), at: performance.now() }
}
