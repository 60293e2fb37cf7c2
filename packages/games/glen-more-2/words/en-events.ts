import { joined, listed, type Message, seatsByRank, type Sentences, signed } from '@bothy/kernel'
import { CATEGORIES } from '../data/limits.ts'
import { brought, notBrought } from './brought.ts'
import type { BaseEvent, BaseSource, FinalScore, Source } from '../rules/types.ts'
import { card, field, type Reader, the, tiles, You, you, your } from './en-grammar.ts'
import { capital } from './parts.ts'
import { words } from './en-words.ts'

const SOURCES = {
  activation: '',
  oneTime: '',
  clan: ' from the clan field',
  movement: ' with MacLachlan for unused movement points',
  scotsmen: ' for Scotsmen in the Home Castle',
  landmarks: ' for landmark cards',
  casks: ' for whisky casks',
  persons: ' for persons',
  territory: ' for extra tiles',
  coins: ' for coins',
  cards: ' for landmarks that count at the end',
} as const satisfies Record<BaseSource, string>
const { sources, pieces } = brought.en
Object.assign(sources, SOURCES)
const forWhat = (source: Source): string => sources[source] ?? notBrought(source)

const finalLine = ({ more, territory, coins, cards }: FinalScore, seat: number, me: Reader): Message => {
  const parts = [
    more === 0 ? 'no extra tiles' : `${more === 1 ? '1 extra tile' : `${more} extra tiles`} ${signed(territory)}`,
    `coins ${signed(coins)}`,
    ...(cards === 0 ? [] : [`landmarks ${signed(cards)}`]),
  ]
  return [You(seat, me), `: ${parts.join(', ')}`]
}

