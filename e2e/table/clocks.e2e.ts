import type { TimeControl } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person } from '../people.ts'
import { press, toNewTable, whoIsAsked } from '../play.ts'
import { FRIEND, ME, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LIVE = { kind: 'live', reserve: 10 * MINUTE, increment: 10_000 } as const

const READY = /I’m ready|On peut commencer/

/** In seconds: the longest wait for a player who does not look. */
const LONGEST_UNSEEN = 120

/** In seconds, plus two as a clock is drawn only now and then: time that the machine took is not held against a clock. */
const since = (began: number): number => (Date.now() - began) / 1000 + 2

async function clockOf(page: Page): Promise<number> {
  const text = (await page.locator('.prompt-clock .clock').textContent()) ?? ''
  const [, sign = '', minutes = '', seconds = ''] = /(−?)(\d+):(\d\d)$/.exec(text) ?? []
  return (sign === '' ? 1 : -1) * (Number(minutes) * 60 + Number(seconds))
}

describe('clocks', () => {
  let ann: Person
  let ben: Person
  let shift = 0
  const now = (): number => Date.now() + shift
  const house = visit(
    async (opened) => {
      ann = await opened.openBrowserFor('Ann')
      ben = await opened.openBrowserFor('Ben', { theme: 'light', language: 'fr' })
    },
    async () => ({ server: { now } }),
  )
  const people = (): readonly Person[] => [ann, ben]
  const asked = async (): Promise<Person> => people()[(await whoIsAsked(people().map(({ page }) => page)))[0]]

  async function pass(ms: number): Promise<void> {
    // The store of a room is that of the server.
    const store = house().rooms.host.store as unknown as { keepClock(at: number): Promise<void> }
    await store.keepClock(now() + ms)
    shift += ms
  }

  async function begun(pace: TimeControl): Promise<{ table: string; first: Person; other: Person }> {
    const answer = await ann.context.request.post(`${house().url}/api/tables`, {
      data: { game: LORDS.game, seats: [ME, FRIEND], setup: {}, visibility: 'private', pace },
      headers: { origin: house().url },
    })
    const { id: table } = (await answer.json()) as { id: string }
    await sitDown(house(), ben, table, 1)
    for (const { page } of people()) await page.goto(`/table/${table}`)
    for (const { page } of people()) await page.getByRole('button', { name: READY }).click()
    const first = await asked()
    return { table, first, other: first === ann ? ben : ann }
  }

  test('a table is made with a clock, which tells the truth after one comes back', async () => {
    const { page } = ann
    await toNewTable(page, 'With friends', LORDS)
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('radio', { name: 'Turn-based' }).check()
    await page.getByLabel('Time for each turn').selectOption({ label: '3 days per turn' })
    await page.getByRole('radio', { name: 'Live' }).check()
    await page.getByLabel('Time for each player').selectOption({ label: '10 min + 10 s per turn' })
    await page.getByRole('radio', { name: 'They’re out' }).check()
    await page.getByText('As if they had resigned').waitFor()
    expect(await objectionsInBoth(ann)).toEqual([])
    await press(page, 'Create table')
    await page.waitForURL('**/table/*')
    await sitDown(house(), ben, new URL(page.url()).pathname.split('/').at(-1) ?? '', 1)
    await ben.page.goto(page.url())
    const began = Date.now()
    for (const one of [page, ben.page]) await one.getByRole('button', { name: READY }).click()
    const { page: mover } = await asked()
    await mover.locator('.prompt-clock .clock').waitFor()
    const before = await clockOf(mover)
    expect(before).toBeGreaterThanOrEqual(600 - since(began))
    await pass(3 * MINUTE)
    await mover.reload()
    await mover.locator('.prompt-clock .clock').waitFor()
    const after = await clockOf(mover)
    expect(before - after).toBeGreaterThanOrEqual(180)
    expect(after).toBeGreaterThanOrEqual(600 - 180 - since(began))
    for (const person of people()) expect(await objectionsTo(person.page, 'all')).toEqual([])
  })

  test('a newcomer reads what the game is about while the clock waits, and sees it above the text', async () => {
    const nia = await house().openBrowserFor('Nia', { newcomer: true })
    const answer = await ann.context.request.post(`${house().url}/api/tables`, {
      data: { game: LORDS.game, seats: [ME, FRIEND], setup: {}, visibility: 'private', pace: { ...LIVE, late: 'bot' } },
      headers: { origin: house().url },
    })
    const { id: table } = (await answer.json()) as { id: string }
    await sitDown(house(), nia, table, 1)
    await nia.page.goto(`/table/${table}`)
    await nia.page.getByRole('button', { name: READY }).click()
    await nia.page.getByText('Waiting for Ann', { exact: false }).first().waitFor()
    await ann.page.goto(`/table/${table}`)
    const began = Date.now()
    await ann.page.getByRole('button', { name: READY }).click()
    await nia.page.locator('.primer').waitFor()
    await playUntil(house(), table, LORDS, (_view, { seat }) => seat === 1)
    const above = nia.page.locator('.clock-above .clock')
    await above.waitFor()
    await nia.page.locator('.clock-above .clock[data-clock=waits]').waitFor()
    await pass(MINUTE)
    const looked = Date.now()
    await nia.page.reload()
    await nia.page.locator('.prompt-clock .clock').first().waitFor()
    const charged = Math.max(0, 60 + since(began) - LONGEST_UNSEEN)
    expect(await clockOf(nia.page)).toBeGreaterThanOrEqual(600 - charged - since(looked))
    expect(nia.faults).toEqual([])
  })

  test('time runs out: a bot plays, and one takes the seat back', async () => {
    const { first } = await begun({ ...LIVE, late: 'bot' })
    await pass(11 * MINUTE)
    const back = first.page.getByRole('button', { name: /Take my seat back|Reprendre ma place/ }).first()
    await back.waitFor()
    await back.click()
    await back.waitFor({ state: 'detached' })
    expect(people().flatMap(({ faults }) => faults)).toEqual([])
  })

  test('time runs out: one is out, and a bot plays on', async () => {
    const { table, first } = await begun({ ...LIVE, late: 'out' })
    await pass(11 * MINUTE)
    await expect
      .poll(async () => (await house().rooms.host.store.readTable(table))?.summary.resigned, { timeout: PATIENCE })
      .toEqual([first === ann ? 0 : 1])
    expect(people().flatMap(({ faults }) => faults)).toEqual([])
  })

  test('time runs out: nothing happens, and the clock says by how much', async () => {
    const { first } = await begun({ ...LIVE, late: 'nothing' })
    await pass(12 * MINUTE)
    await first.page.reload()
    await first.page.locator('.prompt-clock .clock[data-clock=low]').waitFor()
    expect(await clockOf(first.page)).toBeLessThanOrEqual(-60)
    for (const person of people()) expect(await objectionsTo(person.page, 'all')).toEqual([])
  })

  test('a pause is agreed on, and ended by either', async () => {
    const began = Date.now()
    const { first, other } = await begun({ ...LIVE, late: 'out' })
    await first.page.locator('button.seat-head').first().click()
    await first.page.getByRole('button', { name: /Ask for a pause|Demander une pause/ }).click()
    await other.page.getByRole('button', { name: /^(Agree|Accepter)$/ }).click()
    const resume = first.page.getByRole('button', { name: /Resume the game|Reprendre la partie/ })
    await resume.waitFor()
    await pass(HOUR)
    for (const person of people()) expect(await objectionsTo(person.page, 'all')).toEqual([])
    await resume.click()
    await resume.waitFor({ state: 'detached' })
    await first.page.locator('.prompt-clock .clock:not([data-clock=paused])').waitFor()
    expect(await clockOf(first.page)).toBeGreaterThanOrEqual(600 - since(began))
  })

  test('a game of a turn a day goes on over days, and a day off does not count', async () => {
    const { table, first } = await begun({ kind: 'turns', perMove: DAY, late: 'out' })
    for (let turn = 0; turn < 4; turn++) {
      await pass(20 * HOUR)
      let mover: number | null = null
      await playUntil(house(), table, LORDS, (_view, { seat }) => {
        mover ??= seat
        return seat !== mover
      })
    }
    const { resigned } = (await house().rooms.host.store.readTable(table))?.summary ?? {}
    expect(resigned).toEqual([])
    const mover = await asked()
    await mover.page.locator('.prompt-clock .clock', { hasText: /(23\sh\s\d+(\smin)?|1\s[dj]\s0\sh)$/u }).waitFor()
    const today = new Date(now()).getUTCDay()
    // From the next turn on: the player to move has as much time as before.
    const { page, context } = mover === ann ? ben : ann
    await context.request.put(`${house().url}/api/rhythm`, {
      data: { zone: 'UTC', quiet: null, daysOff: [today, (today + 1) % 7], away: null },
      headers: { origin: house().url },
    })
    const seat = mover === ann ? 1 : 0
    await playUntil(house(), table, LORDS, (_view, state) => state.seat === seat)
    await page.locator('.prompt-clock .clock[data-clock=rests]').first().waitFor()
    await pass(DAY)
    await page.reload()
    await page.locator('.prompt-clock .clock[data-clock=rests]').first().waitFor()
    expect(first.faults).toEqual([])
  })
})
