import type { Seat } from '@bothy/kernel'
import {
  type Category,
  content,
  type Offer,
  type Payment,
  type Spot,
  type TileId,
  type TileShown,
  type View,
  type WayShown,
} from '@bothy/glen-more-2/data'
import { briefNames } from '@bothy/board-kit/ui/words/hyphens.tsx'
import { list, some } from '@bothy/board-kit/board/details/phrases.ts'
import type { Gains } from './land/activation-gains.ts'
import { isDie, movedBy, offersOf, pieceOf, yieldsOf } from './chronicles/offers.ts'
import { partsOf, shortOf } from './chronicles/brought.ts'
import { type Fact, nextUp, paidWords, type People, trackChanges, wayWords } from '@bothy/board-kit/parts/labels.ts'
import { mostActivated } from '@bothy/board-kit/parts/land/gains.ts'
import { addGains, type Prospect, prospectsOf, yieldsAt } from './land/gains.ts'
import type { Words } from './words.ts'

export const nameOf = ({ reader, names }: People, seat: Seat, { board }: Words): string =>
  seat === reader ? board.you : (names[seat] ?? board.seat(seat))

/** For drawing where room is short, never for spoken names. */
export const shortNameOf = (people: People, seat: Seat, words: Words): string =>
  seat === people.reader ? words.board.you : (briefNames(people.names)[seat] ?? words.board.seat(seat))

export const landName = (people: People, seat: Seat, { board }: Words): string =>
  seat === people.reader ? board.yourLand : board.landOf(people.names[seat] ?? board.seat(seat))

export const boxOf = ({ corrections }: Pick<View, 'corrections'>) => content.contentOf(corrections)

export const thingOfCategory = (category: Category): string => `category:${category}`

export function comparisonLabel({ standing }: View, category: Category, seat: Seat, words: Words): string {
  const { values, vp } = standing[category]
  const more = vp[seat] ?? 0
  return more > 0 ? `${values[seat]} (+${words.vp(more)})` : `${values[seat]}`
}

/** VP for a lead of 1, 2, 3 and so on (GM2-121); the last one stands for all longer leads. */
export function ladderOf(view: View): readonly number[] {
  const [, ...steps] = boxOf(view).scoring.lead
  while (steps.length > 1 && steps.at(-1) === steps.at(-2)) steps.pop()
  return steps
}

export function tileLabel(view: View, tile: TileId, words: Words): string {
  const { type, river } = boxOf(view).tiles[tile]
  const name = words.tileName(tile)
  const kind = words.typeName(type).toLowerCase()
  return `${name}, ${river ? `${kind} ${words.board.withRiver}` : kind}`
}

function paymentWords(payment: Payment, words: Words): string {
  const { bought, coins, casks, scotsmen } = payment
  return list([
    paidWords(payment, words),
    bought.length > 0 ? '' : some(coins, words.coins(coins)),
    some(casks, words.casks(casks)),
    some(scotsmen, words.scotsmen(scotsmen)),
  ])
}

export function spacesAhead(view: View, position: number): number {
  const piece = movedBy(view)
  const from = view.line.find(({ pieces }) => piece !== null && pieces.includes(piece))
  return from === undefined ? 0 : position - from.position
}

function nextWords({ next }: Offer, { seats }: View, people: People, words: Words): string {
  if (next === null) return words.board.gameEnds
  if (next >= seats) return isDie(next) ? words.board.nextDie : (pieceOf(next)?.next(words) ?? '')
  return nextUp(next, people, nameOf(people, next, words), words.board)
}

export function priceWords({ reason, needsSale, payment }: Offer, words: Words): string {
  const { board } = words
  if (reason !== null) return shortOf(reason.why, words)
  if (needsSale) return board.afterSale
  const paid = payment === null ? '' : paymentWords(payment, words)
  return paid === '' ? board.free : paid
}

/** GM2-51: the Scotsman that it would cost. */
function giverWords({ givers: [only, ...others], payment }: Offer, { board, ...words }: Words): string {
  if (only === undefined || payment === null || payment.scotsmen === 0) return ''
  return others.length > 0 ? board.givesChosen : board.gives(words.theTile(only))
}

function placeWords(view: View, { tile, spots, what }: Offer, { board }: Words): string {
  if (what === 'finish') return board.finishes
  if (what === 'discard') return board.discardFor
  if (boxOf(view).tiles[tile].type === 'person') return board.setAside
  if (spots.length === 0) return ''
  return list([
    board.places(spots.length, mostActivated(yieldsOf(view), spots, tile)),
    spots.every(({ over }) => over !== null) ? board.overOnly : '',
  ])
}

