import { glenMore2 } from '@bothy/glen-more-2'
import { expect, test } from 'vitest'
import './both-languages.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { board } from '../index.ts'
import { setupOf, together } from './many-chronicles.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const { tableOf, drawTable } = benchOf(board)

function firstTurn(): Sample {
  const ids = ['haggis', 'race', 'mountain', 'council', 'englishman', 'cellars']
  let found: Sample | null = null
  samplePlay(
    { seats: 4, seed: 'strips', sense: 0.9, options: together(ids.map((id) => setupOf(id))) },
    (look, state) => {
      found = look(glenMore2.actors(state)[0] ?? 0)
      return found.view.pending?.kind === 'turn'
    },
  )
  if (found === null) throw new Error('nothing was played')
  return found
}

const FIRST_TURN = firstTurn()

const tabsIn = (html: string): readonly string[] =>
  [...html.matchAll(/class="gm2-strip-tab" title="([^"]*)" aria-expanded="(true|false)"/g)].map(
    ([, title = '', open = '']) => `${title} ${open}`,
  )

test('strips of several Chronicles have tabs in their order; that of a cellar which can be bought is open', () => {
  expect(tabsIn(drawTable(tableOf(FIRST_TURN, 'en', 'wide')).html())).toEqual([
    'Boat race false',
    'Cellars true',
    'Haggis false',
    'Clan council false',
  ])
})

test('on phones all are shut, as rondel and territory need the room', () => {
  for (const layout of ['phone', 'low'] as const) {
    const tabs = tabsIn(drawTable(tableOf(FIRST_TURN, 'en', layout)).html())
    // The row of England is one of them there.
    expect(tabs).toHaveLength(5)
    expect(tabs.filter((tab) => tab.endsWith('true'))).toEqual([])
  }
})
