import { listed, type Message, type Seat, seatsByRank, type Sentences, signed } from '@bothy/kernel'
import { counted, ordinal } from '@bothy/kernel/french'
import { IMPORTS } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { startingTileNumber } from '../data/starting-tiles.ts'
import type { Event, Offered } from '../rules/types.ts'
import {
  contrat,
  contrats,
  numeros,
  port,
  type Reader,
  scoring,
  ses,
  son,
  surTerrain,
  v,
  Vous,
  vous,
} from './fr-grammar.ts'
import {
  all,
  aUnit,
  CLAN_NAMES,
  forMoney,
  glory,
  goodCount,
  goodName,
  goodParts,
  goods,
  importCount,
  importName,
  money,
  shippingName,
  SOME_GOOD,
  TECHNOLOGY_NAMES,
  vp,
} from './fr-names.ts'
import { verdicts } from './fr-options.ts'
import { clanThing, hexThing, sentences, tallied } from './parts.ts'

const seats = (order: readonly number[], me: Reader): Message =>
  listed(
    order.map((seat) => [vous(seat, me)]),
    'puis',
  )

const traded = (n: number, price: number, now: number): string =>
  `pour ${money(n * price)} (${n > 1 ? `${money(price)} pièce, ` : ''}nouveau prix : ${money(now)})`

const receives = (seat: Seat, me: Reader): string => v(seat, me, 'reçoit', 'recevez')
const settled = (n: number, seat: Seat, me: Reader): string =>
  n === 0 ? '' : n > 0 ? ` et${receives(seat, me)}${money(n)}` : ` et${v(seat, me, 'paie', 'payez')}${money(-n)}`

const MONEY_BY = {
  contract: ' grâce au contrat',
  port: ' grâce au port',
  stewart: ' pour la transaction (Stewart)',
  mackenzie: ' pour le whisky produit (MacKenzie)',
} as const satisfies Record<Extract<Event, { type: 'moneyGained' }>['by'], string>

const DECLINED = {
  contract: (seat, me) => `${v(seat, me, 'ne remplit', 'ne remplissez')}pas de second contrat.`,
  secondContract: (seat, me) => `${v(seat, me, 'ne prend', 'ne prenez')}pas de second contrat.`,
  bonus: (seat, me) => `${v(seat, me, 'renonce', 'renoncez')}aux bonus restants.`,
  neighbourhood: (seat, me) => `${v(seat, me, 'n’achète', 'n’achetez')}rien à ${ses(seat, me)} voisins.`,
  moreNeighbourhood: (seat, me) => `${v(seat, me, 'n’achète', 'n’achetez')}rien de plus à ${ses(seat, me)} voisins.`,
  draw: (seat, me) => `${v(seat, me, 'renonce', 'renoncez')}à piocher des contrats.`,
  processing: (seat, me) => `${v(seat, me, 'ne transforme', 'ne transformez')}rien.`,
  milk: (seat, me) => `${v(seat, me, 'garde', 'gardez')}${son(seat, me)} lait.`,
  barrel: (seat, me) => `${v(seat, me, 'ne met', 'ne mettez')}aucun fût en cave.`,
} as const satisfies Record<Offered, (seat: Seat, me: Reader) => string>

function priceMove(from: number, to: number, price: number): string {
  if (from === to) return `reste à ${money(price)}`
  const steps = counted(Math.abs(to - from), 'cran', 'crans')
  return `${to > from ? 'monte' : 'baisse'} de ${steps}, à ${money(price)}`
}

function processed(bread: number, cheese: number, whisky: number): string {
  const grain = bread + whisky
  return [
    ...(grain > 0 ? [`${goodCount(grain, 'grain')} en ${goods([0, 0, 0, bread, 0, whisky])}`] : []),
    ...(cheese > 0 ? [`${goodCount(cheese, 'milk')} en ${goodCount(cheese, 'cheese')}`] : []),
  ].join(', ')
}

/** COC-78: outside of the bracket a price only goes towards it, whatever the die says. */
const prix = ({ roll, from, to }: { readonly roll: number; readonly from: number; readonly to: number }): string =>
  from === to || roll > 0 === to > from
    ? ' : le prix'
    : `, mais le prix est ${to > from ? 'au-dessous' : 'au-dessus'} de l’encadré : il`

