import { moderate, reports } from '@bothy/server'
import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { signUp } from '../sign-up.ts'
import { FRIEND, ME, makeTable } from '../tables.ts'
import { MODAL, objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const PICTURES = process.env['BOTHY_PICTURES']

describe('friends', () => {
  let ailsa: Person
  let rory: Person
  let table = ''
  let next = ''

  inOrder()
  const house = visit(async (opened) => {
    ailsa = await opened.openBrowserFor('Ailsa')
    rory = await opened.openBrowserFor('Rory', { screen: SCREENS.phone, language: 'fr', theme: 'light' })
    for (const person of [ailsa, rory]) await signUp(opened, person)
  })
  const calm = async (person: Person, name: string): Promise<void> => {
    const { page } = person
    const isModal = (await page.locator(MODAL).count()) > 0
    expect(isModal ? await objectionsTo(page, 'all') : await objectionsInBoth(person)).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    if (PICTURES === undefined) return
    const before = page.viewportSize()
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true })
    }
    if (before !== null) await page.setViewportSize(before)
  }

  test('two people become friends by their exact names', async () => {
    const { page } = ailsa
    await page.goto('/account')
    await page.getByRole('main').getByRole('link', { name: 'Friends' }).click()
    await ailsa.whileCutOff(async () => {
      await page.getByLabel('Name').first().fill('Rorie')
      await press(page, 'Send request')
      await page.getByRole('alert').getByText('There is no such player.').waitFor()
    })
    await page.getByLabel('Name').first().fill('rory')
    await press(page, 'Send request')
    await page.getByText('Your request to Rory has been sent.').waitFor()
    await calm(ailsa, 'friends-asked')
    await rory.page.goto('/friends')
    await rory.page.getByText('Demandes reçues').waitFor()
    await calm(rory, 'friends-asking')
    await press(rory.page, 'Accepter la demande de «\u00A0Ailsa\u00A0»')
    await rory.page.getByText('fait maintenant partie de vos amis').waitFor()
    await calm(rory, 'friends-friend')
  })

  test('a friend is invited from the waiting room, and sits down from the home page', async () => {
    table = await makeTable(house(), ailsa, LORDS.game, [ME, FRIEND, FRIEND])
    await ailsa.page.goto(`/table/${table}`)
    await press(ailsa.page, 'Invite Rory')
    await ailsa.page.getByText('Rory has been invited.').waitFor()
    await calm(ailsa, 'friends-invite')
    await rory.page.goto('/')
    await rory.page.getByText('vous invite').waitFor()
    await calm(rory, 'friends-invitation')
    await press(rory.page, /^Prendre place/)
    await rory.page.waitForURL(`**/table/${table}`)
    await ailsa.page.getByText('Rory took a seat.').waitFor()
  })

  test('a line is reported and moderated; a person is muted and read again', async () => {
    const field = rory.page.getByLabel('Votre message')
    await field.fill('ye numpty')
    await field.press('Enter')
    const { page } = ailsa
    await page.getByText('ye numpty').waitFor()
    await press(page, 'Mute or report')
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: 'Report this message from Rory' }).click()
    await menu.getByLabel('Note (optional)').fill('rude')
    await calm(ailsa, 'friends-report')
    await menu.getByRole('button', { name: 'Send report' }).click()
    await menu.getByText('Thank you.').waitFor()
    await menu.getByRole('button', { name: 'Mute Rory at this table' }).click()
    await menu.getByText('muted', { exact: true }).waitFor()
    await calm(ailsa, 'friends-menu')
    expect(await page.getByRole('log').getByText('ye numpty').count()).toBe(0)
    await menu.getByRole('button', { name: 'Unmute Rory' }).click()
    await menu.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('log').getByText('ye numpty').waitFor()
    const database = { dataDir: house().dataDir }
    const [report] = await reports(database, 'open')
    expect(report).toMatchObject({ reason: 'abuse', note: 'rude', account: 'Rory' })
    for (const act of ['hide', 'bar'] as const)
      await moderate(database, report.id, act === 'bar' ? { act, ms: 60_000 } : { act })
    await page.getByRole('log').getByText('hidden by a moderator').waitFor()
    await rory.page.getByRole('log').getByText('masqué par la modération').waitFor()
    await field.fill('encore')
    await field.press('Enter')
    await rory.page.getByText('Vous ne pouvez pas écrire').first().waitFor()
    await calm(rory, 'friends-barred')
    await page.getByLabel('Say something').fill('och')
    await page.getByLabel('Say something').press('Enter')
    await rory.page.getByRole('log').getByText('och').waitFor()
    await press(rory.page, 'Masquer ou signaler')
    const french = rory.page.getByRole('dialog')
    await french.getByRole('button', { name: /^Signaler ce message/ }).click()
    await calm(rory, 'friends-report-french')
    await rory.page.keyboard.press('Escape')
  })

  test('a person who is blocked has no seat at my table and is no friend any more', async () => {
    const { page } = ailsa
    await page.goto('/friends')
    // By keys: the pressed button is gone, and the focus moves to the heading of its part.
    await page.getByRole('button', { name: 'Block Rory' }).press('Enter')
    await page.getByRole('button', { name: 'Unblock Rory' }).waitFor()
    await page.locator('h2:focus', { hasText: 'Your friends' }).waitFor()
    await calm(ailsa, 'friends-blocked')
    next = await makeTable(house(), ailsa, LORDS.game, [ME, FRIEND])
    await rory.page.goto(`/table/${next}`)
    await rory.whileCutOff(async () => {
      await press(rory.page, /S’asseoir/)
      await rory.page.getByRole('alert').waitFor()
    })
    await rory.page.goto('/friends')
    await rory.page.getByText('Aucun ami pour le moment').waitFor()
  })

  test('a profile says what its person is to me, and what can be done about it', async () => {
    const { page } = ailsa
    await page.goto('/people/Rory')
    await page.getByText('Blocked since').waitFor()
    await calm(ailsa, 'profile-blocked')
    await press(page, 'Unblock')
    await page.getByText('You and Rory aren’t friends.').waitFor()
    await press(page, 'Add as friend')
    await page.getByText('It hasn’t been answered yet.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('friend request')
    await rory.page.goto('/people/Ailsa')
    await rory.page.getByText('vous a envoyé une demande').waitFor()
    await calm(rory, 'profile-asking')
    await press(rory.page, 'Accepter')
    await rory.page.getByText('Dans vos amis depuis').waitFor()
    await press(rory.page, 'Inviter à une table')
    await rory.page.getByText('Aucune de vos tables').waitFor()
    await page.reload()
    await page.getByText('Friends since').waitFor()
    await press(page, 'Invite to a table')
    await press(page, 'Invite Rory: Lords of Scotland')
    await page.getByText('invited', { exact: true }).waitFor()
    await calm(ailsa, 'profile-inviting')
    await press(page, 'Block')
    await page.getByText('Blocked since').waitFor()
    // Actions that Rory's page still offers are refused as if Ailsa did not exist.
    await rory.whileCutOff(async () => {
      await press(rory.page, 'Retirer des amis')
      await rory.page.getByRole('alert').getByText('Ce joueur n’existe pas.').waitFor()
    })
    await press(page, 'Unblock')
    await page.getByText('You and Rory aren’t friends.').waitFor()
    await page.goto('/people/Ailsa')
    await page.getByText('This is what others see of you.').waitFor()
    const eve = await house().openBrowserFor('Eve', { theme: 'light' })
    await eve.page.goto('/people/Ailsa')
    await eve.page.getByText('you need an account').waitFor()
    await calm(eve, 'profile-guest')
    expect(eve.faults).toEqual([])
  })

  test('from one’s seat one comes to the profiles of those with an account', async () => {
    const both = await makeTable(house(), ailsa, LORDS.game, [ME, FRIEND])
    await rory.page.goto(`/table/${both}`)
    await press(rory.page, /S’asseoir/)
    await ailsa.page.goto(`/table/${both}`)
    await ailsa.page.getByTitle('My seat').first().click()
    await ailsa.page.getByRole('dialog').getByRole('link', { name: 'Rory' }).click()
    await ailsa.page.getByRole('heading', { name: 'Rory', level: 1 }).waitFor()
    const refused = [ailsa, rory].flatMap(({ faults }) => faults.map((fault) => fault.replace(house().url, '')))
    expect(refused).toEqual([
      'Ailsa: 404 /api/friends',
      `Rory: 403 /api/tables/${next}/seats/1/me`,
      'Rory: 404 /api/friends',
    ])
  })
})
