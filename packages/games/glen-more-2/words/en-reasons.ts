import { listedText, type Sentences } from '@bothy/kernel'
import type { AskKind, BaseReason, Warning } from '../rules/types.ts'
import type { Reader } from './en-grammar.ts'
import { words } from './en-words.ts'
import { capital, type Loss, lossParts } from './parts.ts'

const ASKED_FIRST = {
  turn: 'You must move to a tile; you can’t pass.',
  reward: 'First take a coin or a movement point.',
  pay: 'First pay for what you have chosen.',
  give: 'First choose the Scotsman to give up.',
  place: 'First place the tile.',
  effects: 'First choose which effect comes next.',
  choose: 'First choose the resources.',
  bring: 'First put everything on your tiles, or decline the rest.',
  grant: 'First activate the tiles of the bonus, or stop.',
  claim: 'First place your clan marker, or decline.',
  remove: 'First remove tiles, or stop.',
  keep: 'First choose which resources stay in the Home Castle.',
  build: 'First choose a tile from the discard pile, or decline.',
  activate: 'You’ve already taken your tile this turn: activate tiles, then end your turn.',
} as const satisfies Record<AskKind, string>

const COINS = {
  'GM2-26': '',
  'GM2-41': ' Sell resources first.',
  'GM2-50': ' Sell resources first.',
  'GM2-83': ' Sell resources first.',
  'GM2-111': ' Sell resources, or choose a nearer field.',
} as const

const OUT_OF_REACH = {
  'GM2-80': 'This tile isn’t next to the new one.',
  'GM2-85': 'You haven’t placed a tile this turn: only Loch Ness could activate one.',
  'GM2-113': 'The clan field doesn’t activate this type of tile.',
} as const

export const reasons: Sentences<BaseReason, 'why', [me: Reader]> = {
  notEntered: () => ['This tile can’t be taken or discarded: choose another.'],
  canTake: () => ['You can take at least one tile, so you can’t discard any.'],
  noCell: () => ['There’s nowhere next to your Scotsmen to place this tile.'],
  // Sales count where a tile is taken, so `has` need not be the coins of the seat.
  coins: (r) => [
    `${words.coins(r.need - r.has)} short: it takes ${r.need}, and you can spend ${r.has === 0 ? 'none' : `only ${r.has}`}.${COINS[r.rule]}`,
  ],
  soldOut: (r) => [`The market has no ${words.goodName(r.good)} left to sell.`],
  noCask: () => ['You don’t have enough casks, and the market sells none: distil barley first.'],
  noScotsman: (r) => [
    r.rule === 'GM2-51'
      ? 'You don’t have enough Scotsmen to give up for this tile.'
      : 'You have no Scotsman you could give up for this tile and still place it.',
  ],
  noCellWithout: () => ['Without this Scotsman you could no longer place the tile: choose another.'],
  notHome: () => ['Option at this table: you can only give up Scotsmen from your home tiles.'],
  rowEmpty: (r) => [`The market isn’t buying ${words.goodName(r.good)}: there are no coins in its row.`],
  owed: () => ['You couldn’t pay the rest after that: use your own resources.'],
  occupied: () => ['There is a tile here already, and only overbuild tiles go on top of others.'],
  noSide: () => ['The tile must share an edge with one of your tiles.'],
  nobodyNear: () => ['No Scotsman is next to this place: move one next to it first.'],
  secondRiver: () => ['A river tile must lengthen your river at its left or right end.'],
  besideRiver: () => ['Only tiles with a river can be to the left and right of a river tile.'],
  mustCover: () => ['An overbuild tile goes on top of one of your tiles.'],
  otherType: () => ['An overbuild tile must cover a tile of its own type.'],
  otherRiver: () => ['Both tiles must have a river, or neither.'],
  homeCastle: () => ['The Home Castle can’t be covered.'],
  outOfReach: (r) => [OUT_OF_REACH[r.rule]],
  alreadyActivated: () => ['This tile has already been activated this turn.'],
  extraUsed: () => ['Loch Ness has already been used this turn, and this tile isn’t next to a new one.'],
  inactive: () => ['Activating this tile does nothing.'],
  full: () => ['This tile doesn’t have enough room: spend or sell one of its resources first.'],
  noMarker: () => ['You have no clan markers left.'],
  noClan: () => ['You need your own clan marker on Sinclair or MacGregor for that.'],
  noPoint: () => ['You need a movement point: activate a village or castle first.'],
  claimed: () => ['This field already has a clan marker, and it can be claimed only once.'],
  colour: (r) => [`This clan marker must go on a ${words.colourName(r.colour)} field.`],
  noRoad: () => ['No road leads to this field.'],
  homeTile: () => ['Home tiles, and piles on top of them, can’t be removed.'],
  breaksTerritory: () => ['Without this tile your territory or your river would fall apart.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

const WALLED_IN = 'Your Scotsmen are walled in: no tile could be placed next to one.'

/** GM2-22, and GM2-27 when no tile can be taken. */
export const TURN = {
  no: 'Move your piece to a tile on the rondel.',
  nothing: 'You can’t take any of these tiles. Discard one for 1 coin or 1 movement point.',
  walledIn: 'Your Scotsmen are walled in: discard a tile for 1 coin or 1 movement point.',
} as const

function lossText(loss: Loss): string {
  const parts = lossParts(loss, words, 'the Loch Ness activation')
  return parts.length === 0 ? '' : `${capital(listedText(parts, 'and'))} would be lost.`
}

export const warnings: Sentences<Warning, 'warn'> = {
  walledIn: () => [WALLED_IN],
  leaves: (it) => [[lossText(it), it.walledIn ? WALLED_IN : ''].filter((text) => text !== '').join(' ')],
  finishes: () => ['The game ends for you here: you’ll have no more turns.'],
  loses: (it) => [`There isn’t room for everything: ${words.goods(it.goods)} would be lost.`],
  givesNothing: (it) => [
    it.rule === 'GM2-113'
      ? 'Right now this field would give you nothing.'
      : 'You couldn’t pay for the road to any clan field afterwards.',
  ],
}
