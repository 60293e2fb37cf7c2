import { refuseSetup } from '@bothy/kernel'
import { DECLINE } from '../../../rules/actions.ts'
import { sourceNamed } from '../../../rules/frames/gain.ts'
import { tileAt } from '../../../rules/topics/rondel.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { Action, Reason } from '../../../rules/types.ts'
import type { Chronicle, Verbs } from '../../chronicle.ts'
import {
  type CaskSpace,
  CELLAR_COUNT,
  CELLARS,
  DISTILLERIES,
  FIRST_CELLARS,
  LAST_SPACE,
  REPLACED_TILES,
  SALE_SPACES,
  SALE_TILES,
} from '../data/index.ts'
import {
  AGE_CASK,
  ageCask,
  askOnEntering,
  askOnPassing,
  BUY_CELLAR,
  buyCellar,
  closeSale,
  PAY_CASK,
  payCask,
  payCasks,
  SELL_CASK,
  sellCask,
  startAgeing,
  storeCasks,
} from './frames.ts'
import {
  cellarsOf,
  filledOf,
  isSale,
  lastOf,
  mayEnterSale,
  canBuyCellar,
  nextCellar,
  owedBy,
  placesOf,
  rightSpaces,
  seatOnSale,
  whyNotAge,
  whyNotAgeFrom,
  whyNotBuyCellar,
  whyNotEnterSale,
  whyNotOnto,
  zeroOf,
} from './queries.ts'
import type { CellarsModuleTypes } from './types.ts'
import { view, worthOf } from './view.ts'

const IN_PAYMENT: Reason = { why: 'payCask', rule: 'GM2-C3-2' }
const IN_AGEING: Reason = { why: 'ageCask', rule: 'GM2-C3-3' }
const IN_SALE: Reason = { why: 'sellCask', rule: 'GM2-C3-6' }
const SELL_ONE: Reason = { why: 'sellOne', rule: 'GM2-C3-6' }

function readSpace(text: string): CaskSpace | null {
  return /^\d$/.test(text) && Number(text) <= LAST_SPACE ? Number(text) : null
}

function bySpace<A extends Action>(rest: string, actions: readonly A[]): A | null {
  const space = readSpace(rest)
  return space === null ? null : actions[space]
}

const verbs: Verbs<CellarsModuleTypes['action']> = {
  payCask: { write: ({ space }) => String(space), read: (rest) => bySpace(rest, PAY_CASK) },
  ageCask: { write: ({ space }) => String(space), read: (rest) => bySpace(rest, AGE_CASK) },
  sellCask: {
    write: ({ space, onto }) => `${space} ${onto}`,
    read(rest) {
      const [from, word, ...more] = rest.split(' ')
      const space = readSpace(from)
      const onto = SALE_SPACES.find((known) => known === word)
      return space === null || onto === undefined || more.length > 0 ? null : SELL_CASK[space][onto]
    },
  },
  buyCellar: {
    write: ({ cellar }) => CELLARS[cellar],
    read(rest) {
      const cellar = CELLARS.findIndex((known) => known === rest)
      return cellar < 0 ? null : BUY_CELLAR[cellar]
    },
  },
}

