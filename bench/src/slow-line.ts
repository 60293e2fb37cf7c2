import type { Browser } from 'playwright-core'
import { enter } from './visitor.ts'

const SLOW = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 }
const LONGEST = 60_000

export type Arrival = {
  /** From the click on the link until every "Play now" can be pressed. */
  readonly playable: number
  readonly listed: number
  readonly bytes: number
}

function watch(): void {
  const seen = new Map<string, number>()
  Object.assign(globalThis, { bothyArrival: seen })
  const wanted = {
    playable: '.game-card .primary:not(:disabled)',
    listed: '.my-game a',
  }
  const look = (): void => {
    for (const [name, selector] of Object.entries(wanted))
      if (!seen.has(name) && document.querySelector(selector) !== null) seen.set(name, performance.now())
    if (seen.size < Object.keys(wanted).length) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function arrive(browser: Browser, url: string, games: readonly string[]): Promise<Arrival> {
  const visitor = await enter(browser, url)
  try {
    for (const game of games) await visitor.table(game, 3)
    const page = await visitor.context.newPage()
    const line = await visitor.context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', SLOW)
    let bytes = 0
    line.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watch)
    await page.goto('/', { waitUntil: 'commit' })
    const found = await page.waitForFunction(
      () => {
        const seen: unknown = Reflect.get(globalThis, 'bothyArrival')
        return seen instanceof Map && seen.size === 2
          ? [Number(seen.get('playable')), Number(seen.get('listed'))]
          : null
      },
      null,
      { timeout: LONGEST },
    )
    const [playable = Number.NaN, listed = Number.NaN] = (await found.jsonValue()) ?? []
    return { playable, listed, bytes }
  } finally {
    await visitor.context.close()
  }
}
