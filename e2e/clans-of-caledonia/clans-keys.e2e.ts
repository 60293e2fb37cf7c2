import { describe, expect, test } from 'vitest'
import { chooseByKeys, focus, leaveShowsByKeys } from './clans-by-keys.ts'
import { CLANS } from '../clans-of-caledonia.ts'
import { DONE, kindOf, SHORT_GAME, shortGame } from './clans-short-game.ts'
import type { Person } from '../people.ts'
import { whoIsAsked } from '../play.ts'
import { makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

const WHOLE_GAME = 600_000
/** In milliseconds: a focus that is not back by then is lost, however slow the machine. */
const SOON = 20_000
function isTotalSeen(): boolean {
  const box = document.querySelector('.ending .sheet tfoot')?.getBoundingClientRect()
  return box !== undefined && document.elementFromPoint(box.left + 12, box.bottom - 4)?.closest('tfoot') !== null
}

describe('Clans of Caledonia by keyboard alone', () => {
  let kay: Person
  const house = visit(async (opened) => {
    kay = await opened.openBrowserFor('Kay', { screen: { width: 1024, height: 768 } })
  })

  test('COC-75 a whole solo game, and the focus is never lost', { timeout: WHOLE_GAME }, async () => {
    const { page } = kay
    await page.goto(`/table/${await makeTable(house(), kay, CLANS.game, [ME], SHORT_GAME)}`)
    const choose = shortGame()
    const used = new Set<string>()
    const lost: string[] = []
    for (let gestures = 0; ; gestures++) {
      expect(gestures, 'the game does not end').toBeLessThan(300)
      const [, now] = await whoIsAsked([page])
      if (now.kind === 'ending') break
      if (now.kind === 'show') {
        await leaveShowsByKeys(page)
        continue
      }
      if (now.kind !== 'choose') throw new Error(`a question nobody expected: ${now.kind}`)
      const target = await choose(now.lit, () => 0, page)
      await chooseByKeys(page, target)
      used.add(kindOf(target))
      // The focused thing may vanish with the answer; the page moves the focus once that is painted.
      await page
        .waitForFunction(() => document.activeElement !== document.body, null, { timeout: SOON })
        .catch(() => undefined)
      const { at, isSeen } = await page.evaluate(focus)
      if (!isSeen) lost.push(`after ${target}: ${at}`)
    }
    expect(lost).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.locator('.ending .chart').waitFor()
    expect(await page.evaluate(isTotalSeen), 'the total is seen without scrolling').toBe(true)
    expect([...used]).toEqual(expect.arrayContaining([...DONE]))
    expect(kay.faults).toEqual([])
  })
})
