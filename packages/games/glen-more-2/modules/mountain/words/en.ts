import { numberIn } from '@bothy/kernel'
import type { Good } from '../../../data/goods.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { all, coins, goodCount, goods } from '../../../words/en-counts.ts'
import { the, You } from '../../../words/en-grammar.ts'
import { counted } from '../../../words/parts.ts'
import { MOUNTAIN } from '../data/index.ts'
import type { MountainModuleTypes } from '../rules/types.ts'
import { goodsIn } from './parts.ts'

const contents = (count: number, list: readonly Good[]): string =>
  all([...(count > 0 ? [coins(count)] : []), ...counted(list).map(([good, n]) => goodCount(n, good))])

export const mountainWords = {
  short: {
    mountainOccupied: 'occupied',
    tollFirst: 'toll first',
    tollOwed: 'needed for the tile',
    noCoin: 'no coins',
    toll: 'toll first',
    unload: 'Mountain first',
  } satisfies { readonly [W in MountainModuleTypes['reason']['why']]: string },
  title: 'Mountain',
  legend: 'Mountain: leave a coin or a resource when you pass',
  dock: { name: 'Highlander', unit: 'on top' },
  tollButton: `Leave ${coins(1)}`,
  declineButton: 'Leave the rest',
  helpToll: 'You pay for the tile afterwards.',
  helpUnload: 'A tile holds at most 3 resources.',
  about:
    'A player who passes the Mountain leaves 1 coin or 1 resource there, before paying for a tile. A player who stops on it pays no toll and takes no tile, but gets everything on it when moving on. The die adds 1 coin.',
  contents,
  onIt: (what: string) => `On it: ${what}`,
  here: (name: string) => `piece there: ${name}`,
  /** GM2-C2-2. */
  outOfReach: 'out of reach for now',
  stop: (what: string) => `no tile; everything on it is yours when you move on (now ${what})`,
  toll: 'toll at the Mountain: 1 coin or 1 resource',
  noToll: 'no toll at the Mountain: you have nothing to leave',
  leaves: 'toll',
}

export const mountain: ChronicleTexts<MountainModuleTypes> = {
  events: {
    tollPaid: (e, me) => [
      You(e.seat, me),
      ...(e.good === null || e.tile === null ? [` left ${coins(1)}`] : [` left ${goods([e.good])} from `, the(e.tile)]),
      ' on ',
      the(MOUNTAIN),
      '.',
    ],
    mountainGrew: (e) => ['The die passed ', the(MOUNTAIN), ` and added ${coins(e.coins)}.`],
    mountainCleared: (e, me) => [
      You(e.seat, me),
      ' took everything from ',
      the(MOUNTAIN),
      `: ${contents(e.coins, e.goods)}.`,
    ],
    mountainGoodsLost: (e, me) => [
      You(e.seat, me),
      ` lost ${goods(e.goods)} from `,
      the(MOUNTAIN),
      ', with no room on any tile.',
    ],
  },
  reasons: {
    mountainOccupied: () => ['Another piece is on the Mountain, and there is room for only one.'],
    tollFirst: () => ['You pay the toll at the Mountain first, and couldn’t pay for this tile after it.'],
    tollOwed: () => ['You couldn’t pay for the tile after that: leave something else on the Mountain.'],
    noCoin: () => ['You have no coins: leave a resource, or sell one first.'],
    toll: () => ['First leave a coin or a resource on the Mountain.'],
    unload: () => ['First put the resources from the Mountain on your tiles.'],
  },
  actions: {
    toll: ({ good, tile }) =>
      good === null || tile === null
        ? [`Leave ${coins(1)} on `, the(MOUNTAIN)]
        : [`Leave ${goods([good])} from `, the(tile), ' on ', the(MOUNTAIN)],
    unload: ({ good, tile }) => [`Put ${goods([good])} from `, the(MOUNTAIN), ' on ', the(tile)],
  },
  prompts: {
    toll: {
      asked: () => ['Leave 1 coin or 1 resource on the Mountain.'],
      awaited: { one: 'to pay the toll at the Mountain', several: 'to pay the toll at the Mountain' },
    },
    leaveMountain: null,
    unload: {
      asked: (view) => [`Put ${goods(goodsIn(view))} from the Mountain on your tiles.`],
      awaited: {
        one: 'to put resources from the Mountain on their tiles',
        several: 'to put resources from the Mountain on their tiles',
      },
      decline: mountainWords.declineButton,
    },
  },
  sources: {},
  lines: { mountain: (line) => [`Coins on the Mountain: ${numberIn(line, 'coins')}`] },
  printed: { ops: {}, activations: {}, once: {} },
}