export const events: Sentences<Event, 'type', [me: Reader]> = {
  gameBegan: (e, me) =>
    sentences([
      [`Carte ${e.sides.join(' ')}.`],
      ...(e.ports.length === 0
        ? []
        : [
            [
              'Tuiles bonus Port : ',
              ...listed(
                e.ports.map((tile) => [port(tile)]),
                'et',
              ),
              '.',
            ],
          ]),
      ...(e.scoring.length === 0
        ? []
        : [
            [
              'Tuiles de score, manche par manche : ',
              ...listed(
                e.scoring.map((tile) => [scoring(tile)]),
                'et',
              ),
              '.',
            ],
          ]),
      ...(e.blocked.length === 0
        ? []
        : [[`${counted(e.blocked.length, 'case bloquée par un cairn', 'cases bloquées par des cairns')}.`]]),
      ...(e.first === null ? [] : [[Vous(e.first, me), e.first === me ? ' commencez.' : ' commence.']]),
    ]),
  bidMade: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'enchérit', 'enchérissez')}à ${vp(e.vp)}.`],
  bidDeclined: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'se retire', 'vous retirez')}de l’enchère.`],
  auctionWon: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'remporte', 'remportez')}l’enchère à ${vp(e.vp)} : ${ordinal(e.place, 'f')} place dans l’ordre du tour.`,
  ],
  pairTaken: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'prend', 'prenez'),
    ...(e.pair.clan === null
      ? [`la tuile de départ ${startingTileNumber(e.pair.tile)}`]
      : ['le clan ', clanThing(e.pair.clan, CLAN_NAMES[e.pair.clan])]),
    ` : ${all([money(e.money), ...goodParts(tallied(e.goods))])}.`,
  ],
  unitPlaced: (e, me) => [
    Vous(e.seat, me),
    e.start ? v(e.seat, me, 'place', 'placez') : v(e.seat, me, 'déploie', 'déployez'),
    `${aUnit(e.unit)} `,
    ...surTerrain(e.unit, e.hex),
    ` ${forMoney(e.money)}${e.free ? ', sans coût du terrain' : ''}.`,
  ],
  workerLeftOut: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'n’a', 'n’avez')}aucune case pour un ouvrier de départ.`,
  ],
  roundBegan: (e, me) => [
    `Manche ${e.round} sur ${ROUNDS}.`,
    ...(e.order.length === 1 ? [] : [' Ordre du tour : ', ...seats(e.order, me), '.']),
    ...(e.tile === null ? [] : [' Tuile de score : ', scoring(e.tile), '.']),
  ],
  contractsFilled: (e) => [
    e.contracts.length === 1 ? 'Nouveau contrat : ' : 'Nouveaux contrats : ',
    ...numeros(e.contracts),
    '.',
  ],
  diceRolled: (e) => [
    `Les dés donnent ${goodName(e.good)} et ${signed(e.roll)}${prix(e)} ${priceMove(e.from, e.to, e.price)}.`,
  ],
  contractRemoved: (e) => [
    `Le dernier dé des prix (${signed(e.roll)}) retire `,
    ...contrat(e.contract, null),
    ' de la partie.',
  ],
  bought: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'achète', 'achetez')}${goodCount(e.n, e.good)} ${e.nearby ? `à ${ses(e.seat, me)} voisins ` : ''}${traded(e.n, e.price, e.now)}.`,
  ],
  sold: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'vend', 'vendez')}${goodCount(e.n, e.good)} ${traded(e.n, e.price, e.now)}.`,
  ],
  contractObtained: (e, me) => [
    Vous(e.seat, me),
    e.drawn ? v(e.seat, me, 'garde', 'gardez') : v(e.seat, me, 'obtient', 'obtenez'),
    ...contrat(e.contract, e.needs),
    `${settled(e.money, e.seat, me)}.`,
  ],
  contractFulfilled: (e, me) => {
    const imports = IMPORTS.flatMap((kind) => (e.imports[kind] > 0 ? [importCount(e.imports[kind], kind)] : []))
    return [
      Vous(e.seat, me),
      v(e.seat, me, 'remplit', 'remplissez'),
      ...contrat(e.contract, e.needs),
      `, ${son(e.seat, me)} ${ordinal(e.count, 'm')}`,
      imports.length === 0 ? '.' : `, et${v(e.seat, me, 'importe', 'importez')}${all(imports)}.`,
    ]
  },
  slaughtered: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'abat', 'abattez')}${aUnit(e.unit)} `,
    ...surTerrain(e.unit, e.hex),
    '.',
  ],
  imported: (e, me) => [
    `Le jeton ${importName(e.good)} avance de ${counted(e.n, 'case', 'cases')}, jusqu’à ${e.step}`,
    ...(e.money === 0 ? ['.'] : [' : ', vous(e.seat, me), `${receives(e.seat, me)}${money(e.money)}.`]),
  ],
  moneyGained: (e, me) => [Vous(e.seat, me), `${receives(e.seat, me)}${money(e.money)}${MONEY_BY[e.by]}.`],
  gloryGained: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'gagne', 'gagnez')}${glory(e.glory)} (${e.total} en tout).`,
  ],
  shippingUpgraded: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'améliore', 'améliorez')}${son(e.seat, me)} expédition ${forMoney(e.money)} : ${shippingName(e.level)}.`,
  ],
  technologyUpgraded: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'améliore', 'améliorez')}la ${TECHNOLOGY_NAMES[e.technology]} ${forMoney(e.money)}.`,
  ],
  merchantHired: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'engage', 'engagez')}un marchand ${forMoney(e.money)} (${e.merchants} en stock).`,
  ],
  merchantRecalled: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'reprend', 'reprenez')}un marchand du marché (${goodName(e.good)}).`,
  ],
  portUsed: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'utilise', 'utilisez')}le `,
    port(e.port),
    ...(e.copy === null
      ? ['.']
      : [` ${forMoney(e.money)} et${v(e.seat, me, 'copie', 'copiez')}le `, port(e.copy), '.']),
  ],
  goodsExchanged: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'échange', 'échangez')}${goodCount(1, e.give)} contre ${goods(tallied(e.gain))}.`,
  ],
  priceShifted: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'fait', 'faites')}${e.up ? 'monter' : 'baisser'} le prix ${SOME_GOOD[e.good]} à ${money(e.price)}.`,
  ],
  unitSwapped: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'remplace', 'remplacez')}${aUnit(e.from)} par ${aUnit(e.to)} `,
    ...surTerrain(e.to, e.hex),
    '.',
  ],
  contractsDrawn: (e, me) => [Vous(e.seat, me), v(e.seat, me, 'pioche', 'piochez'), ...contrats(e.contracts), '.'],
  contractsReturned: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'remet', 'remettez'),
    ...contrats(e.contracts),
    ' sous la pioche.',
  ],
  rowed: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'déplace', 'déplacez')}un pêcheur à la rame d’un `,
    hexThing(e.from, 'loch'),
    ' à ',
    hexThing(e.to, 'un autre'),
    '.',
  ],
  barrelWithdrawn: (e, me) =>
    e.byItself
      ? [
          `Un fût sort de la cave (case ${e.spot}) : `,
          vous(e.seat, me),
          `${receives(e.seat, me)}${goodCount(1, 'whisky')} et ${money(e.money)}.`,
        ]
      : [
          Vous(e.seat, me),
          `${v(e.seat, me, 'sort', 'sortez')}un fût de la cave (case ${e.spot}) : ${goodCount(1, 'whisky')} et ${money(e.money)}.`,
        ],
  barrelStored: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'met', 'mettez')}un fût de whisky en cave.`],
  goodDiscarded: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'transforme', 'transformez')}${goodCount(e.n, e.good)} en ${e.good === 'milk' ? 'beurre' : 'bière'} ${forMoney(e.money)}.`,
  ],
  declined: (e, me) => [Vous(e.seat, me), DECLINED[e.what](e.seat, me)],
  passed: (e, me) => [
    Vous(e.seat, me),
    v(e.seat, me, 'passe', 'passez').trimEnd(),
    `${e.place === null ? '' : ` (${ordinal(e.place, 'f')} place)`}${settled(e.money, e.seat, me)}.`,
  ],
  turnEnded: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'termine', 'terminez')}${son(e.seat, me)} tour.`],
  produced: (e, me) => {
    const made = [...(e.money > 0 ? [money(e.money)] : []), ...goodParts(e.goods)]
    return [
      'Production : ',
      vous(e.seat, me),
      made.length === 0 ? `${v(e.seat, me, 'ne reçoit', 'ne recevez')}rien.` : `${receives(e.seat, me)}${all(made)}.`,
    ]
  },
  processed: (e, me) => [
    Vous(e.seat, me),
    `${v(e.seat, me, 'transforme', 'transformez')}${processed(e.bread, e.cheese, e.whisky)}.`,
  ],
  roundScored: (e, me) => [
    `Gloire de la manche ${e.round} (`,
    scoring(e.tile),
    ') : ',
    ...listed(
      e.glory.map((n, seat): Message => [vous(seat, me), ` ${signed(n)}`]),
      'et',
    ),
    '.',
  ],
  gameEnded: (e, me) => [
    'La partie est terminée : ',
    ...listed(
      seatsByRank(e.ranks).map((seat): Message => [vous(seat, me), ` ${vp(e.scores[seat])}`]),
      'et',
    ),
    e.verdict === null ? '.' : `, « ${verdicts[e.verdict].name} ».`,
  ],
}
