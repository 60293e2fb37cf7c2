import type { Seat } from '@bothy/kernel'
import {
  COST_OF,
  FACE_OF,
  KIND_OF,
  HAS_RIVER,
  HAS_ROAD,
  type Offer,
  type Spot,
  type TileId,
  type TileShown,
  type View,
  type WayShown,
} from '@bothy/glen-more/data'
import type { GoodsIconName } from '@bothy/board-kit/art/goods.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { type Fact, nextUp, paidWords, type People, trackChanges, wayWords } from '@bothy/board-kit/parts/labels.ts'
import { mostActivated } from '@bothy/board-kit/parts/land/gains.ts'
import { type Gains, type Prospect, prospectsOf, yieldsAt } from './land/gains.ts'
import type { Words } from './words.ts'

export const nameOf = ({ reader, names }: People, seat: Seat, words: Words): string =>
  seat === reader ? words.board.you : (names[seat] ?? words.board.seat(seat))

export const landName = (people: People, seat: Seat, words: Words): string =>
  seat === people.reader ? words.board.yourLand : words.board.landOf(people.names[seat] ?? words.board.seat(seat))

function tileLabel(tile: TileId, words: Words): string {
  const edges = words.board.riverRoad(
    HAS_RIVER[tile] && FACE_OF[tile].stack !== 'start',
    HAS_ROAD[tile] && FACE_OF[tile].stack !== 'start',
  )
  return edges === '' ? words.tileName(tile) : `${words.tileName(tile)} ${edges}`
}

export function costIcons(tile: TileId): readonly GoodsIconName[] {
  const { goods, any, barrels, pieces } = COST_OF[tile]
  const times = (n: number, icon: GoodsIconName): readonly GoodsIconName[] => Array.from({ length: n }, () => icon)
  return [...goods, ...times(any, 'any'), ...times(barrels, 'cask'), ...times(pieces, 'clan')]
}

function costWords(tile: TileId, words: Words): string {
  const { goods, any, barrels, pieces } = COST_OF[tile]
  const parts = [
    goods.length > 0 ? words.goods(goods) : '',
    any > 0 ? words.cubes(any) : '',
    barrels > 0 ? words.barrels(barrels) : '',
    pieces > 0 ? words.clan(pieces) : '',
  ]
  const text = list(parts)
  return text === '' ? words.board.free : text
}

function nextWords({ next }: Offer, people: People, words: Words): string {
  if (next === null) return words.board.nextDie
  return nextUp(next, people, nameOf(people, next, words), words.board)
}

/** GM-23: the black piece that the tile would cost. */
export function pieceWords({ pieces: [only, ...others] }: Offer, { board, ...words }: Words): string {
  if (only === undefined) return ''
  if (others.length > 0) return board.givesChosen
  return only === null ? board.givesChieftain : board.gives(words.theTile(only))
}

export const placesWords = (view: View, { tile, spots }: Offer, { board }: Words): string =>
  spots.length === 0 ? '' : board.places(spots.length, mostActivated(view.yields, spots, tile))

export const trackFacts = (offer: Offer, people: People, words: Words): readonly Fact[] => [
  { text: nextWords(offer, people, words), drawn: true },
  ...trackChanges(offer, words.board),
]

function prospectWords(prospect: Prospect, { board, ...words }: Words): string {
  switch (prospect.kind) {
    case 'cube':
      return prospect.cube === 'any' ? words.cubes(prospect.count) : words.goodCount(prospect.count, prospect.cube)
    case 'step':
      return words.points(prospect.count)
    case 'vp':
      return words.vp(prospect.count)
    case 'trade': {
      const { tile, barrels, vp } = prospect
      return `${words.kindName(KIND_OF[tile])} ${barrels > 0 ? words.barrels(barrels) : board.upTo(vp)}`
    }
  }
}

export function placeFacts(view: View, spot: Spot, tile: TileId, { board, ...words }: Words): readonly string[] {
  const all = yieldsAt(view, spot, tile)
  const names = all.map((it) => words.tileName(it.tile)).join(', ')
  const gains = list(prospectsOf(all).map((prospect) => prospectWords(prospect, { board, ...words })))
  return [names === '' ? board.activates(0) : `${board.activates(all.length)} (${names})`, gains].filter(
    (fact) => fact !== '',
  )
}

export const spaceAhead = (view: View, space: number): number => {
  const seat = view.pending?.seat
  const from = view.track.findIndex((it) => it !== null && 'seat' in it && it.seat === seat)
  return from < 0 ? 0 : (space - from + view.track.length) % view.track.length
}

export function ringLabel(view: View, tile: TileId, space: number, people: People, words: Words): string {
  const { board } = words
  const { stack } = FACE_OF[tile]
  const parts = [
    tileLabel(tile, words),
    stack === 'start' ? '' : words.stack(stack).toLowerCase(),
    `${board.cost.toLowerCase()} ${costWords(tile, words)}`,
  ]
  const offer = view.pending?.seat === people.reader ? view.offers.find((it) => it.tile === tile) : undefined
  if (offer === undefined) return list([...parts, words.space(space)])
  return list([
    ...parts,
    board.ahead(spaceAhead(view, space)),
    offer.reason === null
      ? offer.payment === null || offer.payment.coins === 0
        ? board.canPay.toLowerCase()
        : paidWords(offer.payment, words)
      : offer.savedBySale
        ? board.afterSale.toLowerCase()
        : board.short[offer.reason.why],
    nextWords(offer, people, words),
  ])
}

export function landLabel(shown: TileShown, words: Words): string {
  const { board } = words
  return list([
    tileLabel(shown.tile, words),
    words.cell(shown.x, shown.y),
    shown.cubes.length > 0 ? board.holds(words.goods(shown.cubes)) : '',
    shown.clan > 0 ? board.clanHere(shown.clan) : '',
    shown.reach === 'used' ? board.used : '',
  ])
}

export function gainWords({ goods, vp, barrels, points }: Gains, words: Words): string {
  return list([
    goods.length > 0 ? words.goods(goods) : '',
    vp > 0 ? words.vp(vp) : '',
    barrels > 0 ? words.barrels(barrels) : '',
    points > 0 ? words.points(points) : '',
  ])
}

export function wayLabel(way: WayShown, words: Words): string {
  const got = gainWords({ goods: way.cubes, vp: way.vp, barrels: way.barrels, points: way.points }, words)
  return wayWords(way.payment, got, words)
}
