import { launch } from '@bothy/bench/browser'
import type { Browser } from 'playwright-core'

let started: Promise<Browser> | undefined

/** One browser for all files of this process, since starting one takes longer than many tests; it ends with the process. */
export async function browserHere(): Promise<Browser> {
  const known = await started
  if (known?.isConnected() === true) return known
  started = launch()
  return started
}
