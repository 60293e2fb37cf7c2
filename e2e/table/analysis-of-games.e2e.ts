import { readFileSync } from 'node:fs'
import { type GameId, loadGame } from '@bothy/games'
import { readRecord, writeRecord } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { press } from '../play.ts'
import { visit } from '../visit.ts'

/** The beginning of a recorded game is judged in seconds, on a slow machine in minutes. */
const THINKING = 480_000

type Recorded = { readonly id: GameId; readonly file: string; readonly plies: number; readonly chart: RegExp }
const RECORDED: readonly Recorded[] = [
  { id: 'glen-more', file: '2-players', plies: 24, chart: /^Chance to win: / },
  { id: 'glen-more-2', file: '2-players', plies: 20, chart: /^Chance to win: / },
  { id: 'clans-of-caledonia', file: '2-players', plies: 12, chart: /^Points to expect: / },
]

/** The record of a game that went no further. */
async function beginningOf({ id, file, plies }: Recorded): Promise<Buffer> {
  const game = await loadGame(id)
  const stored = readFileSync(new URL(`../../packages/games/${id}/test/replays/${file}.bothy.json`, import.meta.url))
  const read = readRecord(game, JSON.parse(stored.toString()))
  if (!read.ok) throw new Error(read.problem.at)
  const match = { ...read.match, plies: read.match.plies.slice(0, plies) }
  return Buffer.from(JSON.stringify(writeRecord(game, match, read.names)))
}

describe('an analysis of a game from a file', { timeout: 600_000 }, () => {
  let reader: Person
  visit(async (opened) => {
    reader = await opened.openBrowserFor('Eilidh')
  })

  test.each(RECORDED)('$id: judges decisions and shows one with both choices', async (recorded) => {
    const { page } = reader
    await page.goto('/replay/file?analyse')
    await page.locator('input[type=file]').setInputFiles({
      name: `${recorded.id}.bothy.json`,
      mimeType: 'application/json',
      buffer: await beginningOf(recorded),
    })
    await press(page, 'Analyse')
    await page.getByRole('heading', { name: 'Costliest decisions' }).waitFor({ timeout: THINKING })
    await page.getByRole('img', { name: recorded.chart }).waitFor()
    expect(await page.locator('.analysis').innerText()).toMatch(/nothing better was found in \d+ of \d+ decisions/)
    const card = page.locator('.moment-card').first()
    const cost = await card.locator('.moment-worth').innerText()
    await card.click()
    const bar = page.locator('.moment-bar')
    await bar.getByRole('heading', { name: 'Played' }).waitFor()
    expect(cost).toContain((await bar.locator('.moment-worth').innerText()).slice(0, 3))
    await page.locator('.table-stage [data-judged]').first().waitFor()
    expect(reader.faults).toEqual([])
  })
})
