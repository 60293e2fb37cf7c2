import { joined, listed, type Message, seatsByRank, type Sentences } from '@bothy/kernel'
import { POWER_OF } from '../data/clans.ts'
import type { Event, ShownPiece, Standing } from '../rules/types.ts'
import { Vous, card, cards, chez, power, type Reader, v, vous, where } from './fr-grammar.ts'
import { words } from './fr-words.ts'
import { isTied, pieceThing } from './parts.ts'

const standing = (order: readonly Standing[], place: number, me: Reader): Message => {
  const { seat, sum, total, doubled, rank } = order[place]
  const why = [doubled ? `${sum} doublé` : '', isTied(order, place) ? `plus haut rang ${rank}` : ''].filter(
    (text) => text !== '',
  )
  return [`${words.ordinal(place + 1)} `, vous(seat, me), ` ${total}`, why.length > 0 ? ` (${why.join(', ')})` : '']
}

export const events: Sentences<Event, 'type', [me: Reader]> = {
  skirmishBegan: (e, me) => [
    `${words.skirmish(e.skirmish)}. `,
    Vous(e.initiative, me),
    `${v(e.initiative, me, 'a', 'avez')}l’initiative. `,
    e.supporters.length === 0 ? 'Plus aucune carte pour les partisans.' : 'Partisans : ',
    ...cards(e.supporters),
    e.supporters.length === 0 ? '' : '.',
  ],
  rowThrownOut: (e) => ['Les partisans ', ...cards(e.cards), ' sont défaussés : ils ont tous la même force.'],
  handDealt: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'reçoit', 'recevez'),
    ...(e.cards === null ? [words.cards(e.count)] : cards(e.cards)),
    '.',
  ],
  roundBegan: (e) => [`${words.round(e.round)}.`],
  turnSkipped: (e, me) => [
    Vous(e.seat, me),
    e.seat === me
      ? ' ne pouvez ni recruter ni engager : votre tour est sauté.'
      : ' ne peut ni recruter ni engager : son tour est sauté.',
  ],
  flipped: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'retourne', 'retournez'),
    card(e.card),
    ` (${words.slot(e.slot)}).`,
  ],
  recruited: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'recrute', 'recrutez'),
    e.card === null ? 'une carte face cachée' : card(e.card),
    `${e.card === null || e.faceUp ? '' : ', face cachée'} (${words.slot(e.slot)}).`,
    ...(e.empty ? [' L’emplacement reste vide : il n’y a plus de carte.'] : []),
    ...(e.refill === null ? [] : [' ', card(e.refill), ' la remplace.']),
  ],
  mustered: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'engage', 'engagez')}${e.extra ? 'aussi ' : ''}`,
    e.card === null ? pieceThing(e.piece, 'une carte') : card(e.card),
    ` ${e.faceUp ? words.faceUp : words.faceDown}.`,
  ],
  activated: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'active', 'activez'),
    card(e.card),
    ` : ${power(POWER_OF[e.card])}.`,
  ],
  refrained: (e, me) => [Vous(e.seat, me), v(e.seat, me, 'n’active pas', 'n’activez pas'), card(e.card), '.'],
  discarded: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'défausse', 'défaussez'),
    ...(e.card === null
      ? [pieceThing(e.piece, 'une carte face cachée')]
      : [card(e.card), e.faceUp ? '' : ', face cachée,']),
    ' ',
    ...where(e.owner, e.seat, me, 'de'),
    '.',
  ],
  exchanged: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'échange', 'échangez'),
    card(e.gave),
    ' contre le partisan ',
    card(e.took),
    '.',
  ],
  swapped: (e, me) => [
    Vous(e.seat, me),
    ...(e.owner === me
      ? [' ', vous(e.owner, me), ' donne ', card(e.gave)]
      : [v(e.seat, me, 'donne', 'donnez'), card(e.gave), ' à ', vous(e.owner, me)]),
    ' et',
    v(e.seat, me, 'prend', 'prenez'),
    ...(e.took === null
      ? [pieceThing(e.piece, 'une carte face cachée')]
      : [card(e.took), e.faceUp ? '' : ', face cachée']),
    '.',
  ],
  drew: (e, me) => {
    if (!e.drawn) return ['Plus aucune carte à piocher pour ', vous(e.seat, me), '.']
    return [Vous(e.seat, me), v(e.seat, me, 'pioche', 'piochez'), e.card === null ? 'une carte' : card(e.card), '.']
  },
  copied: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'copie', 'copiez'),
    card(e.target),
    ' ',
    ...where(e.owner, e.seat, me),
    ' avec ',
    card(e.card),
    ` : ${power(e.power)}.`,
  ],
  marked: (e, me) => [
    card(e.card),
    ' est marqué ',
    ...chez(e.seat, me),
    ` : en fin d’escarmouche, cette carte ${words.markText(e.mark)}.`,
  ],
  declined: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'n’engage pas', 'n’engagez pas')}d’autre carte.`],
  reshuffled: (e) => [`La défausse est mélangée : nouvelle pioche de ${words.cards(e.count)}.`],
  revealed: (e, me) => {
    if (e.armies.every(({ pieces }) => pieces.length === 0)) return ['Aucune carte face cachée dans les armées.']
    const shown = e.armies.filter(({ pieces }) => pieces.length > 0)
    return [
      'Cartes révélées : ',
      ...joined(
        shown.map(({ seat, pieces }) => [...revealedCards(pieces), ' ', ...chez(seat, me)]),
        ' ; ',
      ),
      '.',
    ]
  },
  ordered: (e, me) => {
    if (e.order.length === 0) return ['Aucune armée : personne ne rallie de partisan.']
    return [
      'Classement des armées : ',
      ...joined(
        e.order.map((_, place) => standing(e.order, place, me)),
        ' ; ',
      ),
      '.',
    ]
  },
  claimed: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'rallie', 'ralliez'),
    card(e.card),
    ` : ${words.points(e.points)}, ${e.total} en tout.`,
  ],
  leftUnclaimed: (e) => [
    'Personne ne rallie ',
    ...cards(e.cards),
    e.cards.length === 1 ? ' : ce partisan est défaussé.' : ' : ces partisans sont défaussés.',
  ],
  stayed: (e, me) => [card(e.card), ' reste ', ...chez(e.seat, me), ' pour l’escarmouche suivante.'],
  initiativeTaken: (e, me) => [
    Vous(e.seat, me),
    `${e.kept ? v(e.seat, me, 'garde', 'gardez') : v(e.seat, me, 'prend', 'prenez')}l’initiative.`,
  ],
  gameEnded: (e, me) => {
    const [first, ...rest] = seatsByRank(e.ranks)
    const others = rest.map((seat): Message => [vous(seat, me), ` (${e.scores[seat]})`])
    return [
      'La partie est terminée. ',
      Vous(first, me),
      `${first === me ? ' l’emportez' : ' l’emporte'} avec ${words.points(e.scores[first])}, devant `,
      ...listed(others, 'et'),
      '.',
    ]
  },
}

function revealedCards(pieces: readonly ShownPiece[]): Message {
  return listed(
    pieces.map((piece) => [piece.card === null ? words.hiddenCard : card(piece.card)]),
    'et',
  )
}
