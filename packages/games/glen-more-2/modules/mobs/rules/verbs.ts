import { cardNamed, CARDS } from '../../../data/cards.ts'
import { fieldNamed, FIELDS } from '../../../data/fields.ts'
import { GOODS } from '../../../data/goods.ts'
import { MAX_SEATS } from '../../../data/limits.ts'
import { TILES, tileNamed } from '../../../data/tiles.ts'
import type { Verbs } from '../../chronicle.ts'
import {
  BARGE,
  CHARGE,
  DECLINE_TURN,
  DEMAND,
  GRAB,
  HIRE,
  HIRE_FROM_SUPPLY,
  INTERCEPT,
  INTERCEPT_TO_SELL,
  ITEMS,
  LURK,
  PENNY,
  RECRUIT,
  REROLL,
  RESERVE,
  ROWS,
  SECOND,
  SHIFT,
  SLIP,
  SNEAK,
  STAKE,
  STEAL,
  SURRENDER,
  TRICK_FOR,
} from './action-list.ts'
import { GANGSTERS, gangsterNamed } from '../data/index.ts'
import type { MobsModuleTypes } from './types.ts'

function named<A>(list: readonly A[], place: number | undefined): A | null {
  return place === undefined ? null : (list[place] ?? null)
}
const placeOf = (word: string): number => (/^[1-9]\d?$/.test(word) ? Number(word) - 1 : -1)
const goodPlace = (word: string): number => GOODS.findIndex((good) => good === word)
function two(rest: string): readonly [string, string] {
  const [first = '', second = '', ...more] = rest.split(' ')
  return more.length > 0 ? ['', ''] : [first, second]
}
const LETTERS = Array.from({ length: MAX_SEATS }, (_, seat) => String.fromCharCode('a'.charCodeAt(0) + seat))

const REHOME = /^([a-d]) (0|-?[1-9]\d?),(0|-?[1-9]\d?)$/

export const verbs: Verbs<MobsModuleTypes['action']> = {
  penny: { write: (a) => GANGSTERS[a.gangster], read: (rest) => named(PENNY, gangsterNamed(rest)) },
  recruit: { write: (a) => GANGSTERS[a.gangster], read: (rest) => named(RECRUIT, gangsterNamed(rest)) },
  charge: {
    write: (a) => `${a.token + 1} ${FIELDS[a.field]}`,
    read(rest) {
      const [token, field] = two(rest)
      return named(named(CHARGE, placeOf(token)) ?? [], fieldNamed(field))
    },
  },
  grab: {
    write: (a) => a.row,
    read: (rest) =>
      named(
        GRAB,
        ROWS.findIndex((row) => row === rest),
      ),
  },
  intercept: {
    write: (a) => `${a.good} ${a.tile === null ? 'market' : TILES[a.tile]}`,
    read(rest) {
      const [good, tile] = two(rest)
      if (tile === 'market') return named(INTERCEPT_TO_SELL, goodPlace(good))
      return named(named(INTERCEPT, tileNamed(tile)) ?? [], goodPlace(good))
    },
  },
  declineTurn: { write: () => '', read: (rest) => (rest === '' ? DECLINE_TURN : null) },
  reserve: {
    write: (a) => `${a.token + 1} ${TILES[a.tile]}`,
    read(rest) {
      const [token, tile] = two(rest)
      return named(named(RESERVE, placeOf(token)) ?? [], tileNamed(tile))
    },
  },
  hire: {
    write: (a) => `${GANGSTERS[a.gangster]} ${a.from === null ? 'supply' : TILES[a.from]}`,
    read(rest) {
      const [name, from] = two(rest)
      if (from === 'supply') return named(HIRE_FROM_SUPPLY, gangsterNamed(name))
      return named(named(HIRE, gangsterNamed(name)) ?? [], tileNamed(from))
    },
  },
  lurk: { write: (a) => TILES[a.tile], read: (rest) => named(LURK, tileNamed(rest)) },
  sneak: { write: (a) => TILES[a.tile], read: (rest) => named(SNEAK, tileNamed(rest)) },
  steal: {
    write: (a) => `${a.good} ${TILES[a.tile]}`,
    read(rest) {
      const [good, tile] = two(rest)
      return named(named(STEAL, tileNamed(tile)) ?? [], goodPlace(good))
    },
  },
  shift: { write: (a) => TILES[a.tile], read: (rest) => named(SHIFT, tileNamed(rest)) },
  rehome: {
    write: (a) => `${LETTERS[a.to]} ${a.x},${a.y}`,
    read(rest) {
      const found = REHOME.exec(rest)
      if (found === null) return null
      const [, letter, x, y] = found
      return { type: 'rehome', to: LETTERS.indexOf(letter), x: Number(x), y: Number(y) }
    },
  },
  trick: {
    write: (a) => `${a.item} ${a.good}`,
    read(rest) {
      const [item, good] = two(rest)
      const place = ITEMS.findIndex((known) => known === item)
      return named(named(TRICK_FOR, place) ?? [], goodPlace(good))
    },
  },
  stake: { write: (a) => CARDS[a.card], read: (rest) => named(STAKE, cardNamed(rest)) },
  slip: { write: () => '', read: (rest) => (rest === '' ? SLIP : null) },
  second: { write: () => '', read: (rest) => (rest === '' ? SECOND : null) },
  barge: { write: () => '', read: (rest) => (rest === '' ? BARGE : null) },
  demand: { write: (a) => LETTERS[a.of], read: (rest) => named(DEMAND, LETTERS.indexOf(rest)) },
  surrender: { write: (a) => String(a.place + 1), read: (rest) => named(SURRENDER, placeOf(rest)) },
  reroll: { write: () => '', read: (rest) => (rest === '' ? REROLL : null) },
}