export const cellars: Chronicle<'cellars'> = {
  tiles: { joining: [...DISTILLERIES, ...SALE_TILES], laid: [], replaced: REPLACED_TILES },
  checkArranged: (_raw, at) => refuseSetup(at, 'bad-arrangement'),
  setUp: (s) => ({
    owned: s.coins.map(() => FIRST_CELLARS),
    filled: s.coins.map(() => 0),
    bonus: SALE_TILES.map(() => 0),
    right: SALE_TILES.map(() => 0),
  }),
  clone: ({ owned, filled, bonus, right }) => ({
    owned: owned.slice(),
    filled: filled.slice(),
    bonus: bonus.slice(),
    right: right.slice(),
  }),
  view,
  imagine: () => undefined,
  blocked(s, seat, { grey, elsewhere }) {
    const f = s.stack.at(-1)
    if (f?.kind === 'payCask' && f.seat === seat) elsewhere(IN_PAYMENT)
    else if (f?.kind === 'ageCask' && f.seat === seat) {
      for (const space of placesOf(s, seat)) grey(AGE_CASK[space], () => whyNotAgeFrom(s, seat, space))
      if (f.must) grey(DECLINE, () => IN_AGEING)
      elsewhere(IN_AGEING)
    } else if (f?.kind === 'sellCask' && f.seat === seat) {
      for (const space of placesOf(s, seat))
        for (const onto of SALE_SPACES) grey(SELL_CASK[space][onto], () => whyNotOnto(s, seat, f.tile, onto))
      if (f.must) grey(DECLINE, () => SELL_ONE)
      elsewhere(IN_SALE)
    }
  },
  acts: {
    caskGained: (s, { seat, count }, events) => storeCasks(s, seat, count, events),
    casksPaid: (s, { seat, count }, events) => payCasks(s, seat, count, events),
    ageing: (s, { seat, steps, must }, events) => startAgeing(s, seat, steps, must, events),
    /** GM2-C3-6: neither the die nor the Englishman sells anything. */
    passed(s, { piece, position }) {
      const tile = tileAt(s, position)
      if (piece < s.seats && isSale(tile)) askOnPassing(s, piece, tile)
    },
    entered(s, { piece, tile }, events) {
      if (isSale(tile)) askOnEntering(s, piece, tile, events)
    },
    tileLeft(s, { tile }, events) {
      if (isSale(tile)) closeSale(s, tile, events)
    },
  },
  questions: { mayEnter: mayEnterSale, whyNotEnter: whyNotEnterSale, whyNotAge },
  freeActions: [
    {
      list(s, seat, window, out) {
        if (window === 'claim' || window === 'build') return
        const cellar = nextCellar(s, seat)
        if (cellar !== null && canBuyCellar(s, seat, cellar)) out.push(BUY_CELLAR[cellar])
      },
      apply(s, seat, a, events) {
        if (a.type !== 'buyCellar') return false
        buyCellar(s, seat, a.cellar, events)
        return true
      },
      grey(s, seat, grey) {
        for (let cellar = cellarsOf(s).owned[seat]; cellar < CELLAR_COUNT; cellar++)
          grey(BUY_CELLAR[cellar], () => whyNotBuyCellar(s, seat, cellar))
      },
    },
  ],
  turns: [],
  ops: {},
  once: {},
  sources: ['sale'],
  frames: { payCask, ageCask, sellCask },
  verbs,
  knowledge: {
    caskStored: { reveals: false, told: 'all' },
    caskTaken: { reveals: false, told: 'all' },
    caskAged: { reveals: false, told: 'all' },
    cellarBought: { reveals: false, told: 'all' },
    caskSold: { reveals: false, told: 'all' },
    saleClosed: { reveals: false, told: 'all' },
  },
  /** During the game with the value of unsold casks, which count for nothing at the end (GM2-C3-8). */
  lines(s, seat) {
    const sold = s.gained[seat][sourceNamed(s, 'sale')]
    const lines = [{ category: 'sale', points: sold, counts: true, detail: null }]
    if (s.ranks !== null) return lines
    return [...lines, { category: 'cellar', points: worthOf(s, seat), counts: false, detail: { casks: s.casks[seat] } }]
  },
  invariants(s, hold) {
    const { owned, filled, bonus, right } = cellarsOf(s)
    const seats = s.coins.map((_, seat) => seat)
    const isPaying = s.stack.some((f) => f.kind === 'moment' && f.at === 'casksPaid')
    hold(
      owned.every((n) => n >= FIRST_CELLARS && n <= CELLAR_COUNT),
      'GM2-C3-5 everybody has one to three cellars',
    )
    hold(
      seats.every((seat) => filled[seat] >= 0 && filled[seat] < 1 << lastOf(s, seat)),
      'GM2-C3-3 casks are in cellars that their owner has',
    )
    hold(
      isPaying || seats.every((seat) => filledOf(s, seat).length + zeroOf(s, seat) === s.casks[seat] + owedBy(s, seat)),
      'GM2-C3-2 every cask has a space, or is in the 0 area',
    )
    hold(
      SALE_TILES.every((tile, sale) => bonus[sale] <= 1 && right[sale] <= rightSpaces(s, tile)),
      'GM2-C3-6 one cask on a space of a sale',
    )
    hold(
      SALE_TILES.every((tile, sale) => bonus[sale] + right[sale] === 0 || s.rondel.includes(tile)),
      'GM2-C3-7 casks are on sales of the rondel alone',
    )
    hold(
      s.stack.at(-1)?.kind !== 'turn' ||
        SALE_TILES.every((tile, sale) => seatOnSale(s, tile) === NOBODY || bonus[sale] + right[sale] > 0),
      'GM2-C3-6 a seat on a sale has sold something there',
    )
  },
}
