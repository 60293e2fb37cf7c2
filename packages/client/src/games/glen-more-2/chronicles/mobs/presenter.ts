import type { MobsNouns, TileId } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { ChronicleTables } from '../part.ts'
import { mobsIn } from './words.ts'

type Tables = ChronicleTables<MobsNouns>

const tile = (id: TileId): Target => `tile:${id}`
const gangster = (id: number): Target => `gangster:${id}`

/** A gangster is pointed at first, then what he does; where a question is his alone, only its object. */
export const mobsPaths: Tables['paths'] = {
  penny: (a) => [gangster(a.gangster), 'do:penny'],
  recruit: (a) => [gangster(a.gangster), 'do:recruit'],
  charge: ({ token, field }) => [`charge:${token}`, `field:${field}`],
  grab: ({ row }) => ['do:grab', `row:${row}`],
  intercept: ({ good, tile: onto }) => [`good:${good}`, onto === null ? 'do:market' : tile(onto)],
  declineTurn: () => ['do:decline-turn'],
  reserve: ({ token, tile: reserved }) => [`reserve:${token}`, tile(reserved)],
  hire: ({ gangster: id, from }) => [gangster(id), from === null ? 'man:new' : `scotsman:${from}`],
  lurk: ({ tile: lair }) => [tile(lair)],
  sneak: ({ tile: to }) => ['do:sneak', tile(to)],
  steal: ({ good, tile: onto }) => [`good:${good}`, tile(onto)],
  shift: ({ tile: moved }) => ['do:shift', tile(moved)],
  rehome: ({ to, x, y }) => [`territory:${to}`, `cell:${x},${y}`],
  trick: ({ item, good }) => [`item:${item}`, `good:${good}`],
  stake: ({ card }) => ['do:stake', `card:${card}`],
  slip: () => ['do:slip'],
  second: () => ['do:second'],
  barge: () => ['do:barge'],
  demand: ({ of }) => [`victim:${of}`],
  surrender: ({ place }) => [`serving:${place}`],
  reroll: () => ['do:reroll'],
}

export const mobsButtons: Tables['buttons'] = {
  'do:penny': (words) => mobsIn(words).pennyButton,
  'do:recruit': (words) => mobsIn(words).recruitButton,
  'do:grab': (words) => mobsIn(words).grabButton,
  'do:market': (words) => mobsIn(words).marketButton,
  'do:decline-turn': (words) => mobsIn(words).declineTurnButton,
  'do:sneak': (words) => mobsIn(words).sneakButton,
  'do:shift': (words) => mobsIn(words).shiftButton,
  'do:stake': (words) => mobsIn(words).stakeButton,
  'do:slip': (words) => mobsIn(words).slipButton,
  'do:second': (words) => mobsIn(words).secondButton,
  'do:barge': (words) => mobsIn(words).bargeButton,
  'do:reroll': (words) => mobsIn(words).rerollButton,
}

export const mobsHelp: Tables['help'] = {
  mob: (words) => mobsIn(words).helpMob,
  hire: (words) => mobsIn(words).helpHire,
  lurk: (words) => mobsIn(words).helpLurk,
  steal: null,
  intercept: (words) => mobsIn(words).helpIntercept,
  rehome: (words) => mobsIn(words).helpShift,
  trick: null,
  stake: null,
  slip: null,
  second: null,
  barging: null,
  demand: null,
  surrender: null,
  reroll: null,
}
