import type { Message, Sentences } from '@bothy/kernel'
import { CATEGORIES } from '../data/limits.ts'
import type { Event, FinalScore } from '../types.ts'
import { a, autre, carte, nom, type Reader, tuile, Vous, vous } from './fr-grammar.ts'
import { words } from './fr-words.ts'
import { joined, listed, placed } from './parts.ts'

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
    ...score.cards.map(({ card, vp }) => `${words.cardName(card)} ${vp}`),
    `pièces ${score.coins}`,
    `tuiles ${String(score.penalty).replace('-', '−')}`,
  ]
  return [Vous(seat, me), ` : ${parts.join(', ')}`]
}

export const events: Sentences<Event, 'type', [me: Reader]> = {
  gameBegan: (e, me) => ['Ordre des figurines sur la piste : ', ...seats(e.order, me), '.'],
  moved: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}avancé sur la ${words.space(e.to)} et atteint `,
    tuile(e.tile),
    '.',
  ],
  sold: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}vendu ${words.goods([e.good])} de `,
    tuile(e.tile),
    ` pour ${words.coins(e.coins)}.`,
  ],
  bought: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}acheté ${words.goods(Array.from({ length: e.count }, () => e.good))} pour ${words.coins(e.coins)}.`,
  ],
  spent: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}payé ${words.goods(Array.from({ length: e.count }, () => e.good))} de `,
    tuile(e.tile),
    '.',
  ],
  barrelPaid: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}payé ${words.barrels(e.count)}.`],
  pieceGiven: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}donné `,
    ...(e.from === null ? ['un chef de clan'] : ['un membre du clan de ', tuile(e.from)]),
    '.',
  ],
  discarded: (e, me) => [
    Vous(e.seat, me),
    e.seat === me ? ' n’avez pas pu ' : ' n’a pas pu ',
    e.why === 'cost' ? 'payer ' : 'poser ',
    tuile(e.tile),
    ', qui est défaussée.',
  ],
  placed: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}posé `, tuile(e.tile), ` (${words.cell(e.x, e.y)}).`],
  clanGained: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}mis ${words.clan(e.count)} sur `, tuile(e.tile), '.'],
  barrelsGained: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}reçu ${words.barrels(e.count)} grâce à `,
    tuile(e.tile),
    '.',
  ],
  coinsGained: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}reçu ${words.coins(e.count)} grâce à `,
    tuile(e.tile),
    '.',
  ],
  cardTaken: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}pris `, carte(e.card), '.'],
  cubesPut: (e, me) => [Vous(e.seat, me), `${a(e.seat, me)}mis ${words.goods(e.goods)} sur `, tuile(e.tile), '.'],
  activated: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}activé `,
    tuile(e.tile),
    e.extra ? ' grâce au Loch Ness.' : '.',
  ],
  vpGained: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}marqué ${words.vp(e.vp)} avec `,
    tuile(e.tile),
    `, soit ${e.total} en tout.`,
  ],
  clanMoved: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}déplacé un membre du clan depuis `,
    tuile(e.from),
    ' vers ',
    autre(e.to, e.from),
    '.',
  ],
  promoted: (e, me) => [
    Vous(e.seat, me),
    `${a(e.seat, me)}envoyé au Parlement un membre du clan de `,
    tuile(e.tile),
    ` : ${words.chieftains(e.chieftains)} à présent.`,
  ],
  turnEnded: (e, me) => [
    Vous(e.seat, me),
    e.seat === me ? ' avez fini votre tour' : ' a fini son tour',
    e.points === 0 ? '.' : ` et perdu ${words.points(e.points)}.`,
  ],
  rolled: (e) => [`Le dé a donné ${e.roll} : il avance sur la ${words.space(e.to)} et retire `, tuile(e.tile), '.'],
  trackCleared: (e) => [
    e.tiles.length === 1 ? 'Tuile laissée en arrière et défaussée : ' : 'Tuiles laissées en arrière et défaussées : ',
    ...tuiles(e.tiles),
    '.',
  ],
  trackFilled: (e) =>
    e.tiles.length === 0
      ? ['Il ne restait aucune tuile pour la piste.']
      : [
          e.tiles.length === 1 ? 'Nouvelle tuile sur la piste : ' : 'Nouvelles tuiles sur la piste : ',
          ...tuiles(e.tiles),
          '.',
        ],
  scoring: (e, me) => [
    `Décompte n° ${e.scoring}. `,
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
    'La partie est finie : ',
    ...listed(
      placed(e.ranks).map((seat): Message => [vous(seat, me), ` ${e.scores[seat]}`]),
      'et',
    ),
    '.',
  ],
}
