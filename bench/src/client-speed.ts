import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_IDS } from '@bothy/games'
import { ChildServer } from '@bothy/server/load'
import { launch } from './browser.ts'
import { clicksAtTable } from './clicks.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { growthAtTable } from './memory.ts'
import { quantile } from './rounds.ts'
import { type Arrival, arrive } from './slow-line.ts'

/** Lower is better: a floor must not be exceeded. */
const HOME = { floor: 4000, goal: 3000 }
const CLICK = { floor: 100, goal: 60 }
const ECHO = { floor: 80, goal: 50 }
const CLICKS = { quick: 30, full: 120 }
/** Longest measuring time for one game, in milliseconds; a game in which others move often gives fewer clicks. */
const LONGEST = 150_000
const CLICKS_TOLD = 20
/** Milliseconds between moves of bots; without a pause they would be drawn between a click and its answer. */
const BOT_DELAY_MS = 300
const VISITS = { quick: 1, full: 3 }
/** Megabytes more than after the first ten decisions. */
const MEMORY = { floor: 30, goal: 5 }
const DECISIONS = { quick: 30, full: 100 }

export async function waitingFigures({ quick, game: asked, onStep }: BenchOptions): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bothy-bench-'))
  const server = await ChildServer.start({ dataDir: folder, port: 0, botDelayMs: BOT_DELAY_MS })
  const browser = await launch()
  try {
    const figures: Figure[] = []
    // Before the visits to the home page: each of them leaves tables behind at which bots are still thinking.
    for (const game of asked === undefined ? GAME_IDS : [asked]) {
      onStep(`client: clicks at a table of ${game}`)
      const wanted = quick ? CLICKS.quick : CLICKS.full
      const { clicks, work } = await clicksAtTable(browser, server.url, game, {
        clicks: wanted,
        longest: LONGEST,
        onClicks: (made) => {
          if (made % CLICKS_TOLD === 0) onStep(`client: ${made} of ${wanted} clicks at a table of ${game}`)
        },
      })
      const boards = clicks.map(({ board }) => board)
      const echoes = clicks.map(({ echo }) => echo)
      figures.push(
        {
          id: `client.click.${game}`,
          value: quantile(boards, 0.95),
          unit: 'ms p95',
          ...CLICK,
          note: `lower is better; click to painted board, p50 ${Math.round(quantile(boards, 0.5))} ms of ${clicks.length}`,
        },
        {
          id: `client.echo.${game}`,
          value: quantile(echoes, 0.95),
          unit: 'ms p95',
          ...ECHO,
          note: `lower is better; click until it is seen to be taken, p50 ${Math.round(quantile(echoes, 0.5))} ms`,
        },
        {
          id: `client.work.${game}`,
          value: work.all,
          unit: 'ms of processor',
          note: `lower is better; main thread from the first pick to the painted board: script ${Math.round(work.script)}, style ${Math.round(work.style)}, layout ${Math.round(work.layout)}`,
        },
      )
      onStep(`client: memory of a table of ${game}`)
      const { decisions, megabytes, detached } = await growthAtTable(browser, server.url, game, {
        decisions: quick ? DECISIONS.quick : DECISIONS.full,
        longest: LONGEST,
      })
      figures.push({
        id: `client.memory.${game}`,
        value: megabytes,
        unit: 'MB',
        ...MEMORY,
        note: `lower is better; after ${decisions} decisions over the first ten, ${detached} elements kept that are not shown`,
      })
    }
    if (asked !== undefined) return figures
    onStep('client: the home page over a slow line')
    const visits: Arrival[] = []
    for (let i = 0; i < (quick ? VISITS.quick : VISITS.full); i++)
      visits.push(await arrive(browser, server.url, GAME_IDS))
    const median = (of: (visit: Arrival) => number): number => quantile(visits.map(of), 0.5)
    const line = 'lower is better; first visit at 50 KB/s and 400 ms'
    figures.push(
      { id: 'client.home.play', value: median(({ playable }) => playable), unit: 'ms', ...HOME, note: line },
      { id: 'client.home.games', value: median(({ listed }) => listed), unit: 'ms', ...HOME, note: line },
      {
        id: 'client.home.bytes',
        value: median(({ bytes }) => bytes) / 1024,
        unit: 'KB',
        note: 'until my games are listed',
      },
    )
    return figures
  } finally {
    await browser.close()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
