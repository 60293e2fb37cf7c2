import { joined, listed, type Message, seatsByRank, type Sentences, signed } from '@bothy/kernel'
import { CATEGORIES, SCORINGS } from '../data/limits.ts'
import type { Discarding, Event, FinalScore } from '../rules/types.ts'
import { a, another, card, type Reader, the, You, you } from './en-grammar.ts'
import { words } from './en-words.ts'

const seats = (order: readonly number[], me: Reader): Message =>
  listed(
    order.map((seat) => [you(seat, me)]),
    'and',
  )
const tiles = (list: readonly number[]): Message =>
  listed(
    list.map((tile) => [a(tile)]),
    'and',
  )

const finalLine = (score: FinalScore, seat: number, me: Reader): Message => {
  const parts = [
    ...score.cards.map(({ card: id, vp }) => `${words.cardName(id)} ${signed(vp)}`),
    `coins ${signed(score.coins)}`,
    `extra tiles ${signed(score.penalty)}`,
  ]
  return [You(seat, me), `: ${parts.join(', ')}`]
}

const LOST = ', which was discarded.'
const DISCARDED = {
  cost: [' could not afford ', LOST],
  noCell: [' had nowhere to place ', LOST],
  declined: [' declined to pay for ', LOST],
  unsold: [' discarded ', ' rather than sell cubes for it.'],
} as const satisfies Record<Discarding, readonly [before: string, after: string]>

export const events: Sentences<Event, 'type', [me: Reader]> = {
  gameBegan: (e, me) => ['Starting order: ', ...seats(e.order, me), '.'],
  moved: (e, me) => [You(e.seat, me), ' moved to ', the(e.tile), ` (${words.space(e.to)}).`],
  sold: (e, me) => [
    You(e.seat, me),
    ` sold ${words.goods([e.good])} from `,
    the(e.tile),
    ` for ${words.coins(e.coins)}.`,
  ],
  bought: (e, me) => [You(e.seat, me), ` bought ${words.goodCount(e.count, e.good)} for ${words.coins(e.coins)}.`],
  spent: (e, me) => [You(e.seat, me), ` paid ${words.goodCount(e.count, e.good)} from `, the(e.tile), '.'],
  barrelPaid: (e, me) => [You(e.seat, me), ` paid ${words.barrels(e.count)}.`],
  pieceGiven: (e, me) => [
    You(e.seat, me),
    ...(e.from === null ? [' gave up a chieftain'] : [' gave up a clan member from ', the(e.from)]),
    '.',
  ],
  discarded: (e, me) => {
    const [before, after] = DISCARDED[e.why]
    return [You(e.seat, me), before, the(e.tile), after]
  },
  placed: (e, me) => [You(e.seat, me), ' placed ', the(e.tile), ` (${words.cell(e.x, e.y)}).`],
  clanGained: (e, me) => [You(e.seat, me), ` placed ${words.clan(e.count)} on `, the(e.tile), '.'],
  barrelsGained: (e, me) => [You(e.seat, me), ` took ${words.barrels(e.count)} from `, the(e.tile), '.'],
  coinsGained: (e, me) => [You(e.seat, me), ` took ${words.coins(e.count)} from `, the(e.tile), '.'],
  cardTaken: (e, me) => [You(e.seat, me), ' took the ', card(e.card), ' card.'],
  cubesPut: (e, me) => [You(e.seat, me), ` put ${words.goods(e.goods)} on `, the(e.tile), '.'],
  activated: (e, me) => [You(e.seat, me), ' activated ', the(e.tile), e.extra ? ' with Loch Ness.' : '.'],
  vpGained: (e, me) => [You(e.seat, me), ` scored ${words.vp(e.vp)} with `, the(e.tile), ` (${e.total} in total).`],
  clanMoved: (e, me) => [
    You(e.seat, me),
    ' moved a clan member from ',
    the(e.from),
    ' to ',
    another(e.to, e.from),
    '.',
  ],
  promoted: (e, me) => [
    You(e.seat, me),
    ' sent a clan member from ',
    the(e.tile),
    ` to Parliament (${words.chieftains(e.chieftains)}).`,
  ],
  turnEnded: (e, me) => [
    You(e.seat, me),
    e.seat === me ? ' ended your turn' : ' ended their turn',
    e.points === 0 ? '.' : `, wasting ${words.points(e.points)}.`,
  ],
  rolled: (e) => [`The die showed ${e.roll}, moved to ${words.space(e.to)} and removed `, the(e.tile), '.'],
  trackCleared: (e) => ['Passed and discarded: ', ...tiles(e.tiles), '.'],
  trackFilled: (e) =>
    e.tiles.length === 0 ? ['No tiles left for the track.'] : ['New on the track: ', ...tiles(e.tiles), '.'],
  scoring: (e, me) => [
    `Scoring ${e.scoring} of ${SCORINGS}. `,
    ...joined(
      CATEGORIES.map((category, i) => [
        `${words.categoryName(category).charAt(0).toUpperCase()}${words.categoryName(category).slice(1)}: `,
        ...listed(
          e.vp[i].map((vp, seat): Message => [you(seat, me), ` ${e.values[i][seat]} (${words.vp(vp)})`]),
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
      seatsByRank(e.ranks).map((seat): Message => [you(seat, me), ` ${e.scores[seat]}`]),
      'and',
    ),
    '.',
  ],
}
