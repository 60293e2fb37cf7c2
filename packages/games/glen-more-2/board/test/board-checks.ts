import { CARDS, CATEGORIES, FIELDS, glenMore2, GOODS, TILE_COUNT, type View } from '@bothy/glen-more-2'
import { checksOfTiles } from '@bothy/board-kit/testing/tiles.ts'
import './both-languages.ts'
import { CELLARS } from '../../modules/cellars/board/test/cellars-setup.ts'
import { haggisSetup } from '../../modules/haggis/board/test/haggis-setup.ts'
import { MOBS_LURKING } from '../../modules/mobs/board/test/mobs-setup.ts'
import { type Plan, samplePlay } from './sample-play.ts'

function things(view: View): readonly string[] {
  return [
    'man:new',
    ...CATEGORIES.map((category) => `category:${category}`),
    ...CARDS.map((_, card) => `card:${card}`),
    ...FIELDS.map((_, field) => `field:${field}`),
    ...Array.from({ length: TILE_COUNT }, (_, tile) => [`tile:${tile}`, `scotsman:${tile}`]).flat(),
    ...(view.chronicles.cellars === undefined
      ? []
      : ['cellar:0', 'cellar:1', 'cellar:2', 'cellar:9', 'cask:0', 'cask:1', 'cask:9', 'cask:99']),
    ...(view.chronicles.haggis === undefined
      ? []
      : ['haggis', ...view.players.map((_, seat) => `serving:${seat}`), 'serving:9']),
    ...(view.chronicles.mobs === undefined ? [] : ['prison', 'gangster:0', 'gangster:5', 'gangster:15', 'gangster:99']),
  ]
}

const PLANS: readonly Plan[] = [
  { seats: 2, seed: 'paths-2', sense: 0.4 },
  { seats: 3, seed: 'paths-3', sense: 0.4, options: { die: true, scotsmanFrom: 'home' } },
  // GM2-Q5: with few Scotsmen it matters which effect comes first.
  { seats: 4, seed: 's3', sense: 0.8, options: { corrections: [{ at: 'supplies.scotsmen', value: 4 }] } },
  // GM2-66: more is saved to the Home Castle than it holds.
  { seats: 4, seed: 's155', sense: 0.8, options: { tie: 'fewest' } },
  // GM2-C3-2 to GM2-C3-6: casks are aged, sold and paid, and cellars are bought.
  { seats: 2, seed: 'cellars-d', sense: 0.8, options: CELLARS },
  // GM2-C5-2, GM2-C5-5: tokens are taken and put back, and rolls are paid for.
  { seats: 2, seed: 'haggis', sense: 0.8, options: haggisSetup(2) },
  // GM2-C8-2, GM2-C8-4: pennies, gangsters, Scotsmen who are sent into the territories of others, tiles that are moved.
  { seats: 3, seed: 'lurking', sense: 0.8, options: MOBS_LURKING },
]

export const boardChecks = checksOfTiles({ game: glenMore2, plans: PLANS, play: samplePlay }, GOODS, things)
