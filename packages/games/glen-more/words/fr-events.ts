import { joined, listed, type Message, seatsByRank, type Sentences, signed, unreachable } from '@bothy/kernel'
import { CATEGORIES, SCORINGS } from '../data/limits.ts'
import { ACTIVATION_OF } from '../data/tiles.ts'
import type { Event, FinalScore } from '../rules/types.ts'
import { accord, ala, autre, carte, dela, la, nom, type Reader, v, Vous, vous } from './fr-grammar.ts'
import { words } from './fr-words.ts'

const seats = (order: readonly number[], me: Reader): Message =>
  listed(
    order.map((seat) => [vous(seat, me)]),
    'puis',
  )
const tuiles = (list: readonly number[]): Message =>
  listed(
    list.map((tile) => [nom(tile)]),
    'et',
  )

const finalLine = (score: FinalScore, seat: number, me: Reader): Message => {
  const parts = [
    ...score.cards.map(({ card, vp }) => `${words.cardName(card)} ${signed(vp)}`),
    `pièces ${signed(score.coins)}`,
    `tuiles en trop ${signed(score.penalty)}`,
  ]
  return [Vous(seat, me), ` : ${parts.join(', ')}`]
}

function notKept({ seat, tile, why }: Extract<Event, { type: 'discarded' }>, me: Reader): Message {
  switch (why) {
    case 'cost':
      return [v(seat, me, 'ne peut pas payer', 'ne pouvez pas payer'), ...la(tile)]
    case 'noCell':
      return [v(seat, me, 'ne peut pas poser', 'ne pouvez pas poser'), ...la(tile)]
    case 'declined':
      return [v(seat, me, 'ne veut pas payer', 'ne voulez pas payer'), ...la(tile)]
    case 'unsold':
      return [v(seat, me, 'renonce', 'renoncez'), ...ala(tile), ' plutôt que de vendre des cubes']
    default:
      return unreachable(why)
  }
}

export const events: Sentences<Event, 'type', [me: Reader]> = {
  gameBegan: (e, me) => ['Ordre des pions sur le circuit : ', ...seats(e.order, me), '.'],
  moved: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'avance', 'avancez')}jusqu’`,
    ...ala(e.tile),
    ` (${words.space(e.to)}).`,
  ],
  sold: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'vend', 'vendez')}${words.goods([e.good])} `,
    ...dela(e.tile),
    ` pour ${words.coins(e.coins)}.`,
  ],
  bought: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'achète', 'achetez')}${words.goodCount(e.count, e.good)} pour ${words.coins(e.coins)}.`,
  ],
  spent: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'paie', 'payez')}${words.goodCount(e.count, e.good)} `,
    ...dela(e.tile),
    '.',
  ],
  barrelPaid: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'paie', 'payez')}${words.barrels(e.count)}.`],
  pieceGiven: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'rend', 'rendez'),
    ...(e.from === null ? ['un membre du Parlement'] : ['un membre du clan ', ...dela(e.from)]),
    '.',
  ],
  discarded: (e, me) => [Vous(e.seat, me), ...notKept(e, me), ' : la tuile est défaussée.'],
  placed: (e, me) => [Vous(e.seat, me), v(e.seat, me, 'pose', 'posez'), ...la(e.tile), ` (${words.cell(e.x, e.y)}).`],
  clanGained: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'place', 'placez')}${words.clan(e.count)} sur `,
    ...la(e.tile),
    '.',
  ],
  barrelsGained: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'reçoit', 'recevez')}${words.barrels(e.count)} (`,
    nom(e.tile),
    ').',
  ],
  coinsGained: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'reçoit', 'recevez')}${words.coins(e.count)} (`,
    nom(e.tile),
    ').',
  ],
  cardTaken: (e, me) => [Vous(e.seat, me), v(e.seat, me, 'prend', 'prenez'), ...carte(e.card), '.'],
  cubesPut: (e, me) =>
    ACTIVATION_OF[e.tile].kind === 'produce'
      ? [Vous(e.seat, me), `${v(e.seat, me, 'produit', 'produisez')}${words.goods(e.goods)} (`, nom(e.tile), ').']
      : [Vous(e.seat, me), `${v(e.seat, me, 'pose', 'posez')}${words.goods(e.goods)} sur `, ...la(e.tile), '.'],
  activated: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'active', 'activez'),
    ...la(e.tile),
    e.extra ? ' grâce au Loch Ness.' : '.',
  ],
  vpGained: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'marque', 'marquez')}${words.vp(e.vp)} avec `,
    ...la(e.tile),
    ` (${e.total} en tout).`,
  ],
  clanMoved: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'déplace', 'déplacez')}un membre du clan `,
    ...dela(e.from),
    ' vers ',
    ...autre(e.to, e.from),
    '.',
  ],
  promoted: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'envoie', 'envoyez')}un membre du clan au Parlement (${e.chieftains} en tout).`,
  ],
  turnEnded: (e, me) => [
    Vous(e.seat, me),
    e.seat === me ? ' terminez votre tour' : ' termine son tour',
    e.points === 0 ? '.' : ` et${v(e.seat, me, 'perd', 'perdez')}${words.points(e.points)}.`,
  ],
  rolled: (e) => [
    `Le dé fait ${e.roll} : il avance jusqu’`,
    ...ala(e.tile),
    ` (${words.space(e.to)}), qui est ${accord('retiré', e.tile)}.`,
  ],
  trackCleared: (e) => [
    e.tiles.length === 1 ? 'Tuile dépassée, défaussée : ' : 'Tuiles dépassées, défaussées : ',
    ...tuiles(e.tiles),
    '.',
  ],
  trackFilled: (e) =>
    e.tiles.length === 0
      ? ['Plus aucune tuile à ajouter au circuit.']
      : [
          e.tiles.length === 1 ? 'Nouvelle tuile sur le circuit : ' : 'Nouvelles tuiles sur le circuit : ',
          ...tuiles(e.tiles),
          '.',
        ],
  scoring: (e, me) => [
    `Décompte ${e.scoring} sur ${SCORINGS}. `,
    ...joined(
      CATEGORIES.map((category, i) => [
        `${words.categoryName(category).charAt(0).toUpperCase()}${words.categoryName(category).slice(1)} : `,
        ...listed(
          e.vp[i].map((vp, seat): Message => [vous(seat, me), ` ${e.values[i][seat]} (${words.vp(vp)})`]),
          'et',
        ),
      ]),
      '. ',
    ),
    '.',
  ],
  finalScoring: (e, me) => [
    'Décompte final. ',
    ...joined(
      e.seats.map((score, seat) => finalLine(score, seat, me)),
      '. ',
    ),
    '.',
  ],
  gameEnded: (e, me) => [
    'La partie est terminée : ',
    ...listed(
      seatsByRank(e.ranks).map((seat): Message => [vous(seat, me), ` ${e.scores[seat]}`]),
      'et',
    ),
    '.',
  ],
}
