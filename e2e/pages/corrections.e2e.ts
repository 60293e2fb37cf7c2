import { describe, expect, test } from 'vitest'
import { press } from '../play.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const NEW_TABLE = '/new/clans-of-caledonia?with=here'

describe('the owner of a box puts its data right', () => {
  const house = visit(async () => undefined)

  test('values are found by name and on the map, a broken law is told, and the table says what differs', async () => {
    const person = await house().openBrowserFor('Ailsa')
    const { page } = person
    await page.goto(NEW_TABLE)
    await page.getByRole('button', { name: /^More/ }).click()
    await press(page, 'Correct values')
    const editor = page.getByRole('dialog')

    await editor.getByRole('searchbox').fill('contract 12 whisky')
    const whisky = editor.getByRole('spinbutton', { name: 'Contract 12: 4 whisky, Whisky' })
    await whisky.fill('9')
    await whisky.press('Tab')
    expect(await editor.getByRole('alert').innerText()).toBe(
      'Contract 12: 4 whisky, Whisky: A contract must ask for 2 to 6 goods and animals.',
    )
    await whisky.fill('3')
    await whisky.press('Enter')
    await editor.getByText('built in: 4').waitFor()
    expect(await editor.getByRole('alert').count()).toBe(0)

    await editor.getByRole('searchbox').fill('')
    await editor.getByRole('button', { name: 'Map side B1' }).click()
    expect(await editor.locator('.coc-pencil').count()).toBe(0)
    await editor.locator('.coc-side-hex').nth(7).click()
    await editor.getByLabel('Land cost').selectOption({ label: '£6' })
    expect(await editor.locator('.coc-pencil').count()).toBe(1)
    expect(await objectionsTo(page, 'all')).toEqual([])
    await editor.getByRole('button', { name: 'Done' }).click()

    const changed = page.locator('.corrections')
    expect(await changed.innerText()).toContain('2 values differ from the built-in data.')
    expect(await changed.innerText()).toMatch(/Contract 12: 4 whisky, Whisky\s+3 instead of 4/)
    expect(await changed.innerText()).toMatch(/Map side B1, Space c\d+r\d+\s+.*£6.* instead of /)
    expect(person.faults).toEqual([])
    await person.leave()
  })

  test('on a phone in French nothing is wider than the screen', async () => {
    const screen = { width: 390, height: 844, touch: true }
    const person = await house().openBrowserFor('Ailsa', { language: 'fr', screen })
    const { page } = person
    await page.goto(NEW_TABLE)
    await page.getByRole('button', { name: /^Plus/ }).click()
    await press(page, 'Corriger des valeurs')
    const editor = page.getByRole('dialog')
    await editor.getByRole('button', { name: 'Face C2 de la carte' }).click()
    await editor.locator('.coc-side-hex').nth(12).click()
    await editor.locator('.value-field').first().waitFor()
    expect(await editor.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    expect(await objectionsTo(page, 'all')).toEqual([])
    expect(person.faults).toEqual([])
    await person.leave()
  })
})
