import type { Browser, Page } from 'playwright-core'
import { Mouse } from './mouse.ts'
import { enter } from './visitor.ts'

export type Held = { readonly megabytes: number; readonly detached: number }

/** One collection sometimes frees only part of the garbage. */
const SWEEPS = 3

export async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  try {
    for (let i = 0; i < SWEEPS; i++) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { nodes } = await session.send('Memory.getDOMCounters')
    const shown = await page.evaluate(() => {
      const walk = document.createTreeWalker(document)
      let count = 1
      while (walk.nextNode() !== null) count++
      return count
    })
    return { megabytes: usedSize / 2 ** 20, detached: nodes - shown }
  } finally {
    await session.detach()
  }
}

export type Growth = { readonly decisions: number; readonly megabytes: number; readonly detached: number }

/** Decisions that are not counted, since things are fetched and drawn for the first time. */
const FIRST = 10
const BOTS = 1
/** Milliseconds without a decision after which the mouse counts as stuck. */
const STUCK = 20_000

function countDecisions(): void {
  const Native = WebSocket
  Object.assign(globalThis, { bothyDecisions: 0 })
  globalThis.WebSocket = class extends Native {
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (typeof data === 'string' && /"type":"(?:submit|sequence)"/.test(data))
        Reflect.set(globalThis, 'bothyDecisions', Number(Reflect.get(globalThis, 'bothyDecisions')) + 1)
      super.send(data)
    }
  }
}

export async function growthAtTable(
  browser: Browser,
  url: string,
  game: string,
  wanted: { readonly decisions: number; readonly longest: number },
): Promise<Growth> {
  const visitor = await enter(browser, url)
  try {
    const page = await visitor.context.newPage()
    await page.addInitScript(countDecisions)
    const end = performance.now() + wanted.longest
    let furthest: Growth = { decisions: 0, megabytes: 0, detached: 0 }
    while (furthest.decisions < wanted.decisions && performance.now() < end) {
      await page.goto(`/table/${await visitor.table(game, BOTS)}`)
      const { isOver, ...growth } = await growOn(page, wanted.decisions, end)
      if (growth.decisions > furthest.decisions) furthest = growth
      if (isOver) break
    }
    if (furthest.decisions <= FIRST) throw new Error(`no more than ${FIRST} decisions at a table of ${game}`)
    return furthest
  } finally {
    await visitor.context.close()
  }
}

async function growOn(page: Page, wanted: number, end: number): Promise<Growth & { readonly isOver: boolean }> {
  const mouse = new Mouse(page)
  let [decisions, since, isOver]: [number, number, boolean] = [0, performance.now(), false]
  let before: Held | null = null
  while (decisions < wanted && performance.now() < Math.min(end, since + STUCK)) {
    const spot = await mouse.look()
    isOver = spot === 'over'
    if (spot === 'over' || mouse.isLost) break
    if (spot === null) await page.waitForTimeout(20)
    else {
      await mouse.point(spot)
      await mouse.click(spot)
    }
    const now = Number(await page.evaluate((): unknown => Reflect.get(globalThis, 'bothyDecisions')))
    if (now === decisions) continue
    ;[decisions, since] = [now, performance.now()]
    mouse.rest()
    if (before === null && decisions >= FIRST) before = await heldBy(page)
  }
  const after = await heldBy(page)
  return {
    decisions,
    megabytes: after.megabytes - (before ?? after).megabytes,
    detached: after.detached,
    isOver,
  }
}
