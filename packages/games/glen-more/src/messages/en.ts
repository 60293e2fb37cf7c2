import { SCORINGS } from '../data/limits.ts'
import type { Message, ScoreLine, Seat, Sentences, Texts } from '@bothy/kernel'
import { numberIn, unreachable } from '@bothy/kernel'
import type { ScoringCard } from '../data/cards.ts'
import type { Action, AskKind, Event, Payment, Reason, Types, View } from '../types.ts'
import { events } from './en-events.ts'
import { card, type Reader, the, there, You, you } from './en-grammar.ts'
import { words } from './en-words.ts'
import { placed, scoringCard, spaceOf } from './parts.ts'
import type { OptionTexts, Tagged } from './words.ts'

export { words }

const ASKED_FIRST = {
  turn: 'You must move to a tile: there is no pass.',
  afford: 'First sell a cube, or let the tile go.',
  pay: 'First choose the cubes to pay with.',
  give: 'First choose the black piece to pay with.',
  spend: 'First choose where the cube comes from.',
  place: 'First place the tile.',
  choose: 'First choose the cubes for the tile.',
  activate: 'You have already taken a tile in this turn: activate, then end the turn.',
  endTurn: 'You have already moved in this turn: end it.',
} as const satisfies Record<AskKind, string>

const reasons: Sentences<Reason, 'why'> = {
  noSide: () => ['The tile must share a side with one of your tiles.'],
  noClan: () => ['No clan member stands near enough.'],
  river: () => ['A river tile must continue the river to the north or south.'],
  road: () => ['A road tile must continue the road to the west or east.'],
  riverBlocked: () => ['Here a river would run into a tile without one.'],
  roadBlocked: () => ['Here a road would run into a tile without one.'],
  noCell: () => ['There is no place for this tile on your land.'],
  coins: (r) => [`What is missing costs ${words.coins(r.need)} on the market, and you have ${r.has}.`],
  soldOut: (r) => [
    r.good === null
      ? 'The market cannot sell what is missing.'
      : `The market has no ${words.goodName(r.good)} left to sell.`,
  ],
  noBarrel: () => ['You have no barrel, and barrels cannot be bought.'],
  noPiece: () => ['You have no clan member to spare and no chieftain.'],
  noChieftain: () => ['You have no chieftain.'],
  lastClan: (r) => [
    r.rule === 'GM-23' ? 'The last clan member cannot be paid.' : 'The last clan member cannot go to Parliament.',
  ],
  noCellWithout: () => ['Without this clan member there would be no place for the tile.'],
  rowEmpty: (r) => [`The market has no coins for ${words.goodName(r.good)}.`],
  outOfReach: () => ['This tile is not beside the new one.'],
  extraUsed: () => ['Loch Ness has already been used in this turn.'],
  alreadyActivated: () => ['This tile has already been activated in this turn.'],
  full: () => ['There are three cubes on this tile already.'],
  loch: () => ['Activating a loch does nothing.'],
  different: () => ['The cubes must be of different types at this table.'],
  noPoint: () => ['You have no movement point: activate a village or a castle first.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

function paymentText({ own, bought, coins }: Payment): string {
  const parts = [
    ...(own.length > 0 ? [`pay ${words.goods(own)}`] : []),
    ...(bought.length > 0 ? [`buy ${words.goods(bought)} for ${words.coins(coins)}`] : []),
  ]
  return parts.join(', ')
}

function activateLabel(a: Extract<Action, { type: 'activate' }>, view: View): Message {
  const way = view.activatable
    .find(({ tile }) => tile === a.tile)
    ?.ways.find(({ goods }) => goods.join() === a.goods.join())
  if (way === undefined)
    return ['Activate ', ...there(a.tile, view), a.goods.length > 0 ? `: ${words.goods(a.goods)}` : '']
  const gives = [
    ...(way.cubes.length > 0 ? [words.goods(way.cubes)] : []),
    ...(way.vp > 0 ? [words.vp(way.vp)] : []),
    ...(way.barrels > 0 ? [words.barrels(way.barrels)] : []),
    ...(way.points > 0 ? [words.points(way.points)] : []),
  ].join(', ')
  const pays = paymentText(way.payment)
  return ['Activate ', ...there(a.tile, view), pays === '' ? `: ${gives}` : `: ${pays}, get ${gives}`]
}

const actions: Sentences<Action, 'type', [view: View]> = {
  take: (a, view) => {
    const offer = view.offers.find(({ tile }) => tile === a.tile)
    const pays = offer?.payment === null || offer === undefined ? '' : paymentText(offer.payment)
    const fate = offer?.reason ? ', which would be discarded' : pays === '' ? '' : `: ${pays}`
    return ['Take ', the(a.tile), ` on ${words.space(spaceOf(view, a.tile))}${fate}`]
  },
  sell: (a, view) => [
    `Sell ${words.goods([a.good])} from `,
    ...there(a.tile, view),
    view.market[a.good] === 0 ? '' : ` for ${words.coins(view.market[a.good])}`,
  ],
  discard: (_, view) => ['Let ', view.taken === null ? 'the tile' : the(view.taken), ' go'],
  pay: (a) => [`Pay ${words.goods(a.goods)}`],
  give: (a, view) => (a.tile === null ? ['Pay a chieftain'] : ['Pay a clan member from ', ...there(a.tile, view)]),
  spend: (a, view) => [
    `Take ${view.pending?.good ? words.goods([view.pending.good]) : 'the cube'} from `,
    ...there(a.tile, view),
  ],
  place: (a) => [`Place the tile: ${words.cell(a.x, a.y)}`],
  choose: (a) => [`Put ${words.goods(a.goods)} on the tile`],
  activate: activateLabel,
  move: (a, view) => ['Move a clan member from ', ...there(a.from, view), ' to ', ...there(a.to, view)],
  promote: (a, view) => ['Send a clan member from ', ...there(a.tile, view), ' to Parliament'],
  end: () => [words.button('end')],
}

function activatePrompt(view: View): Message {
  const left = view.activatable.filter(({ reason }) => reason === null).length
  const points = view.points > 0 ? ` You have ${words.points(view.points)}.` : ''
  return [
    left === 0
      ? `Nothing more to activate.${points} End the turn when ready.`
      : `Activate tiles in any order, then end the turn.${points}`,
  ]
}

function asked(view: View): Message {
  if (view.pending === null) return ['One moment.']
  const { kind, tile, good, left } = view.pending
  const it = tile === null ? 'the tile' : the(tile)
  switch (kind) {
    case 'turn':
      return ['Move to a tile on the track.']
    case 'afford':
      return ['You cannot pay for ', it, ' as things stand: sell cubes, or let it go.']
    case 'pay':
      return ['Choose the cubes that you pay for ', it, '.']
    case 'give':
      return ['Choose the clan member or chieftain that you pay for ', it, '.']
    case 'spend':
      return [
        `Choose where ${good === null ? 'a cube' : words.goods([good])} for `,
        it,
        ` comes from${left > 1 ? `, ${left} to pay` : ''}.`,
      ]
    case 'place':
      return ['Place ', it, '.']
    case 'choose':
      return [`Choose ${words.cubes(left)} for `, it, '.']
    case 'activate':
      return activatePrompt(view)
    case 'endTurn':
      return ['You have discarded ', it, ': sell if you like, then end the turn.']
    default:
      return unreachable(kind)
  }
}

const AWAITED = {
  turn: 'to take a tile',
  afford: 'to sell a cube or let the tile go',
  pay: 'to choose a payment',
  give: 'to choose a payment',
  spend: 'to choose a payment',
  place: 'to place a tile',
  choose: 'to choose cubes',
  activate: 'to activate tiles',
  endTurn: 'to end the turn',
} as const satisfies Record<AskKind, string>

function prompt(view: View, me: Reader): Message {
  if (view.ranks !== null && view.scores !== null) {
    const [first] = placed(view.ranks)
    const shared = view.ranks.filter((rank) => rank === 1).length > 1
    return shared
      ? [`The game is over: the victory is shared, with ${words.vp(view.scores[first])} each.`]
      : ['The game is over. ', You(first, me), ` won with ${words.vp(view.scores[first])}.`]
  }
  if (view.pending === null) return ['One moment.']
  const { kind, seat } = view.pending
  return seat === me ? asked(view) : ['Waiting for ', you(seat, me), ` ${AWAITED[kind]}.`]
}

const next = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Next scoring, ${what}: ${numberIn(line, 'has')} against ${numberIn(line, 'lowest')}`]
}
const done = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Scorings (${numberIn(line, 'scorings')} of ${SCORINGS}): ${what}`]
}

