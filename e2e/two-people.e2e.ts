import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { House, type Person } from './people.ts'
import { asked, clearTheWay, dice, type Habits, playOn, point, press, whoIsAsked } from './play.ts'

describe('two people, two browsers', () => {
  let house: House
  let [ann, ben]: Person[] = []
  const habits: Habits = { roll: dice(7) }

  beforeAll(async () => {
    house = await House.open()
    ann = await house.openBrowserFor('Ann', { motion: true })
    ben = await house.openBrowserFor('Ben', { theme: 'light' })
  })
  afterAll(() => house?.close())

  test('a whole game', async () => {
    await ann.page.getByRole('link', { name: 'With friends' }).click()
    await ann.page.getByRole('radio', { name: '2', exact: true }).check()
    await press(ann.page, 'Set the table')
    await ann.page.getByRole('heading', { name: 'The table is waiting' }).waitFor()
    await ben.page.goto(ann.page.url())
    await press(ben.page, 'Sit here')
    await playOn([ann.page, ben.page], habits)
    expect([...ann.faults, ...ben.faults]).toEqual([])
  })
})
