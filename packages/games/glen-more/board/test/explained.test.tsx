import { rulesOfTile } from '@bothy/glen-more'
import { expect, test } from 'vitest'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { extraTilesSuite } from '@bothy/board-kit/testing/extra-tiles-suite.tsx'
import './both-languages.ts'
import { board } from '../index.ts'
import { samplePlay } from './sample-play.ts'

const { tableOf, draw } = benchOf(board)

extraTilesSuite(board, { plans: [{ seats: 4, seed: 'end', sense: 0.95 }], play: samplePlay }, 'penalty')

test('the explanation of an offered tile that is kept open names every rule of the tile', () => {
  const named = new Map<number, readonly string[]>()
  samplePlay({ seats: 5, seed: 'rules', sense: 0.9 }, (look) => {
    const table = tableOf(look(0), 'en', 'wide')
    for (const { tile } of table.view.offers) {
      if (named.has(tile)) continue
      const page = draw(table, <board.Explain {...table} item={`tile:${tile}`} />).all()
      const links = page.filter((node) => node.attribute('class') === 'rule-link')
      named.set(
        tile,
        links.map((link) => link.textContent),
      )
    }
    return false
  })
  expect(named.size).toBeGreaterThan(30)
  for (const [tile, rules] of named) expect(rules).toEqual(rulesOfTile(tile))
})
