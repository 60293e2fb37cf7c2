import { launch } from '@bothy/bench/browser'
import type { Browser } from 'playwright-core'

let started: Promise<Browser> | undefined

/**
 * One browser for all files that run in this process, since to start one takes longer than many a test. Everybody in it has a
 * context of their own, which shares nothing with the others. It ends with the process.
 */
export async function browserHere(): Promise<Browser> {
  const known = await started
  if (known?.isConnected() === true) return known
  started = launch()
  return started
}