export const events: Sentences<BaseEvent, 'type', [me: Reader]> = {
  gameBegan: (e, me) => [
    'Order on the rondel, from the back: ',
    ...listed(
      e.order.map((seat) => [you(seat, me)]),
      'and',
    ),
    '. The starting tiles are ',
    ...tiles(e.tiles),
    '.',
  ],
  moved: (e, me) => [
    You(e.seat, me),
    ` moved ${e.piece === e.seat ? '' : `${pieces[e.piece] ?? notBrought(`piece ${e.piece}`)} `}${words.spaces(e.to - e.from)} to `,
    the(e.tile),
    '.',
  ],
  finished: (e, me) => [
    You(e.seat, me),
    ` moved ${words.spaces(e.to - e.from)} to The End and ${e.seat === me ? 'have' : 'has'} no more turns.`,
  ],
  discarded: (e, me) => [You(e.seat, me), ' couldn’t take any tile and discarded ', the(e.tile), '.'],
  sold: (e, me) => [
    You(e.seat, me),
    ` sold ${words.goods([e.good])} from `,
    the(e.tile),
    ` for ${words.coins(e.coins)}.`,
  ],
  bought: (e, me) => [You(e.seat, me), ` bought ${words.goods([e.good])} for ${words.coins(e.coins)}.`],
  spent: (e, me) => [You(e.seat, me), ` paid ${words.goodCount(e.count, e.good)} from `, the(e.tile), '.'],
  coinsPaid: (e, me) => [You(e.seat, me), ` paid ${words.coins(e.coins)}.`],
  casksPaid: (e, me) => [You(e.seat, me), ` paid ${words.casks(e.count)}.`],
  scotsmanGiven: (e, me) => [You(e.seat, me), ' gave up 1 Scotsman from ', the(e.from), '.'],
  placed: (e, me) => [
    You(e.seat, me),
    ' placed ',
    the(e.tile),
    ...(e.over === null ? [` (${words.cell(e.x, e.y)}).`] : [' on top of ', the(e.over), '.']),
  ],
  personTaken: (e, me) => [You(e.seat, me), ' took ', the(e.tile), '.'],
  built: (e, me) => [You(e.seat, me), ' took ', the(e.tile), ' from the discard pile without paying its cost.'],
  cardTaken: (e, me) => [You(e.seat, me), ' took the ', card(e.card), ' card.'],
  scotsmenGained: (e, me) => [You(e.seat, me), ` put ${words.scotsmen(e.count)} on `, the(e.tile), '.'],
  goodsPut: (e, me) =>
    e.goods.length === 0
      ? ['There was no room on ', the(e.tile), ` for ${words.goods(e.lost)}.`]
      : [
          You(e.seat, me),
          ` put ${words.goods(e.goods)} on `,
          the(e.tile),
          e.lost.length === 0 ? '.' : `, with no room for ${words.goods(e.lost)}.`,
        ],
  casksGained: (e, me) => [You(e.seat, me), ` took ${words.casks(e.count)}.`],
  coinsGained: (e, me) => [You(e.seat, me), ` took ${words.coins(e.coins)}.`],
  pointsGained: (e, me) => [You(e.seat, me), ` got ${words.points(e.points)}.`],
  vpGained: (e, me) => [
    You(e.seat, me),
    ` ${e.vp < 0 ? 'lost' : 'scored'} ${words.vp(Math.abs(e.vp))}${forWhat(e.source)} (${String(e.total).replace('-', '−')} in total).`,
  ],
  activated: (e, me) => [You(e.seat, me), ' activated ', the(e.tile), e.extra ? ' with Loch Ness.' : '.'],
  scotsmanMoved: (e, me) => [You(e.seat, me), ' moved a Scotsman from ', the(e.from), ' to ', the(e.to), '.'],
  claimed: (e, me) => [
    You(e.seat, me),
    ' placed a clan marker on ',
    field(e.field),
    e.coins === 0 ? '.' : `, paying ${words.coins(e.coins)} for the roads.`,
  ],
  declined: (e, me) => [You(e.seat, me), ' declined this effect.'],
  removed: (e, me) => {
    const moved = [
      ...(e.scotsmen > 0 ? [words.scotsmen(e.scotsmen)] : []),
      ...(e.goods.length > 0 ? [words.goods(e.goods)] : []),
    ]
    return [
      You(e.seat, me),
      ' removed ',
      ...tiles(e.tiles),
      moved.length === 0 ? '.' : ` and moved ${moved.join(' and ')} to ${your(e.seat, me)} Home Castle.`,
    ]
  },
  goodsLost: (e, me) => [You(e.seat, me), ` lost ${words.goods(e.goods)}, with no room in the Home Castle.`],
  turnEnded: (e, me) => [
    You(e.seat, me),
    ` ended ${your(e.seat, me)} turn`,
    e.points === 0 ? '.' : `, wasting ${words.points(e.points)}.`,
  ],
  rolled: (e) => {
    if (e.to === null) return [`The die showed ${e.roll} and left the game.`]
    if (e.tile === null) return [`The die showed ${e.roll}, moved to the front and discarded nothing.`]
    return [`The die showed ${e.roll}, moved to `, the(e.tile), ' and discarded it.']
  },
  rondelCleared: (e) => ['Passed and discarded: ', ...tiles(e.tiles), '.'],
  rondelFilled: (e) =>
    e.tiles.length === 0 ? ['No tiles left for the rondel.'] : ['New on the rondel: ', ...tiles(e.tiles), '.'],
  scoring: (e, me) => [
    `${words.scoring(e.round)}. `,
    ...joined(
      CATEGORIES.map((category) => [
        `${capital(words.categoryName(category))}: `,
        ...listed(
          e.vp[category].map((vp, seat): Message => [you(seat, me), ` ${e.values[category][seat]} (${words.vp(vp)})`]),
          'and',
        ),
      ]),
      '. ',
    ),
    '.',
  ],
  finalScoring: (e, me) => [
    'Final scoring. ',
    ...joined(
      e.seats.map((score, seat) => finalLine(score, seat, me)),
      '. ',
    ),
    '.',
  ],
  gameEnded: (e, me) => [
    'The game is over: ',
    ...listed(
      seatsByRank(e.ranks).map((seat): Message => [you(seat, me), ` ${String(e.scores[seat]).replace('-', '−')}`]),
      'and',
    ),
    '.',
  ],
}
