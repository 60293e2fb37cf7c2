import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Line } from './line.ts'
import type { Person } from './people.ts'
import { openSide, press, toNewTable, whoIsAsked } from './play.ts'

export async function meetAtTable(host: Person, guest: Person, game: { readonly title: string }, line?: Line) {
  await toNewTable(host.page, 'With friends', game)
  await host.page.getByRole('radio', { name: '2', exact: true }).check()
  await press(host.page, 'Create table')
  await host.page.getByText('Waiting for one more player').waitFor()
  await line?.layTo(guest.page)
  await guest.page.goto(await host.page.getByLabel('Link to this table').inputValue())
  await press(guest.page, 'Sit down')
  await whoIsAsked([host.page, guest.page])
}

export async function endIsTold(host: Person, guest: Person): Promise<void> {
  const pages = [host.page, guest.page]
  const titles = await Promise.all(pages.map((page) => page.locator('dialog.ending h2').textContent()))
  expect(titles.filter((title) => title === 'You won')).toHaveLength(1)
  expect(titles.filter((title) => title === `${host.name} won` || title === `${guest.name} won`)).toHaveLength(1)
  for (const page of pages) {
    await page.locator('.sheet tbody tr').nth(1).waitFor()
    expect(await page.locator('.place').count()).toBe(2)
    expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThanOrEqual(2)
    const points = new RegExp(`^Score over time: ${host.name} -?\\d+, ${guest.name} -?\\d+$`)
    await page.getByRole('img', { name: points }).waitFor()
  }
}

export async function dealIsVerified(page: Page): Promise<void> {
  await press(page, 'Back to the table')
  await openSide(page, 'Table info')
  await press(page, 'Verify')
  await page.getByText('The seed matches its fingerprint').waitFor()
}

export async function replayIsWatched(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click()
  const scrubber = page.getByRole('slider', { name: 'Position in the game' })
  const position = async (): Promise<number> => Number(await scrubber.inputValue())
  await scrubber.fill('20')
  await page.getByText(/^Move 20 of/).waitFor()
  await press(page, 'One move back')
  expect(await position()).toBe(19)
  await page.getByText('×4').click()
  await press(page, 'Play')
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.scrubber')?.value) > 21)
  await press(page, 'Pause')
  await openSide(page, 'Points')
  await page.getByRole('img', { name: /^Score over time/ }).waitFor()
}
