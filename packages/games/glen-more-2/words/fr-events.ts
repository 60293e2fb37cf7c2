import { joined, listed, type Message, seatsByRank, type Sentences, signed } from '@bothy/kernel'
import { CATEGORIES } from '../data/limits.ts'
import { brought, notBrought } from './brought.ts'
import type { BaseEvent, BaseSource, FinalScore, Source } from '../rules/types.ts'
import { accord, ala, carte, dela, domaine, la, les, nom, noms, type Reader, son, v, Vous, vous } from './fr-grammar.ts'
import { words } from './fr-words.ts'
import { capital } from './parts.ts'

const SOURCES = {
  activation: '',
  oneTime: '',
  clan: ' grâce au domaine',
  movement: ' avec MacLachlan pour les points de mouvement inutilisés',
  scotsmen: ' pour les Écossais sur le Château initial',
  landmarks: ' pour les cartes Lieu emblématique',
  casks: ' pour les tonneaux de whisky',
  persons: ' pour les personnages',
  territory: ' pour les tuiles en trop',
  coins: ' pour les pièces',
  cards: ' pour les lieux emblématiques de fin de partie',
} as const satisfies Record<BaseSource, string>
const { sources, pieces } = brought.fr
Object.assign(sources, SOURCES)
const forWhat = (source: Source): string => sources[source] ?? notBrought(source)

const finalLine = ({ more, territory, coins, cards }: FinalScore, seat: number, me: Reader): Message => {
  const parts = [
    more === 0 ? 'aucune tuile en trop' : `${words.tiles(more)} en trop ${signed(territory)}`,
    `pièces ${signed(coins)}`,
    ...(cards === 0 ? [] : [`lieux emblématiques ${signed(cards)}`]),
  ]
  return [Vous(seat, me), ` : ${parts.join(', ')}`]
}