const COUNTED = {
  'iona-abbey': 'yellow tiles',
  'loch-morar': 'green tiles',
  'duart-castle': 'villages',
} as const satisfies Record<ScoringCard, string>

const score: { readonly [category: string]: (line: ScoreLine) => Message } = {
  tiles: () => ['Won with tiles'],
  barrels: done(words.categoryName('barrels')),
  chieftains: done(words.categoryName('chieftains')),
  cards: done(words.categoryName('cards')),
  nextBarrels: next(words.categoryName('barrels')),
  nextChieftains: next(words.categoryName('chieftains')),
  nextCards: next(words.categoryName('cards')),
  card: (line) => {
    const id = scoringCard(line, COUNTED)
    return id === null ? ['Cards'] : [card(id), `: ${COUNTED[id]}, ${numberIn(line, 'tiles')}`]
  },
  coins: () => ['Coins'],
  penalty: (line) => {
    const more = numberIn(line, 'more')
    return [more > 0 ? `${words.tiles(more)} more than the fewest` : 'No tile more than the fewest']
  },
  cubes: () => ['Cubes, which break ties'],
}

const tieBreaks = {
  cubes: {
    by: ['Among equal VP, more cubes on tiles go first ', { part: 'rule', rule: 'GM-89' }],
    value: words.cubes,
  },
} as const satisfies Texts<Types>['tieBreaks']

