import { heldBy } from '@bothy/bench/memory'
import type { Json } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { dice, settled, uncover } from '../play.ts'
import { BOT, makeTable, ME, type Player, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

const FIRST = 10
const LAST = IS_WHOLE ? 40 : 20
/**
 * Twice the most of three runs of forty decisions, of which `npm test` makes half. With every old drawing kept it was 950 to 4,300 elements, and 5 to 17 MB. Glen More grows most, by
 * code: of 2.3 MB more than a page opened anew at the same position, 1.4 are compiled code, 0.4 strings, and no element is more.
 */
const MOST = {
  'clans-of-caledonia': { detached: 364, megabytes: 2.1 },
  'glen-more': { detached: 98, megabytes: 5.1 },
  'glen-more-2': { detached: 190, megabytes: 1.9 },
  'lords-of-scotland': { detached: 254, megabytes: 0.8 },
}

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

test.each(Object.entries(MOST))('a table of %s keeps nothing of the positions that are over', async (game, most) => {
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
  expect(last.detached).toBeLessThan(most.detached)
  expect(last.megabytes - (first ?? last).megabytes).toBeLessThan(most.megabytes)
})
