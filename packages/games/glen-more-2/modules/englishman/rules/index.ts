import { refuseSetup } from '@bothy/kernel'
import { MARKET_FIELDS } from '../../../data/limits.ts'
import { THE_END, TILES, tileNamed } from '../../../data/tiles.ts'
import { eachTileAhead, OUT } from '../../../rules/topics/rondel.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { Reason } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import { ENGLAND_FILLED, ENGLAND_TILES, ENGLISHMAN, ERRANDS } from '../data/index.ts'
import { englandReward, englishman as hisStep, hisTurn, SEND, send, takeToken } from './frames.ts'
import {
  eachTileOfRondel,
  englandOf,
  hasFreeActions,
  priceOfUse,
  whyNotForHim,
  whyNotLochNess,
  whyNotSend,
  whyNotSwap,
} from './queries.ts'
import { askSwap, SWAP, swap, takeAllCoins } from './swap.ts'
import { view } from './view.ts'

const MOVE_HIM: Reason = { why: 'englishman', rule: 'GM2-C4-3' }

const IN_SWAP: Reason = { why: 'swap', rule: 'GM2-C6-11' }

export const englishman: Chronicle<'englishman'> = {
  tiles: { joining: ENGLAND_TILES, laid: [], replaced: [] },
  checkArranged: (_raw, at) => refuseSetup(at, 'bad-arrangement'),
  /** GM2-C4-1: in the place of the first A tile. */
  setUp(s, _rng, _arranged, events) {
    s.at[ENGLISHMAN] = s.front++
    events?.push({ type: 'englishmanCame', position: s.at[ENGLISHMAN] })
    return { holder: NOBODY, row: ENGLAND_FILLED }
  },
  clone: ({ holder, row }) => ({ holder, row }),
  view,
  imagine: () => undefined,
  blocked(s, seat, { grey, freeActions, elsewhere, sales }) {
    const f = s.stack.at(-1)
    if (f?.kind === 'swap' && f.seat === seat) {
      eachTileOfRondel(s, (tile) => grey(SWAP[tile], () => whyNotSwap(s, tile)))
      return elsewhere(IN_SWAP)
    }
    if (f?.kind !== 'send' || f.seat !== seat) return
    eachTileAhead(s, ENGLISHMAN, (tile) => {
      if (tile === THE_END) return
      grey(SEND[tile].use, () => whyNotSend(s, seat, tile, 'use'))
      grey(SEND[tile].discard, () => whyNotSend(s, seat, tile, 'discard'))
    })
    sales()
    if (hasFreeActions(s)) freeActions()
    elsewhere(MOVE_HIM)
  },
  acts: {
    /** GM2-C4-2: the first player. */
    passed(s, { piece, position }, events) {
      if (englandOf(s).holder === NOBODY && piece < s.seats && position === s.at[ENGLISHMAN])
        takeToken(s, piece, events)
    },
  },
  questions: {
    whyNotStop: whyNotForHim,
    whyNotExtra: whyNotLochNess,
    takePrice: (s, piece) => (piece === ENGLISHMAN ? (priceOfUse(s) ?? 0) : 0),
  },
  freeActions: [],
  turns: [{ piece: ENGLISHMAN, frame: hisTurn }],
  ops: {
    englandToken: (s, seat, _op, _tile, events) => takeToken(s, seat, events),
    takeAllEnglandCoins: (s, seat, _op, _tile, events) => takeAllCoins(s, seat, events),
    swapPieceWithTile: (s, seat) => askSwap(s, seat),
  },
  once: {},
  sources: [],
  frames: { englishman: hisStep, send, englandReward, swap },
  verbs: {
    send: {
      write: (a) => `${TILES[a.tile]} ${a.errand}`,
      read(rest) {
        const [name, word, ...more] = rest.split(' ')
        const tile = tileNamed(name)
        const errand = ERRANDS.find((known) => known === word)
        return tile === undefined || errand === undefined || more.length > 0 ? null : SEND[tile][errand]
      },
    },
    swap: {
      write: (a) => TILES[a.tile],
      read(rest) {
        const tile = tileNamed(rest)
        return tile === undefined ? null : SWAP[tile]
      },
    },
  },
  knowledge: {
    englishmanCame: { reveals: false, told: 'all' },
    englandTokenTaken: { reveals: false, told: 'all' },
    englandRowFilled: { reveals: false, told: 'all' },
    englandRowTaken: { reveals: false, told: 'all' },
    englishmanDiscarded: { reveals: false, told: 'all' },
    englishmanFinished: { reveals: false, told: 'all' },
    englishmanLeft: { reveals: false, told: 'all' },
    englishmanSwapped: { reveals: false, told: 'all' },
    englishmanWandered: { reveals: false, told: 'all' },
  },
  lines: () => [],
  invariants(s, hold) {
    const { holder, row } = englandOf(s)
    const at = s.at[ENGLISHMAN]
    hold(row >= 0 && row <= MARKET_FIELDS, 'GM2-C4-1 the England row has 0 to 3 occupied fields')
    hold(holder >= NOBODY && holder < s.seats, 'GM2-C4-2 a player holds the token, or nobody')
    hold(
      holder !== NOBODY || (at !== OUT && s.coins.some((_, seat) => s.at[seat] < at)),
      'GM2-C4-2 nobody holds the token only while not all have passed him',
    )
  },
}
