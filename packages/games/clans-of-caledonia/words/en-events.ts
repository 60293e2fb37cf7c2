import { listed, type Message, seatsByRank, type Sentences, signed } from '@bothy/kernel'
import { ordinal } from '@bothy/kernel/english'
import { IMPORTS } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { startingTileNumber } from '../data/starting-tiles.ts'
import type { Event, Offered } from '../rules/types.ts'
import { contract, contracts, numbered, onLand, port, type Reader, scoring, You, you, your } from './en-grammar.ts'
import {
  all,
  aUnit,
  CLAN_NAMES,
  forMoney,
  glory,
  GOOD_NAMES,
  goodCount,
  goodParts,
  goods,
  IMPORT_NAMES,
  importCount,
  merchants,
  money,
  plural,
  shipping,
  TECHNOLOGY_NAMES,
  vp,
} from './en-names.ts'
import { verdicts } from './en-options.ts'
import { clanThing, hexThing, sentences, tallied } from './parts.ts'

const seats = (order: readonly number[], me: Reader): Message =>
  listed(
    order.map((seat) => [you(seat, me)]),
    'and',
  )

const traded = (n: number, price: number, now: number): string =>
  `for ${money(n * price)} (${n > 1 ? `${money(price)} each, ` : ''}price now ${money(now)})`

const settled = (n: number): string => (n === 0 ? '' : n > 0 ? ` and received ${money(n)}` : ` and paid ${money(-n)}`)

const MONEY_BY = {
  contract: ' from the contract',
  port: ' from the port',
  stewart: ' for trading (Stewart)',
  mackenzie: ' for the whisky produced (MacKenzie)',
} as const satisfies Record<Extract<Event, { type: 'moneyGained' }>['by'], string>

const DECLINED = {
  contract: () => ' didn’t fulfil a second contract.',
  secondContract: () => ' didn’t take a second contract.',
  bonus: () => ' gave up the remaining bonuses.',
  neighbourhood: () => ' bought nothing from neighbours.',
  moreNeighbourhood: () => ' bought nothing more from neighbours.',
  draw: () => ' didn’t draw any contracts.',
  processing: () => ' processed nothing.',
  milk: (whose: string) => ` kept ${whose} milk.`,
  barrel: () => ' stored no barrel.',
} as const satisfies Record<Offered, (whose: string) => string>

function priceMove(from: number, to: number, price: number): string {
  if (from === to) return `stayed at ${money(price)}`
  return `${to > from ? 'rose' : 'fell'} ${plural(Math.abs(to - from), 'step', 'steps')} to ${money(price)}`
}

/** COC-78: outside of the bracket a price only goes towards it, whatever the die says. */
const price = ({ roll, from, to }: { readonly roll: number; readonly from: number; readonly to: number }): string =>
  from === to || roll > 0 === to > from
    ? ': the price'
    : `, but the price was ${to > from ? 'below' : 'above'} the bracket, so it`