/** GM2-27, GM2-C0-2: a piece moves onto it, and nothing is taken or paid. */
export const isEntered = (view: View, { tile, what }: Offer): boolean =>
  what === 'take' && boxOf(view).tiles[tile].special

export function outcomeFacts(view: View, offer: Offer, people: People, words: Words): readonly Fact[] {
  const fact = (text: string, drawn = false): readonly Fact[] =>
    text === '' ? [] : [{ text, ...(drawn ? { drawn } : {}) }]
  const isOpen = offer.reason === null
  return [
    ...partsOf(view).flatMap((part) => part.facts?.(view, offer, words) ?? []),
    ...(isOpen ? fact(giverWords(offer, words)) : []),
    ...(isOpen ? fact(placeWords(view, offer, words)) : []),
    ...fact(nextWords(offer, view, people, words), offer.next !== null),
    ...trackChanges(offer, words.board),
  ]
}

export function offerFacts(view: View, offer: Offer, people: People, words: Words): readonly Fact[] {
  const { reason, what } = offer
  const text = priceWords(offer, words)
  const isPaid = what === 'take' && !isEntered(view, offer)
  const price: readonly Fact[] = reason !== null ? [{ text, loss: true }] : isPaid ? [{ text }] : []
  return [...price, ...outcomeFacts(view, offer, people, words)]
}

export function rondelLabel(view: View, tile: TileId, position: number, people: People, words: Words): string {
  const offer = view.pending?.seat === people.reader ? offersOf(view).find((it) => it.tile === tile) : undefined
  const name = tileLabel(view, tile, words)
  if (offer === undefined) return list([name, words.space(position % view.spaces)])
  return list([
    name,
    words.board.ahead(spacesAhead(view, position)),
    ...offerFacts(view, offer, people, words).map(({ text }) => text),
  ])
}

function prospectWords(prospect: Prospect, { board, ...words }: Words): string {
  switch (prospect.kind) {
    case 'good':
      return prospect.good === 'any' ? words.resources(prospect.count) : words.goodCount(prospect.count, prospect.good)
    case 'move':
      return words.points(prospect.count)
    case 'age':
      return words.ageingSteps(prospect.count)
    case 'event':
      return words.events(prospect.count)
    case 'vp':
      return words.vp(prospect.count)
    case 'trade': {
      const { tile, vp, casks, markers, tokens } = prospect
      const most = list([
        some(vp, words.vp(vp)),
        some(casks, words.casks(casks)),
        some(markers, words.markers(markers)),
        some(tokens, words.haggisTokens(tokens)),
      ])
      return `${words.tileName(tile)} ${board.upTo(most)}`
    }
  }
}

export function placeFacts(view: View, spot: Spot, tile: TileId, words: Words): readonly string[] {
  const { board } = words
  const all = yieldsAt(view, spot, tile)
  const names = all.map((it) => words.tileName(it.tile)).join(', ')
  return [
    spot.over === null ? '' : board.over(words.theTile(spot.over)),
    names === '' ? board.activates(0) : `${board.activates(all.length)} (${names})`,
    list(prospectsOf(all).map((prospect) => prospectWords(prospect, words))),
  ].filter((fact) => fact !== '')
}

export function landLabel(view: View, { tile, x, y, goods, scotsmen, under, reach }: TileShown, words: Words): string {
  const { board } = words
  return list([
    tileLabel(view, tile, words),
    words.cell(x, y),
    goods.length > 0 ? board.holds(words.goods(goods)) : '',
    scotsmen > 0 ? board.scotsmenHere(words.scotsmen(scotsmen)) : '',
    some(under.length, board.covers(under.length)),
    reach === 'used' ? board.used : '',
  ])
}

const gainWords = ({ goods, vp, casks, points, markers, ages, tokens, events }: Gains, words: Words): string =>
  list([
    goods.length > 0 ? words.goods(goods) : '',
    some(vp, words.vp(vp)),
    some(casks, words.casks(casks)),
    some(points, words.points(points)),
    some(markers, words.markers(markers)),
    some(ages, words.ageingSteps(ages)),
    some(tokens, words.haggisTokens(tokens)),
    some(events, words.events(events)),
  ])

export function wayLabel(way: WayShown, words: Words): string {
  return wayWords(way.payment, gainWords(addGains([way]), words), words)
}
