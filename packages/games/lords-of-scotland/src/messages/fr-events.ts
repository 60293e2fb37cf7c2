import type { Message, Sentences } from '@bothy/kernel'
import { POWER_OF, ROUNDS } from '../data/clans.ts'
import type { Event, ShownPiece, Standing } from '../types.ts'
import { Vous, a, card, cards, chez, naPas, power, type Reader, vous, where } from './fr-grammar.ts'
import { words } from './fr-words.ts'
import { isTied, joined, listed, pieceThing, placed } from './parts.ts'

const standing = (order: readonly Standing[], place: number, me: Reader): Message => {
  const { seat, sum, total, doubled, rank } = order[place]
  const why = [doubled ? `${sum} doublé` : '', isTied(order, place) ? `rang le plus haut ${rank}` : ''].filter(
    (text) => text !== '',
  )
  return [`${place + 1}. `, Vous(seat, me), ` ${total}`, why.length > 0 ? ` (${why.join(', ')})` : '']
}

export const events: Sentences<Event, 'type', [me: Reader]> = {
  skirmishBegan: (e, me) => [
    `Début de l’escarmouche ${e.skirmish}. `,
    Vous(e.initiative, me),
    `${a(e.initiative, me)}l’initiative. `,
    e.supporters.length === 0 ? 'Il ne restait aucune carte pour les partisans.' : 'Partisans : ',
    ...cards(e.supporters),
    e.supporters.length === 0 ? '' : '.',
  ],
  rowThrownOut: (e) => ['Les partisans ', ...cards(e.cards), ', tous de même force, ont été défaussés.'],
  handDealt: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}reçu `,
    ...(e.cards === null ? [words.cards(e.count)] : cards(e.cards)),
    '.',
  ],
  roundBegan: (e) => [`Début de la manche ${e.round} sur ${ROUNDS}.`],
  turnSkipped: (e, me) => [
    Vous(e.seat, me),
    e.seat === me
      ? ' n’aviez rien à recruter ni à engager : votre tour a été passé.'
      : ' n’avait rien à recruter ni à engager : son tour a été passé.',
  ],
  flipped: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}retourné `, card(e.card), ` à l’${words.slot(e.slot)}.`],
  recruited: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}recruté `,
    e.card === null ? 'une carte face cachée' : card(e.card),
    `${e.card === null || e.faceUp ? '' : ', face cachée'} à l’${words.slot(e.slot)}.`,
    ...(e.empty ? [' L’emplacement reste vide : il n’y avait plus de carte.'] : []),
    ...(e.refill === null ? [] : [' ', card(e.refill), ' a pris sa place.']),
  ],
  mustered: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}${e.extra ? 'aussi ' : ''}engagé `,
    e.card === null ? pieceThing(e.piece, 'une carte') : card(e.card),
    ` ${e.faceUp ? words.faceUp : words.faceDown}.`,
  ],
  activated: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}activé `, card(e.card), ` : ${power(POWER_OF[e.card])}.`],
  refrained: (e, me) => [Vous(e.seat, me), `${naPas(e.seat, me)}activé `, card(e.card), '.'],
  discarded: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}défaussé `,
    ...(e.card === null
      ? [pieceThing(e.piece, 'une carte face cachée')]
      : [card(e.card), e.faceUp ? '' : ', face cachée,']),
    ' ',
    ...where(e.owner, e.seat, me, 'de'),
    '.',
  ],
  exchanged: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}échangé `,
    card(e.gave),
    ' contre le partisan ',
    card(e.took),
    '.',
  ],
  swapped: (e, me) => [
    Vous(e.seat, me),
    ...(e.owner === me
      ? [' ', vous(e.owner, me), ' a donné ', card(e.gave)]
      : [`${a(e.seat, me)}donné `, card(e.gave), ' à ', vous(e.owner, me)]),
    ' contre ',
    ...(e.took === null
      ? [pieceThing(e.piece, 'une carte face cachée')]
      : [card(e.took), e.faceUp ? '' : ', face cachée']),
    '.',
  ],
  drew: (e, me) => {
    if (!e.drawn) return ['Il ne restait aucune carte à piocher pour ', vous(e.seat, me), '.']
    return [Vous(e.seat, me), `${a(e.seat, me)}pioché `, e.card === null ? 'une carte' : card(e.card), '.']
  },
  copied: (e, me) => [
    'Avec ',
    card(e.card),
    ', ',
    vous(e.seat, me),
    `${a(e.seat, me)}copié `,
    card(e.target),
    ' ',
    ...where(e.owner, e.seat, me),
    ` : ${power(e.power)}.`,
  ],
  marked: (e, me) => [
    card(e.card),
    ' a reçu une marque ',
    ...chez(e.seat, me),
    ` : en fin d’escarmouche, cette carte ${words.markText(e.mark)}.`,
  ],
  declined: (e, me) => [Vous(e.seat, me), `${naPas(e.seat, me)}engagé d’autre carte.`],
  reshuffled: (e) => [`La défausse a été mélangée pour former une nouvelle pioche de ${words.cards(e.count)}.`],
  revealed: (e, me) => {
    if (e.armies.every(({ pieces }) => pieces.length === 0))
      return ['Aucune carte n’était face cachée dans les armées.']
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
    if (e.order.length === 0) return ['Personne n’avait d’armée : personne ne rallie de partisan.']
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
    `${a(e.seat, me)}rallié `,
    card(e.card),
    ` pour ${words.points(e.points)}, ${e.total} en tout.`,
  ],
  leftUnclaimed: (e) => [
    'Personne n’a rallié ',
    ...cards(e.cards),
    e.cards.length === 1 ? ' : ce partisan a été défaussé.' : ' : ces partisans ont été défaussés.',
  ],
  stayed: (e, me) => [card(e.card), ' reste ', ...chez(e.seat, me), ' pour l’escarmouche suivante.'],
  initiativeTaken: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}${e.kept ? 'gardé' : 'pris'} l’initiative.`],
  gameEnded: (e, me) => {
    const [first, ...rest] = placed(e.ranks)
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
