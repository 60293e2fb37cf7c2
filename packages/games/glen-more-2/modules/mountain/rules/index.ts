import { refuseSetup } from '@bothy/kernel'
import { DECLINE } from '../../../rules/actions.ts'
import { contentOf } from '../../../rules/content.ts'
import { GOOD_KINDS, GOODS } from '../../../data/goods.ts'
import { NO_TILE, TILES, tileNamed } from '../../../data/tiles.ts'
import { FULL } from '../../../rules/reasons.ts'
import { eachGood } from '../../../rules/topics/market.ts'
import { DIE } from '../../../data/pieces.ts'
import { isFinished, OUT } from '../../../rules/topics/rondel.ts'
import { NOBODY, roomOn } from '../../../rules/topics/territory.ts'
import type { Reason } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import { MOUNTAIN, MOUNTAIN_SPACES } from '../data/index.ts'
import { addCoinOfTheDie, askToll, leave, leaveMountain, toll, TOLL_COIN, TOLL_GOOD, UNLOAD, unload } from './frames.ts'
import {
  canSellAtTheMountain,
  canSellOnTheWay,
  isMountainSpace,
  mayEnter,
  mountainOf,
  seatOn,
  spaceOf,
  whyNotEnter,
  whyNotOnTheWay,
  whyNotToll,
} from './queries.ts'
import { view } from './view.ts'

const IN_TOLL: Reason = { why: 'toll', rule: 'GM2-C2-3' }
const IN_UNLOAD: Reason = { why: 'unload', rule: 'GM2-C2-4' }

function readGood(rest: string): { readonly good: number; readonly tile: number } | null {
  const [word, name, ...more] = rest.split(' ')
  const good = GOODS.findIndex((known) => known === word)
  const tile = tileNamed(name ?? '')
  return good < 0 || tile === undefined || more.length > 0 ? null : { good, tile }
}

export const mountain: Chronicle<'mountain'> = {
  tiles: { joining: [], laid: [MOUNTAIN], replaced: [] },
  checkArranged: (_raw, at) => refuseSetup(at, 'bad-arrangement'),
  /** GM2-C2-1: on the two spaces before the empty one; refilling leaves them as they are. */
  setUp(s) {
    s.rondel[s.rondel.length - 1 - MOUNTAIN_SPACES] = MOUNTAIN
    return { coins: 0, goods: GOODS.map(() => 0) }
  },
  clone: ({ coins, goods }) => ({ coins, goods: goods.slice() }),
  view,
  /** Everything on the Mountain is public. */
  imagine: () => undefined,
  blocked(s, seat, { grey, sales, elsewhere }) {
    const f = s.stack.at(-1)
    if (f?.kind === 'toll' && f.seat === seat) {
      grey(TOLL_COIN, () => whyNotToll(s, seat, null))
      eachGood(s, seat, (tile, good) => grey(TOLL_GOOD[tile][good], () => whyNotToll(s, seat, good)))
      if (canSellOnTheWay(s, seat)) sales()
      elsewhere(IN_TOLL)
    } else if (f?.kind === 'unload' && f.seat === seat) {
      for (const tile of s.tiles[seat])
        for (let good = 0; good < GOOD_KINDS; good++)
          if (mountainOf(s).goods[good] > 0) grey(UNLOAD[tile][good], () => (roomOn(s, tile) > 0 ? null : FULL))
      grey(DECLINE, () => (s.tiles[seat].some((tile) => roomOn(s, tile) > 0) ? IN_UNLOAD : null))
      if (canSellAtTheMountain(s, seat)) sales()
      elsewhere(IN_UNLOAD)
    }
  },
  acts: {
    /** GM2-C2-4: the seat on the Mountain must leave it in this turn, and pays with what was there. */
    turnBegan(s, { seat }, events) {
      if (seatOn(s) === seat) leave(s, seat, events)
    },
    /** GM2-C2-3, GM2-C2-6. The Englishman pays nothing. */
    passed(s, { piece, position }, events) {
      if (position % s.rondel.length !== spaceOf(s)) return
      if (piece === DIE) addCoinOfTheDie(s, events)
      else if (piece < s.seats) askToll(s, piece, events)
    },
    gameScored(s, { step }, events) {
      const seat = seatOn(s)
      if (step === 'beforeRound' && seat !== NOBODY) leave(s, seat, events)
    },
  },
  questions: {
    mayEnter,
    whyNotEnter,
    whyNotOnTheWay,
    isFixed: isMountainSpace,
  },
  freeActions: [],
  turns: [],
  ops: {},
  once: {},
  sources: [],
  frames: { toll, unload, leaveMountain },
  verbs: {
    toll: {
      write: ({ good, tile }) => (good === null || tile === null ? 'coin' : `${good} ${TILES[tile]}`),
      read(rest) {
        if (rest === 'coin') return TOLL_COIN
        const found = readGood(rest)
        return found === null ? null : TOLL_GOOD[found.tile][found.good]
      },
    },
    unload: {
      write: ({ good, tile }) => `${good} ${TILES[tile]}`,
      read(rest) {
        const found = readGood(rest)
        return found === null ? null : UNLOAD[found.tile][found.good]
      },
    },
  },
  knowledge: {
    tollPaid: { reveals: false, told: 'all' },
    mountainGrew: { reveals: false, told: 'all' },
    mountainCleared: { reveals: false, told: 'all' },
    mountainGoodsLost: { reveals: false, told: 'all' },
  },
  /** GM2-C2-5: coins that are as good as taken. */
  lines(s, seat) {
    const { coins } = mountainOf(s)
    if (coins === 0 || seatOn(s) !== seat || !isFinished(s, seat)) return []
    return [{ category: 'mountain', points: coins * contentOf(s).scoring.vpPerCoin, counts: true, detail: { coins } }]
  },
  invariants(s, hold) {
    const { coins, goods } = mountainOf(s)
    const space = spaceOf(s)
    const { length } = s.rondel
    hold(
      space >= 0 && s.rondel[(space + 1) % length] === NO_TILE,
      'GM2-C2-2 the Mountain is on two spaces of the rondel',
    )
    hold(
      s.at.every((at) => at === OUT || at % length !== (space + 1) % length),
      'GM2-C2-4 a piece on the Mountain is on the first of its spaces',
    )
    hold(
      s.at.every((at, piece) => at === OUT || piece < s.seats || at % length !== space),
      'GM2-X3 only pieces of players stop on the Mountain',
    )
    hold(coins >= 0 && goods.length === GOOD_KINDS && goods.every((n) => n >= 0), 'GM2-C2-3 nothing is owed')
    hold(
      s.ranks === null || seatOn(s) === NOBODY || (coins === 0 && goods.every((n) => n === 0)),
      'GM2-C2-5 at the end the Mountain is cleared if anybody is there',
    )
  },
}
