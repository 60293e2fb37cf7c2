import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { signUp } from '../sign-up.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

/** In milliseconds: the server caches a session for five seconds. */
const FORGOTTEN_MS = 6000

describe('an account that was signed in to long ago', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
    await signUp(opened, ann)
  })

  test('wants the password once more before its e-mail address changes, and then goes on by itself', async () => {
    const { page } = ann
    const db = new DatabaseSync(join(house().dataDir, 'bothy.sqlite'), { timeout: 10_000 })
    db.exec('update sessions set created = created - 3600000')
    db.close()
    await page.waitForTimeout(FORGOTTEN_MS)
    await page.goto('/account')
    await page.getByText('This server doesn’t send e-mail, so it isn’t used for now.').waitFor()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.test')
    await page.getByRole('button', { name: 'Save e-mail' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await question.waitFor()
    expect(await objectionsTo(page, 'all', 'dialog')).toEqual([])
    await question.getByLabel('Password').fill('wrong')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await question.getByText('Wrong name or password.').waitFor()
    await question.getByLabel('Password').fill('a wee dram of Talisker')
    const changed = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/account') && answer.ok(),
    )
    await question.getByRole('button', { name: 'Confirm' }).click()
    expect(await (await changed).json()).toMatchObject({ email: 'ann@example.test' })
    await question.waitFor({ state: 'detached' })
  })
})
