import { joined, listed, type Message, seatsByRank, type Sentences } from '@bothy/kernel'
import { POWER_OF } from '../data/clans.ts'
import type { Event, ShownPiece, Standing } from '../rules/types.ts'
import { You, you, Your, your, card, cards, fromArmy, power, type Reader } from './en-grammar.ts'
import { words } from './en-words.ts'
import { isTied, pieceThing } from './parts.ts'

const standing = (order: readonly Standing[], place: number, me: Reader): Message => {
  const { seat, sum, total, doubled, rank } = order[place]
  const why = [doubled ? `${sum} doubled` : '', isTied(order, place) ? `highest rank ${rank}` : ''].filter(
    (text) => text !== '',
  )
  return [`${words.ordinal(place + 1)} `, you(seat, me), ` ${total}`, why.length > 0 ? ` (${why.join(', ')})` : '']
}

export const events: Sentences<Event, 'type', [me: Reader]> = {
  skirmishBegan: (e, me) => [
    `${words.skirmish(e.skirmish)}. `,
    You(e.initiative, me),
    e.initiative === me ? ' have the initiative. ' : ' has the initiative. ',
    e.supporters.length === 0 ? 'There were no cards left to deal as supporters.' : 'Supporters: ',
    ...cards(e.supporters),
    e.supporters.length === 0 ? '' : '.',
  ],
  rowThrownOut: (e) => [...cards(e.cards), ' were discarded: all supporters had the same strength.'],
  handDealt: (e, me) => [
    You(e.seat, me),
    e.seat === me ? ' were dealt ' : ' was dealt ',
    ...(e.cards === null ? [words.cards(e.count)] : cards(e.cards)),
    '.',
  ],
  roundBegan: (e) => [`${words.round(e.round)}.`],
  turnSkipped: (e, me) => [
    You(e.seat, me),
    ` could neither recruit nor muster, so ${e.seat === me ? 'your' : 'their'} turn was skipped.`,
  ],
  flipped: (e, me) => [You(e.seat, me), ' turned ', card(e.card), ` face up (${words.slot(e.slot)}).`],
  recruited: (e, me) => [
    You(e.seat, me),
    ' recruited ',
    e.card === null ? 'a face-down card' : card(e.card),
    e.card === null || e.faceUp ? ` from ${words.slot(e.slot)}.` : `, face down, from ${words.slot(e.slot)}.`,
    ...(e.empty ? [' The slot stayed empty: there were no cards left.'] : []),
    ...(e.refill === null ? [] : [' ', card(e.refill), ' took its place.']),
  ],
  mustered: (e, me) => [
    You(e.seat, me),
    e.extra ? ' also mustered ' : ' mustered ',
    e.card === null ? pieceThing(e.piece, 'a card') : card(e.card),
    ` ${e.faceUp ? words.faceUp : words.faceDown}.`,
  ],
  activated: (e, me) => [You(e.seat, me), ' activated ', card(e.card), `: ${power(POWER_OF[e.card])}.`],
  refrained: (e, me) => [You(e.seat, me), ' chose not to activate ', card(e.card), '.'],
  discarded: (e, me) => [
    You(e.seat, me),
    ' discarded ',
    ...(e.card === null ? [pieceThing(e.piece, 'a face-down card')] : [card(e.card), e.faceUp ? '' : ', face down,']),
    ...fromArmy(e.owner, e.seat, me),
    '.',
  ],
  exchanged: (e, me) => [You(e.seat, me), ' swapped ', card(e.gave), ' for the supporter ', card(e.took), '.'],
  swapped: (e, me) => [
    You(e.seat, me),
    ' swapped ',
    card(e.gave),
    ' for ',
    ...your(e.owner, me),
    e.faceUp ? ' ' : ' face-down ',
    e.took === null ? pieceThing(e.piece, 'card') : card(e.took),
    '.',
  ],
  drew: (e, me) => {
    if (!e.drawn) return ['There was no card left for ', you(e.seat, me), ' to draw.']
    return [You(e.seat, me), ' drew ', e.card === null ? 'a card' : card(e.card), '.']
  },
  copied: (e, me) => [
    You(e.seat, me),
    ' copied ',
    ...(e.owner === e.seat && e.seat !== me ? ['their own'] : your(e.owner, me)),
    ' ',
    card(e.target),
    ' with ',
    card(e.card),
    `: ${power(e.power)}.`,
  ],
  marked: (e, me) => [
    ...Your(e.seat, me),
    ' ',
    card(e.card),
    ` was marked: when the skirmish ends, it ${words.markText(e.mark)}.`,
  ],
  declined: (e, me) => [You(e.seat, me), ' did not muster another card.'],
  reshuffled: (e) => [`The discard pile was shuffled into a new draw pile of ${words.cards(e.count)}.`],
  revealed: (e, me) => {
    if (e.armies.every(({ pieces }) => pieces.length === 0)) return ['There were no face-down cards.']
    const shown = e.armies.filter(({ pieces }) => pieces.length > 0)
    return [
      'Revealed: ',
      ...joined(
        shown.map(({ seat, pieces }) => [...your(seat, me), ' ', ...revealedCards(pieces)]),
        '; ',
      ),
      '.',
    ]
  },
  ordered: (e, me) => {
    if (e.order.length === 0) return ['Nobody had an army, so nobody claimed a supporter.']
    return [
      'Army ranking: ',
      ...joined(
        e.order.map((_, place) => standing(e.order, place, me)),
        '; ',
      ),
      '.',
    ]
  },
  claimed: (e, me) => [
    You(e.seat, me),
    ' claimed ',
    card(e.card),
    ` for ${words.points(e.points)} (${e.total} in total).`,
  ],
  leftUnclaimed: (e) => [
    'Nobody claimed ',
    ...cards(e.cards),
    e.cards.length === 1 ? ', and it was discarded.' : ', and they were discarded.',
  ],
  stayed: (e, me) => [card(e.card), ' stayed in ', ...your(e.seat, me), ' army for the next skirmish.'],
  initiativeTaken: (e, me) => [You(e.seat, me), e.kept ? ' kept the initiative.' : ' took the initiative.'],
  gameEnded: (e, me) => {
    const [first, ...rest] = seatsByRank(e.ranks)
    const others = rest.map((seat): Message => [you(seat, me), ` with ${e.scores[seat]}`])
    return [
      'The game is over. ',
      You(first, me),
      ` won with ${words.points(e.scores[first])}, ahead of `,
      ...listed(others, 'and'),
      '.',
    ]
  },
}

function revealedCards(pieces: readonly ShownPiece[]): Message {
  return listed(
    pieces.map((piece) => [piece.card === null ? words.hiddenCard : card(piece.card)]),
    'and',
  )
}
