import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dealIsVerified, endIsTold, meetAtTable, replayIsWatched } from '../afterwards.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { Line } from '../line.ts'
import type { Person } from '../people.ts'
import {
  asked,
  dice,
  type Habits,
  litThere,
  openSide,
  playOn,
  point,
  press,
  promptOf,
  promptSays,
  undoButton,
  whoIsAsked,
} from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { tableAt } from '../tables.ts'
import { inOrder, visit } from '../visit.ts'

const WHOLE_GAME = 600_000

describe('two people in two browsers', () => {
  let ann: Person
  let ben: Person
  const line = new Line()
  const roll = dice(7)
  const done = { freeUndo: false, askedUndo: false }

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann', { motion: true, speed: 'quick', keepsPages: true })
    ben = await opened.openBrowserFor('Ben', { theme: 'light' })
  })

  const pages = (): readonly Page[] => [ann.page, ben.page]
  const faults = (): readonly string[] => [...ann.faults, ...ben.faults]
  const other = (page: Page): Person => (page === ann.page ? ben : ann)

  async function changeOnesMind(page: Page): Promise<boolean> {
    await point(page, 'do:activate')
    await page.waitForFunction(() => document.querySelector('[data-target="do:activate"]') === null)
    const now = await asked(page)
    if (now.kind !== 'choose' || (await undoButton(page).textContent())?.trim() !== 'Undo') return true
    if (await undoButton(page).isDisabled()) return true
    await undoButton(page).click()
    await litThere(page, 'do:activate')
    await point(page, 'do:refrain')
    done.freeUndo = true
    return true
  }

  async function takeBackWhatWasSeen(page: Page, lit: readonly string[]): Promise<boolean> {
    const before = await promptOf(page)
    await point(page, lit[0])
    await promptSays(page, 'Recruit a card, or muster one')
    await press(page, 'Ask to undo')
    await page.getByText('0 of 1 have agreed').waitFor()
    await press(other(page).page.getByRole('dialog', { name: 'Undo?' }), 'Agree')
    await promptSays(page, before)
    done.askedUndo = true
    return true
  }

  const habits: Habits = {
    roll,
    async first(page, lit) {
      if (!done.askedUndo && (await promptOf(page)).includes('choose a face-down recruit'))
        return takeBackWhatWasSeen(page, lit)
      return !done.freeUndo && lit.includes('do:activate') && changeOnesMind(page)
    },
  }

  const awhile = async (gestures: number): Promise<void> => {
    let left = gestures
    await playOn(pages(), habits, () => Promise.resolve(left-- <= 0))
  }

  test('sit down by a link', async () => {
    await meetAtTable(ann, ben, LORDS, line)
    expect(faults()).toEqual([])
  })

  test('play, talk, change language, and see the show at the end of a skirmish', { timeout: WHOLE_GAME }, async () => {
    await awhile(6)
    await openSide(ann.page, 'Chat')
    await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Slàinte!')
    await ann.page.keyboard.press('Enter')
    await openSide(ben.page, 'Chat')
    await ben.page.getByRole('log', { name: 'Chat' }).getByText('Slàinte!').waitFor()

    await ben.page.evaluate(() => document.body.setAttribute('data-mark', 'same page'))
    await ben.inSettings((settings) => settings.getByText('Français').click())
    await ben.page.getByRole('tab', { name: 'Journal' }).waitFor()
    expect(await ben.page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await awhile(4)
    await ben.inSettings((settings) => settings.getByText('English').click())
    await openSide(ben.page, 'Log')
    expect(await ben.page.getAttribute('body', 'data-mark')).toBe('same page')

    await playOn(pages(), habits, () => ann.page.locator('dialog.los-show').isVisible())
    await ann.page
      .getByRole('dialog', { name: /^Skirmish 1/ })
      .getByRole('button', { name: 'Skip' })
      .click()
    await ann.page.locator('dialog.los-show').waitFor({ state: 'detached' })
    await ann.inSettings((settings) => settings.getByText('Reduce motion').click())
    expect(faults()).toEqual([])
  })

  test('one loses the line and comes back', { timeout: WHOLE_GAME }, async () => {
    await ben.whileCutOff(async () => {
      await ben.context.setOffline(true)
      await line.cut()
      await ben.page.getByText('Connection lost. Reconnecting…').waitFor()
      await ben.context.setOffline(false)
      await ben.page.locator('.banner.lost').waitFor({ state: 'detached' })
    })
    await awhile(10)
    await ben.comeBack()
    await awhile(10)
    expect(faults()).toEqual([])
  })

  test('the end names the winner and explains the points', { timeout: WHOLE_GAME }, async () => {
    await playOn(pages(), habits, () => Promise.resolve(done.freeUndo && done.askedUndo))
    await skipToLatePart(house(), tableAt(ann.page), LORDS)
    await playOn(pages(), habits)
    expect(done).toEqual({ freeUndo: true, askedUndo: true })
    await endIsTold(ann, ben)
    expect(faults()).toEqual([])
  })

  test('the deal can be verified', async () => {
    await dealIsVerified(ben.page)
    expect(faults()).toEqual([])
  })

  test('the replay is scrubbed, plays by itself, and branches into a game on this device', async () => {
    const { page } = ann
    await replayIsWatched(page)
    await press(page, 'Continue from here')
    await press(page.getByRole('dialog'), 'Continue from here')
    await page.waitForURL('**/local/*')
    const [, now] = await whoIsAsked([page])
    expect(now.kind).toMatch(/choose|recap/)
    expect(faults()).toEqual([])
  })
})