export const events: Sentences<BaseEvent, 'type', [me: Reader]> = {
  gameBegan: (e, me) => [
    'Ordre sur le rondel, en partant du dernier : ',
    ...listed(
      e.order.map((seat) => [vous(seat, me)]),
      'puis',
    ),
    '. Tuiles de départ : ',
    ...noms(e.tiles),
    '.',
  ],
  moved: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'avance', 'avancez'),
    e.piece === e.seat ? '' : `${pieces[e.piece] ?? notBrought(`piece ${e.piece}`)} `,
    `de ${words.spaces(e.to - e.from)} jusqu’`,
    ...ala(e.tile),
    '.',
  ],
  finished: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'avance', 'avancez')}de ${words.spaces(e.to - e.from)} jusqu’à « La Fin » et${v(e.seat, me, 'n’a', 'n’avez')}plus de tour.`,
  ],
  discarded: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'ne peut', 'ne pouvez')}prendre aucune tuile et${v(e.seat, me, 'défausse', 'défaussez')}`,
    ...la(e.tile),
    '.',
  ],
  sold: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'vend', 'vendez')}${words.goods([e.good])} `,
    ...dela(e.tile),
    ` pour ${words.coins(e.coins)}.`,
  ],
  bought: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'achète', 'achetez')}${words.goods([e.good])} pour ${words.coins(e.coins)}.`,
  ],
  spent: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'paie', 'payez')}${words.goodCount(e.count, e.good)} `,
    ...dela(e.tile),
    '.',
  ],
  coinsPaid: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'paie', 'payez')}${words.coins(e.coins)}.`],
  casksPaid: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'paie', 'payez')}${words.casks(e.count)}.`],
  scotsmanGiven: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'rend', 'rendez')}${words.scotsmen(1)} `,
    ...dela(e.from),
    '.',
  ],
  placed: (e, me) =>
    e.over === null
      ? [Vous(e.seat, me), v(e.seat, me, 'pose', 'posez'), ...la(e.tile), ` (${words.cell(e.x, e.y)}).`]
      : [Vous(e.seat, me), v(e.seat, me, 'superpose', 'superposez'), ...la(e.tile), ' sur ', ...la(e.over), '.'],
  personTaken: (e, me) => [Vous(e.seat, me), v(e.seat, me, 'prend', 'prenez'), ...la(e.tile), '.'],
  built: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'prend', 'prenez'),
    ...la(e.tile),
    ' dans la défausse, sans payer son coût.',
  ],
  cardTaken: (e, me) => [Vous(e.seat, me), v(e.seat, me, 'prend', 'prenez'), ...carte(e.card), '.'],
  scotsmenGained: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'place', 'placez')}${words.scotsmen(e.count)} sur `,
    ...la(e.tile),
    '.',
  ],
  goodsPut: (e, me) =>
    e.goods.length === 0
      ? ['Pas de place sur ', ...la(e.tile), ` pour ${words.goods(e.lost)}.`]
      : [
          Vous(e.seat, me),
          `${v(e.seat, me, 'obtient', 'obtenez')}${words.goods(e.goods)} (`,
          nom(e.tile),
          e.lost.length === 0 ? ').' : `), sans place pour ${words.goods(e.lost)}.`,
        ],
  casksGained: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'prend', 'prenez')}${words.casks(e.count)}.`],
  coinsGained: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'prend', 'prenez')}${words.coins(e.coins)}.`],
  pointsGained: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'gagne', 'gagnez')}${words.points(e.points)}.`],
  vpGained: (e, me) => {
    const verb = e.vp < 0 ? v(e.seat, me, 'perd', 'perdez') : v(e.seat, me, 'marque', 'marquez')
    const total = String(e.total).replace('-', '−')
    return [Vous(e.seat, me), `${verb}${words.vp(Math.abs(e.vp))}${forWhat(e.source)} (${total} en tout).`]
  },
  activated: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'active', 'activez'),
    ...la(e.tile),
    e.extra ? ' grâce au Loch Ness.' : '.',
  ],
  scotsmanMoved: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'déplace', 'déplacez')}${words.scotsmen(1)} `,
    ...dela(e.from),
    ' vers ',
    ...la(e.to),
    '.',
  ],
  claimed: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'place', 'placez')}un pion de clan sur `,
    ...domaine(e.field),
    e.coins === 0 ? '.' : ` (${words.coins(e.coins)} de route).`,
  ],
  declined: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'renonce', 'renoncez')}à cet effet.`],
  removed: (e, me) => {
    const moved = [
      ...(e.scotsmen > 0 ? [words.scotsmen(e.scotsmen)] : []),
      ...(e.goods.length > 0 ? [words.goods(e.goods)] : []),
    ]
    return [
      Vous(e.seat, me),
      v(e.seat, me, 'retire', 'retirez'),
      ...les(e.tiles),
      moved.length === 0
        ? ' de la partie.'
        : ` de la partie et${v(e.seat, me, 'met', 'mettez')}${moved.join(' et ')} sur ${son(e.seat, me)} Château initial.`,
    ]
  },
  goodsLost: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'perd', 'perdez')}${words.goods(e.goods)}, faute de place sur le Château initial.`,
  ],
  turnEnded: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'termine', 'terminez')}${son(e.seat, me)} tour`,
    e.points === 0 ? '.' : ` et${v(e.seat, me, 'perd', 'perdez')}${words.points(e.points)}.`,
  ],
  rolled: (e) => {
    if (e.to === null) return [`Le dé fait ${e.roll} et quitte la partie.`]
    if (e.tile === null) return [`Le dé fait ${e.roll} : il passe en tête et ne défausse rien.`]
    return [`Le dé fait ${e.roll} : il avance jusqu’`, ...ala(e.tile), `, qui est ${accord('défaussé', e.tile)}.`]
  },
  rondelCleared: (e) => [
    e.tiles.length === 1 ? 'Tuile dépassée, défaussée : ' : 'Tuiles dépassées, défaussées : ',
    ...noms(e.tiles),
    '.',
  ],
  rondelFilled: (e) =>
    e.tiles.length === 0
      ? ['Plus aucune tuile à ajouter au rondel.']
      : [
          e.tiles.length === 1 ? 'Nouvelle tuile sur le rondel : ' : 'Nouvelles tuiles sur le rondel : ',
          ...noms(e.tiles),
          '.',
        ],
  scoring: (e, me) => [
    `${words.scoring(e.round)}. `,
    ...joined(
      CATEGORIES.map((category) => [
        `${capital(words.categoryName(category))} : `,
        ...listed(
          e.vp[category].map((vp, seat): Message => [vous(seat, me), ` ${e.values[category][seat]} (${words.vp(vp)})`]),
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
      seatsByRank(e.ranks).map((seat): Message => [vous(seat, me), ` ${String(e.scores[seat]).replace('-', '−')}`]),
      'et',
    ),
    '.',
  ],
}
