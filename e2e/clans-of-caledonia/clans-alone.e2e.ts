import { describe, expect, test } from 'vitest'
import { CLANS, reveal } from '../clans-of-caledonia.ts'
import { DONE, kindOf, SHORT_GAME, shortGame } from './clans-short-game.ts'
import { type Person, SCREENS } from '../people.ts'
import { playOn, press, touch } from '../play.ts'
import { makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

const WHOLE_GAME = 600_000

type Noted = { readonly titles: ReadonlySet<string> }

function noteScenes(): void {
  const titles = new Set<string>()
  Object.assign(window, { titles })
  const watch = new MutationObserver(() => {
    const title = document.querySelector('.coc-show h2')?.textContent ?? ''
    if (title !== '') titles.add(title)
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

describe('alone on a phone', () => {
  let una: Person
  const house = visit(async (opened) => {
    una = await opened.openBrowserFor('Una', { screen: SCREENS.phone })
  })

  test('COC-75 a whole solo game by taps, with the dice of every round', { timeout: WHOLE_GAME }, async () => {
    const { page } = una
    await page.addInitScript(noteScenes)
    await page.goto(`/table/${await makeTable(house(), una, CLANS.game, [ME], SHORT_GAME)}`)
    const next = shortGame()
    const used = new Set<string>()
    await playOn([page], {
      // The first of what is possible: the workers then reach a port.
      roll: () => 0,
      async choose(...question) {
        const target = await next(...question)
        await reveal(page, target)
        return target
      },
      how: 'finger',
      pointed({ target }) {
        used.add(kindOf(target))
        return Promise.resolve()
      },
    })
    expect([...used]).toEqual(expect.arrayContaining([...DONE]))
    const titles = await page.evaluate(() => [...(window as unknown as Noted).titles])
    expect(titles.map((title) => Number(/\d+/.exec(title)?.[0]))).toEqual([2, 3, 4, 5])
    await page.locator('dialog.ending[open]').waitFor()
    await press(page, 'Back to the table')
    await touch(page.locator('.coc-pane-button[data-opens="contracts"]'))
    await page.locator('.coc-contracts', { hasText: '1 fulfilled' }).waitFor()
    expect(una.faults).toEqual([])
  })
})
