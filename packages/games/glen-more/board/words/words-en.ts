import type { Reason, Category } from '@bothy/glen-more/data'
import { terms, words as en } from '@bothy/glen-more/words/en'
import { parts } from '@bothy/board-kit/parts/words-en.ts'
import { list, some } from '@bothy/board-kit/board/details/phrases.ts'
import type { Gains } from '../land/gains.ts'

export const board = {
  ...parts,
  ring: 'The track',
  gap: 'gap',
  gapText: 'The gap behind the last figure. The figure just ahead of it plays next; tiles left behind are discarded.',
  figureOf: (name: string) => `${name}’s figure`,
  yourFigure: 'Your figure',
  figureText:
    'The last figure on the track always plays next. Jump far ahead for a good tile and the others get more turns first.',
  dieText: 'With 2 or 3 players the die moves too: it lands on the first, second or third tile ahead and removes it.',
  ahead: (n: number) => (n === 1 ? 'next space ahead' : `${n} spaces ahead`),
  yourLand: 'Your land',
  landOf: (name: string) => `${name}’s land`,
  lands: 'All players’ lands',
  toScoring: (tiles: number, next: number) =>
    `${tiles === 1 ? '1 tile' : `${tiles} tiles`} to ${next === 3 ? 'the end' : `scoring ${next}`}`,
  lastTiles: 'The last tiles are out',
  inMarket: (filled: number) => `${filled} of 3 spaces filled`,
  marketText:
    'Buy a cube only when a tile or an exchange needs it, at the price of its next free space. Selling a cube takes the coins from the last filled space.',
  whichTile: 'Choose the tile the cube comes from.',
  free: 'none',
  cost: 'Cost',
  costsNothing: 'Free',
  canPayBy: (how: string) => `You can afford it: ${how}`,
  /** On how many cells a tile could lie, and how many tiles it would activate at most. */
  places: (cells: number, activated: number) =>
    `${cells === 1 ? '1 place' : `${cells} places`} on your land, ${activated === 1 ? '1 tile' : `up to ${activated} tiles`} activated`,
  willBeDiscarded: 'It will be discarded',
  pay: 'Pay',
  /** A sale would let the tile be paid. */
  barrelsShort: (n: number) => `${en.barrels(n)} short`,
  afterSale: 'You can afford it after selling cubes',
  /** The black piece to pay: the one on a tile, a chieftain, or one of several. */
  gives: (tile: string) => `Costs the clan member on ${tile}`,
  givesChieftain: 'Costs a chieftain',
  givesChosen: 'Costs a clan member or chieftain: you choose which',
  takeAndDiscard: 'Take and discard',
  /** The effect of a second click on the tile. */
  takeAgain: 'Choose again to take it',
  playsNext: 'plays next',
  newShort: (n: number) => `${n} new`,
  landLarge: 'Enlarge the land',
  fitsIn: (n: number) => (n === 1 ? 'fits in 1 place' : `fits in ${n} places`),
  fits: {
    any: 'any tile',
    plain: 'no river, no road',
    river: 'river tiles',
    road: 'road tiles',
    both: 'river or road',
  },
  openPlaces: (n: number, river: boolean, road: boolean) =>
    n === 0
      ? 'no open places'
      : `${n === 1 ? '1 open place' : `${n} open places`}${river ? (road ? '' : ', none for a road') : road ? ', none for a river' : ', none for river or road'}`,
  fewest: (tiles: number, fewest: number) => `${en.tiles(tiles)} (smallest land: ${fewest}):`,
  scoringNow: (n: number) => `If scoring ${n} came now`,
  /** A toggle of a payment: which good, how many are in, what the next costs. */
  putIn: (good: string, count: number, price: string | null) =>
    `${good}, ${count} in${price === null ? '' : `, one more for ${price}`}`,
  payCubes: (n: number) => `Pay ${n}`,
  takeCubes: (n: number) => (n === 1 ? 'Take this cube' : `Take these ${n} cubes`),
  helpTurn: (kept: number, all: number) => `You can keep ${kept} of these ${all} tiles.`,
  helpPoint: 'Hover over a tile to see where it would go and what it would activate.',
  tapTile: 'Tap a tile to see where it would go and what it would activate.',
  oneLost: (tile: string) => `${tile} would be discarded.`,
  someLost: (n: number) => `${n} would be discarded.`,
  helpFair: 'One cube of each type. Add or remove cubes.',
  helpPay: 'Add or remove cubes.',
  helpChoose: 'Choose which cubes you receive.',
  newTurn: 'The further you jump, the longer you wait.',
  newPlace: `Next to your land and to a ${terms.clanMember.one} (diagonally counts). It activates itself and its neighbours.`,
  newActivate: 'Each tile once, in any order. Activations you don’t use this turn are lost.',
  discardsNone: 'No tiles discarded',
  discards: (tiles: string) => `Discarded: ${tiles}`,
  activates: (n: number) => (n === 0 ? 'activates nothing' : n === 1 ? 'activates 1 tile' : `activates ${n} tiles`),
  activatesShort: (n: number) => (n === 0 ? 'activates nothing' : `activates ${n}`),
  emptyCell: (cell: string) => `Empty place, ${cell}`,
  short: {
    ...parts.short,
    noSide: 'no shared side',
    noClan: 'no clan member nearby',
    river: 'off the river',
    road: 'off the road',
    riverBlocked: 'river blocked',
    roadBlocked: 'road blocked',
    noBarrel: 'no barrel',
    noPiece: 'nobody to spare',
    noChieftain: 'no chieftain',
    lastClan: 'your last one',
    loch: 'no effect',
    different: 'different types',
  } satisfies { readonly [W in Reason['why']]: string },
  upTo: (n: number) => `up to ${n} VP`,
  clanHere: (n: number) => (n === 1 ? '1 clan member here' : `${n} clan members here`),
  clanOn: (n: number, tile: string) => (n === 1 ? `Clan member on ${tile}` : `${n} clan members on ${tile}`),
  clanText:
    'A new tile is placed next to a clan member. A movement point moves a clan member to a neighbouring tile, or sends it to Parliament, where it counts in each scoring.',
  moveWhere: 'Choose a tile next to the clan member, or send it to Parliament.',
  stillReady: (n: number) => (n === 1 ? '1 tile to activate' : `${n} tiles to activate`),
  nothingReady: 'Nothing left to activate',
  freeTotal: 'at no cost',
  stepsLeft: (n: number) => `${en.points(n)} left`,
  activatePlain: ({ goods, vp, points }: Gains) =>
    `Activate everything that’s free: ${list([some(goods.length, en.goods(goods)), some(vp, en.vp(vp)), some(points, en.points(points))])}`,
  giveChieftain: 'Give up a chieftain',
  toParliament: 'Send to Parliament',
  ways: (tile: string) => `${tile}: choose`,
  chooseCube: (tile: string) => `${tile}: choose a cube.`,
  stock: 'Your stock',
  yourCards: 'Your cards',
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  chieftainsValue: (n: number) => `Chieftains and bonnets: ${n}`,
  penalty: (tiles: number, vp: number) => `${tiles === 1 ? '1 extra tile' : `${tiles} extra tiles`}: −${-vp} VP`,
  noPenalty: 'no penalty',
  final: 'Final score',
  comparison: { barrels: 'Whisky', chieftains: 'Chieftains', cards: 'Cards' } satisfies {
    readonly [C in Category]: string
  },
  sheet: {
    tiles: 'Tiles',
    barrels: 'Whisky, in scorings',
    chieftains: 'Chieftains, in scorings',
    cards: 'Cards, in scorings',
    card: 'Card effects',
    coins: 'Coins',
    penalty: 'Too many tiles',
  },
  line: { vp: 'VP', coins: 'Coins', cards: 'Bonus', penalty: 'Tiles', total: 'Total' },
  show: (name: string) => `Show ${name}’s land`,
  player: 'Player',
  riverRoad: (river: boolean, road: boolean) => list([river ? 'with river' : '', road ? 'with road' : '']),
  inLand: (owner: string) => `on ${owner}’s land`,
  onRing: (space: string) => `on the track, ${space}`,
  removedFromGame: 'removed from the game',
  scoringTitle: (n: number) => `Scoring ${n}`,
  scoringBegins: 'Whisky, chieftains and cards are compared.',
}
