import { peek } from '@bothy/kernel'
import { countIn, xOf, yOf } from '@bothy/kit'
import { CARDS, FIELDS, type Good, GOODS, NO_TILE, TILES } from '../../data/index.ts'
import { SOURCES } from '../../rules/log-events.ts'
import type { Source, State } from '../../rules/index.ts'
import { isSpecial, vpOf } from './table.ts'
import { type Player, type Table } from './types.ts'

// Projections of the engine's state and of the second reading, to be compared; lists without an order in the rules are sorted.

const tally = (goods: readonly Good[]): string =>
  GOODS.map((good) => goods.filter((one) => one === good).length).join('')
const names = (tiles: readonly number[]): string =>
  tiles
    .map((tile) => TILES[tile])
    .toSorted()
    .join(' ')
const bag = (tiles: Iterable<string>): string => [...tiles].toSorted().join(' ')

const pileOf = (s: State, tile: number): string =>
  tile === NO_TILE ? '' : `${pileOf(s, s.under[tile])} ${TILES[tile]}`

export const seen = (s: State): object => ({
  line: Array.from({ length: s.rondel.length }, (_, i) => s.front - 1 - i)
    .map((at) => [at, s.rondel[((at % s.rondel.length) + s.rondel.length) % s.rondel.length]])
    .filter(([, tile]) => tile !== NO_TILE && !isSpecial(TILES[tile]))
    .map(([at, tile]) => `${at} ${TILES[tile]}`),
  pieces: s.at.map((at, piece) => (at < 0 ? '' : `${piece} ${at}`)).filter((text) => text !== ''),
  front: s.front,
  arrivals: s.arrivals,
  stacks: s.stacks.map((stack) =>
    peek(stack)
      .toReversed()
      .map((tile) => TILES[tile])
      .join(' '),
  ),
  discards: names(s.discards),
  removed: names(s.removed),
  rows: s.market.join(),
  turn: `${names(s.activated)} points ${s.points} extra ${s.extras}`,
  scorings: s.scorings,
  players: s.coins.map((coins, seat) => ({
    own: [coins, s.vp[seat], s.casks[seat], s.supply[seat], s.markers[seat]].join(),
    vp: s.gained[seat].join(),
    cards: s.cards[seat].map((card) => CARDS[card]).join(),
    persons: names(s.persons[seat]),
    fields: s.fields[seat].map((field) => FIELDS[field]).join(),
    lots: s.tiles[seat]
      .map((tile) => {
        const goods = GOODS.map((_, good) => countIn(s.goods[tile], good)).join('')
        return `${xOf(s.cell[tile])},${yOf(s.cell[tile])}${pileOf(s, tile)} men ${s.scotsmen[tile]} goods ${goods}`
      })
      .toSorted(),
  })),
})

const player = (p: Player, sources: readonly Source[]): object => ({
  own: [p.coins, vpOf(p), p.casks, p.supply, p.markers].join(),
  vp: sources.map((source) => p.vp[source]).join(),
  cards: p.cards.join(),
  persons: bag(p.persons),
  fields: p.fields.join(),
  lots: p.lots
    .map(({ x, y, pile, men, goods }) => `${x},${y} ${pile.join(' ')} men ${men} goods ${tally(goods)}`)
    .toSorted(),
})

export const read = (t: Table): object => ({
  line: [...t.line]
    .filter(([, tile]) => !isSpecial(tile))
    .toSorted(([a], [b]) => b - a)
    .map(([at, tile]) => `${at} ${tile}`),
  pieces: [...t.at]
    .map(([piece, at]): [number, number] => [piece === 'die' ? 4 : piece === 'englishman' ? 5 : piece, at])
    .toSorted(([a], [b]) => a - b)
    .map(([piece, at]) => `${piece} ${at}`),
  front: t.front,
  arrivals: t.arrivals,
  stacks: t.stacks.map((stack) => stack.join(' ')),
  discards: bag(t.discards),
  removed: bag(t.removed),
  rows: GOODS.map((good) => t.rows[good]).join(),
  turn: `${bag(t.activated)} points ${t.points} extra ${t.extraUsed ? 1 : 0}`,
  scorings: t.scorings,
  players: t.players.map((p) => player(p, [...SOURCES, ...t.chapters.flatMap((chapter) => chapter.sources)])),
})
