import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { CallReader } from './shared-call.ts'

/** Longer than the thread takes between two beats. */
const TICK_MS = 1000
const LOOKS = 4
const MICROSECONDS = 1000

/**
 * Looks whether a thread is stuck: whether it has computed for `limit` milliseconds without coming round to anything else. Only processor time counts, so
 * that a machine that slept, swaps or has other things to do is no fault. Resolves to true then, to false once `signal` says that nobody wants to know.
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

/** A thread that is deep in native code does not answer: then it can have taken no more than the whole process has, and no more than the time. */
function spentSince(before: Spent, now: Spent): number {
  if (before.thread !== null && now.thread !== null) return now.thread - before.thread
  return Math.min(now.process - before.process, now.at - before.at)
}

async function spentBy(worker: Worker, patience: number): Promise<Spent> {
  const asked = worker.cpuUsage().then(milliseconds, () => null)
  const thread = await Promise.race([asked, sleep(patience, null, { ref: false })])
  return { thread, process: milliseconds(process.cpuUsage()), at: performance.now() }
}
