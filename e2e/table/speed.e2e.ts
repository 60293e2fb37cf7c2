import { beforeAll, describe, expect, test } from 'vitest'
import { PATIENCE, type Person } from '../people.ts'
import { choose, type Glance, GLANCE, glance, LONGEST, look, sit, tableBefore } from './seeing.ts'
import { pass } from '../slow-motion.ts'
import { inOrder, visit } from '../visit.ts'

describe('the speed of what others do', () => {
  let mia: Person
  let table: string
  let calm: readonly Glance[]
  inOrder()
  const house = visit(async (opened) => {
    mia = await opened.openBrowserFor('Mia', { screen: { width: 1920, height: 1080 }, motion: true, speed: 'calm' })
  })

  const again = async (): Promise<readonly Glance[]> => {
    await mia.page.keyboard.press('g')
    return look(mia.page)
  }
  const setSpeed = (speed: string): Promise<void> =>
    mia.inSettings(async (settings) => {
      const choice = settings.getByText(speed, { exact: true })
      const isThere = async (): Promise<boolean> => {
        await pass(mia.page, GLANCE)
        return choice.isVisible()
      }
      await expect.poll(isThere, { timeout: PATIENCE }).toBe(true)
      await choice.click()
    })

  beforeAll(async () => {
    table = await tableBefore(house(), mia, 'vpGained', 0)
    await sit(mia, table)
    await choose(house(), table)
    await look(mia.page)
    calm = await again()
  }, 400_000)

  test('quick is quicker than calm, and shows as much', async () => {
    await setSpeed('Quick')
    const quick = await again()
    const logs = (seen: readonly Glance[]): readonly string[] => [...new Set(seen.map(({ log }) => log))]
    expect(logs(quick)).toEqual(logs(calm))
    expect(quick.length).toBeLessThan(calm.length * 0.8)
  })

  test('a pause holds what comes, and it goes on from there', async () => {
    const { page } = mia
    await page.keyboard.press('g')
    await pass(page, GLANCE)
    await page.getByRole('button', { name: 'Pause' }).click()
    await pass(page, GLANCE)
    const { log } = await glance(page)
    await pass(page, 10_000)
    expect((await glance(page)).log).toBe(log)
    await page.getByRole('button', { name: 'Resume' }).click()
    expect((await look(page)).at(-1)?.log).toBe(calm.at(-1)?.log)
  })

  test('instantly nothing moves, neither what others do nor what one does oneself', async () => {
    const { page } = mia
    await setSpeed('Instant')
    const before = await glance(page)
    await choose(house(), table)
    const seen: Glance[] = []
    const isThere = (): boolean => seen.some(({ log, lit }) => log !== before.log && lit > 0)
    for (let passed = 0; passed < LONGEST && !isThere(); passed += GLANCE) {
      await pass(page, GLANCE)
      seen.push(await glance(page))
    }
    expect(isThere()).toBe(true)
    for (const { moving, flying, watching } of seen) expect([moving, flying, watching]).toEqual([0, [], false])
    expect(mia.faults).toEqual([])
  })
})