const options = {
  clanAdjacency: {
    label: 'Clan member for placing',
    help: 'Where a clan member must stand for a tile to be placed.',
    values: { eight: 'On one of the eight neighbours', orthogonal: 'On a tile that shares a side' },
  },
  unaffordableTile: {
    label: 'Tile that cannot be paid',
    help: 'Whether a tile that you cannot pay or place may be chosen.',
    values: { discard: 'May be chosen, and is discarded', forbidden: 'May not be chosen' },
  },
  lochOichDifferent: {
    label: 'Cost of Loch Oich',
    help: 'Which two cubes Loch Oich costs.',
    values: { false: 'Any two cubes', true: 'Two different types' },
  },
  grocerDifferent: {
    label: 'Grocer',
    help: 'Which three cubes the grocer takes.',
    values: { false: 'Any three cubes', true: 'Three different types' },
  },
} satisfies OptionTexts

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>): Message => [
  ...reasons[r.why](r),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(a: Tagged<Action, 'type', K>, view: View): Message =>
  actions[a.type](a, view)

export const en: Texts<Types> = {
  title: 'Glen More',
  pitch:
    'Build your clan’s land tile by tile: the further you jump ahead for a tile, the longer you wait for the next.',
  event: tellEvent,
  reason: (reason: Reason, _me: Seat | null) => tellReason(reason),
  action: (action: Action, view: View, _me: Seat | null) => tellAction(action, view),
  prompt,
  scoreLine: (line) => score[line.category]?.(line) ?? [line.category],
  tieBreaks,
  options,
}
