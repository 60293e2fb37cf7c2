import { heldBy } from '@bothy/bench/memory'
import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import type { Person } from './people.ts'
import { dice, settled, uncover } from './play.ts'
import { BOT, makeTable, ME, type Player, playUntil } from './tables.ts'
import { visit } from './visit.ts'

const GAMES = ['clans-of-caledonia', 'glen-more', 'glen-more-2', 'lords-of-scotland']
const FIRST = 10
/** A game of Lords of Scotland has no more. */
const LAST = 40
/** With every old drawing kept it was 950 to 4,300 elements by then, and 5 to 17 MB; without, 40 to 210, and 0.5 to 2.4 MB. */
const MOST = { detached: 600, megabytes: 5 }

let host: Person
const house = visit(async (opened) => {
  host = await opened.openBrowserFor('Eilidh')
})

const anyone = (game: string): Player<Json, Json> => {
  const roll = dice(7)
  return {
    game,
    title: game,
    isView: (x): x is Json => x !== undefined,
    isAction: (x): x is Json => x !== undefined,
    choose: (legal) => legal[roll(legal.length)],
  }
}

test.each(GAMES)('a table of %s keeps nothing of the positions that are over', async (game) => {
  const table = await makeTable(house(), host, game, [ME, BOT])
  const page = await host.openTab(`/table/${table}`)
  const player = anyone(game)
  let first = null
  for (let decision = 1; decision <= LAST; decision++) {
    let isDecided = false
    await playUntil(house(), table, player, () => {
      const was = isDecided
      isDecided = true
      return was
    })
    await uncover(page)
    if (decision === FIRST) first = await heldBy(page)
  }
  await settled(page)
  const last = await heldBy(page)
  await page.close()
  expect(last.detached).toBeLessThan(MOST.detached)
  expect(last.megabytes - (first ?? last).megabytes).toBeLessThan(MOST.megabytes)
})