export const events: Sentences<Event, 'type', [me: Reader]> = {
  gameBegan: (e, me) =>
    sentences([
      [`Map ${e.sides.join(' ')}.`],
      ...(e.ports.length === 0
        ? []
        : [
            [
              'Ports: ',
              ...listed(
                e.ports.map((tile) => [port(tile)]),
                'and',
              ),
              '.',
            ],
          ]),
      ...(e.scoring.length === 0
        ? []
        : [
            [
              'Scoring tiles by round: ',
              ...listed(
                e.scoring.map((tile) => [scoring(tile)]),
                'and',
              ),
              '.',
            ],
          ]),
      ...(e.blocked.length === 0
        ? []
        : [[`${plural(e.blocked.length, 'space is blocked by a cairn', 'spaces are blocked by cairns')}.`]]),
      ...(e.first === null ? [] : [[You(e.first, me), e.first === me ? ' go first.' : ' goes first.']]),
    ]),
  bidMade: (e, me) => [You(e.seat, me), ` bid ${vp(e.vp)}.`],
  bidDeclined: (e, me) => [You(e.seat, me), ' dropped out of the auction.'],
  auctionWon: (e, me) => [
    You(e.seat, me),
    ` won the auction with ${vp(e.vp)}, for ${ordinal(e.place)} place in turn order.`,
  ],
  pairTaken: (e, me) => [
    You(e.seat, me),
    ' took ',
    ...(e.pair.clan === null
      ? [`starting tile ${startingTileNumber(e.pair.tile)}`]
      : ['clan ', clanThing(e.pair.clan, CLAN_NAMES[e.pair.clan])]),
    `: ${all([money(e.money), ...goodParts(tallied(e.goods))])}.`,
  ],
  unitPlaced: (e, me) => [
    You(e.seat, me),
    ` placed ${aUnit(e.unit)} `,
    ...onLand(e.unit, e.hex),
    ` ${forMoney(e.money)}${e.free ? ', without land cost' : ''}.`,
  ],
  workerLeftOut: (e, me) => [You(e.seat, me), ' had nowhere to place a starting worker.'],
  roundBegan: (e, me) => [
    `Round ${e.round} of ${ROUNDS}.`,
    ...(e.order.length === 1 ? [] : [' Turn order: ', ...seats(e.order, me), '.']),
    ...(e.tile === null ? [] : [' Scoring tile: ', scoring(e.tile), '.']),
  ],
  contractsFilled: (e) => [
    e.contracts.length === 1 ? 'New contract: ' : 'New contracts: ',
    ...numbered(e.contracts),
    '.',
  ],
  diceRolled: (e) => [
    `The dice showed ${GOOD_NAMES[e.good]} and ${signed(e.roll)}${price(e)} ${priceMove(e.from, e.to, e.price)}.`,
  ],
  contractRemoved: (e) => [
    `The last price die (${signed(e.roll)}) removed `,
    ...contract(e.contract, null),
    ' from the game.',
  ],
  bought: (e, me) => [
    You(e.seat, me),
    ` bought ${goodCount(e.n, e.good)}${e.nearby ? ' from neighbours' : ''} ${traded(e.n, e.price, e.now)}.`,
  ],
  sold: (e, me) => [You(e.seat, me), ` sold ${goodCount(e.n, e.good)} ${traded(e.n, e.price, e.now)}.`],
  contractObtained: (e, me) => [
    You(e.seat, me),
    e.drawn ? ' kept ' : ' took ',
    ...contract(e.contract, e.needs),
    `${settled(e.money)}.`,
  ],
  contractFulfilled: (e, me) => {
    const imports = IMPORTS.flatMap((kind) => (e.imports[kind] > 0 ? [importCount(e.imports[kind], kind)] : []))
    return [
      You(e.seat, me),
      ' fulfilled ',
      ...contract(e.contract, e.needs),
      `, ${your(e.seat, me)} ${ordinal(e.count)}${imports.length === 0 ? '' : `, and imported ${all(imports)}`}.`,
    ]
  },
  slaughtered: (e, me) => [You(e.seat, me), ` slaughtered ${aUnit(e.unit)} `, ...onLand(e.unit, e.hex), '.'],
  imported: (e, me) => [
    `The ${IMPORT_NAMES[e.good]} token moved ${plural(e.n, 'step', 'steps')} to ${e.step}`,
    ...(e.money === 0 ? ['.'] : [': ', you(e.seat, me), ` received ${money(e.money)}.`]),
  ],
  moneyGained: (e, me) => [You(e.seat, me), ` received ${money(e.money)}${MONEY_BY[e.by]}.`],
  gloryGained: (e, me) => [You(e.seat, me), ` gained ${glory(e.glory)} (${e.total} in total).`],
  shippingUpgraded: (e, me) => [You(e.seat, me), ` upgraded to ${shipping(e.level)} ${forMoney(e.money)}.`],
  technologyUpgraded: (e, me) => [You(e.seat, me), ` upgraded ${TECHNOLOGY_NAMES[e.technology]} ${forMoney(e.money)}.`],
  merchantHired: (e, me) => [
    You(e.seat, me),
    ` hired a merchant ${forMoney(e.money)} (${merchants(e.merchants)} in stock).`,
  ],
  merchantRecalled: (e, me) => [You(e.seat, me), ` took a merchant back from ${GOOD_NAMES[e.good]}.`],
  portUsed: (e, me) => [
    You(e.seat, me),
    ' used ',
    port(e.port),
    ...(e.copy === null ? ['.'] : [` ${forMoney(e.money)} to copy `, port(e.copy), '.']),
  ],
  goodsExchanged: (e, me) => [You(e.seat, me), ` exchanged ${goodCount(1, e.give)} for ${goods(tallied(e.gain))}.`],
  priceShifted: (e, me) => [
    You(e.seat, me),
    ` moved the price of ${GOOD_NAMES[e.good]} ${e.up ? 'up' : 'down'} to ${money(e.price)}.`,
  ],
  unitSwapped: (e, me) => [
    You(e.seat, me),
    ` swapped ${aUnit(e.from)} for ${aUnit(e.to)} `,
    ...onLand(e.to, e.hex),
    '.',
  ],
  contractsDrawn: (e, me) => [You(e.seat, me), ' drew ', ...contracts(e.contracts), '.'],
  contractsReturned: (e, me) => [You(e.seat, me), ' put ', ...contracts(e.contracts), ' under the pile.'],
  rowed: (e, me) => [
    You(e.seat, me),
    ' rowed a fisherman from one ',
    hexThing(e.from, 'loch'),
    ' to ',
    hexThing(e.to, 'another'),
    '.',
  ],
  barrelWithdrawn: (e, me) =>
    e.byItself
      ? [`A barrel left the cellar (spot ${e.spot}): `, you(e.seat, me), ` received 1 whisky and ${money(e.money)}.`]
      : [You(e.seat, me), ` took a barrel out of the cellar (spot ${e.spot}): 1 whisky and ${money(e.money)}.`],
  barrelStored: (e, me) => [You(e.seat, me), ` stored a barrel of whisky in ${your(e.seat, me)} cellar.`],
  goodDiscarded: (e, me) => [
    You(e.seat, me),
    ` made ${e.good === 'milk' ? 'butter' : 'beer'} from ${goodCount(e.n, e.good)} ${forMoney(e.money)}.`,
  ],
  declined: (e, me) => [You(e.seat, me), DECLINED[e.what](your(e.seat, me))],
  passed: (e, me) => [
    You(e.seat, me),
    ` passed${e.place === null ? '' : ` (${ordinal(e.place)})`} and received ${money(e.money)}.`,
  ],
  turnEnded: (e, me) => [You(e.seat, me), ` ended ${your(e.seat, me)} turn.`],
  produced: (e, me) => [
    'Production: ',
    you(e.seat, me),
    ` received ${all([...(e.money > 0 ? [money(e.money)] : []), ...goodParts(e.goods)])}.`,
  ],
  processed: (e, me) => [You(e.seat, me), ` made ${goods([0, 0, 0, e.bread, e.cheese, e.whisky])}.`],
  roundScored: (e, me) => [
    `Glory for round ${e.round} (`,
    scoring(e.tile),
    '): ',
    ...listed(
      e.glory.map((n, seat): Message => [you(seat, me), ` ${signed(n)}`]),
      'and',
    ),
    '.',
  ],
  gameEnded: (e, me) => [
    'The game is over: ',
    ...listed(
      seatsByRank(e.ranks).map((seat): Message => [you(seat, me), ` ${vp(e.scores[seat])}`]),
      'and',
    ),
    e.verdict === null ? '.' : `, “${verdicts[e.verdict].name}”.`,
  ],
}
