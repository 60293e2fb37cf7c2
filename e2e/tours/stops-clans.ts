import type { View } from '@bothy/clans-of-caledonia'
import type { LogEntry } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { CLANS, reveal } from '../clans-of-caledonia.ts'
import { AUCTION, DRAFT, SHEPHERD } from '../clans-of-caledonia/clans-shepherd.ts'
import type { House, Person } from '../people.ts'
import { asked, clearTheWay, SHOW, touch, whoIsAsked } from '../play.ts'
import { ready, type Stop } from './stops.ts'
import { BOT, happened, makeTable, ME, playUntil } from '../tables.ts'

export type ClansTables = {
  readonly draft: string
  readonly auction: string
  readonly turn: string
  readonly paying: string
  readonly bonus: string
  readonly scored: string
  readonly over: string
  /** Solo games before the first dice, one for each look, which rolls them. */
  readonly solo: string[]
}

/** In milliseconds: taps closer together may be one double tap, of which the page takes only the first. */
const APART = 450

const LOOKS = 6

export async function setClansTables(house: House, host: Person): Promise<ClansTables> {
  const shepherd = async (isSo: (view: View) => boolean): Promise<string> => {
    const table = await makeTable(house, host, SHEPHERD.game, [ME, BOT], DRAFT)
    await playUntil(house, table, SHEPHERD, isSo)
    return table
  }
  const withBots = async (isSo: (view: View, news: readonly LogEntry[]) => boolean): Promise<string> => {
    const table = await makeTable(house, host, CLANS.game, [ME, BOT, BOT, BOT], { arranged: { first: [0] } })
    await playUntil(house, table, CLANS, (view, _state, news) => isSo(view, news))
    return table
  }
  const solo = async (): Promise<string> => {
    const table = await makeTable(house, host, CLANS.game, [ME])
    await playUntil(house, table, CLANS, (view) => view.pending?.kind === 'turn')
    return table
  }
  const alone: string[] = []
  for (let i = 0; i < LOOKS; i++) alone.push(await solo())
  return {
    draft: await makeTable(house, host, CLANS.game, [ME, BOT], DRAFT),
    auction: await makeTable(house, host, CLANS.game, [ME, BOT], AUCTION),
    turn: await withBots((view) => view.round === 2 && view.pending?.kind === 'turn'),
    paying: await shepherd((view) => view.pending?.kind === 'slaughter'),
    bonus: await shepherd((view) => view.pending?.kind === 'bonus'),
    scored: await withBots((view, news) => view.round > 1 && happened(news, 'roundScored', 0)),
    over: await withBots(() => false),
    solo: alone,
  }
}

async function myTurn(page: Page): Promise<void> {
  await page.locator('.table-stage').waitFor()
  await clearTheWay(page, await asked(page))
  await whoIsAsked([page])
}

const table =
  (which: Exclude<keyof ClansTables, 'solo'>) =>
  (tables: ClansTables): string =>
    `/table/${tables[which]}`

async function unitInHand(page: Page): Promise<void> {
  await myTurn(page)
  const unit = page.locator('.coc-unit-row[data-state="lit"]').first()
  await reveal(page, (await unit.getAttribute('data-target')) ?? '')
  await touch(unit)
  await page.locator('.coc-hex[data-state="lit"]').first().waitFor()
}

export const CLANS_STOPS: readonly Stop<ClansTables>[] = [
  { name: 'clans, draft', path: table('draft'), first: ready('.coc-pair[data-state="lit"]') },
  {
    name: 'clans, auction',
    path: table('auction'),
    first: ready('[data-target^="bid:"][data-state="lit"]'),
    adds: '.coc-draft',
  },
  { name: 'clans, unit in hand', path: table('turn'), first: unitInHand },
  {
    name: 'clans, blocked space',
    path: table('turn'),
    adds: '.why',
    async first(page) {
      await unitInHand(page)
      await page.locator('.coc-hex[data-state="blocked"]').first().dispatchEvent('click')
      await page.locator('.why', { hasText: /COC-\d+/ }).waitFor()
    },
  },
  {
    name: 'clans, standing',
    path: table('turn'),
    adds: '.coc-standing',
    async first(page) {
      await myTurn(page)
      await page.keyboard.press('i')
      await page.locator('.coc-standing').waitFor()
    },
  },
  {
    name: 'clans, animal to choose',
    path: table('paying'),
    async first(page) {
      await myTurn(page)
      await page.locator('.coc-paper').waitFor({ state: 'attached' })
      await page.locator('.coc-hex[data-state="lit"]').first().waitFor()
    },
  },
  { name: 'clans, bonuses', path: table('bonus'), first: myTurn },
  {
    name: 'clans, end of round',
    path: table('scored'),
    adds: SHOW,
    async first(page) {
      await touch(page.locator('.recap .button:not(.primary, .quiet)'))
      await page.locator('.coc-round-show').waitFor()
    },
  },
  {
    name: 'clans, dice',
    path: ({ solo }) => `/table/${solo.pop()}`,
    adds: SHOW,
    async first(page) {
      for (const target of ['do:pass', 'do:end']) {
        await myTurn(page)
        await touch(page.locator(`.prompt-buttons [data-target="${target}"]`))
        await page.waitForTimeout(APART)
      }
      await touch(page.locator('.coc-round-show .primary'))
      await page.locator('.coc-show').waitFor()
    },
  },
  { name: 'clans, end', path: table('over'), first: ready('dialog.ending .chart'), adds: 'dialog.ending' },
  {
    name: 'clans, replay',
    path: ({ over }) => `/replay/${over}`,
    async first(page) {
      await page.locator('.scrubber').fill('60')
      await page.locator('.coc-stage').waitFor()
    },
  },
]
