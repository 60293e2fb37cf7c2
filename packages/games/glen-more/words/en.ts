import { CUBES_PER_TILE, SCORINGS } from '../data/limits.ts'
import type { Message, ScoreLine, Seat, Sentences, Tagged, Texts } from '@bothy/kernel'
import { numberIn, seatsByRank, unreachable } from '@bothy/kernel'
import type { ScoringCard } from '../data/cards.ts'
import type { Action, AskKind, Event, Payment, Reason, Types, View, Warning } from '../rules/types.ts'
import { events } from './en-events.ts'
import { card, type Reader, The, the, there, You, you } from './en-grammar.ts'
import { ACTIVATE, TURN, warnings } from './en-warnings.ts'
import { words } from './en-words.ts'
import { type OptionTexts, lochNess, nothingKept, scoringCard, spaceOf, spentBy } from './parts.ts'
import { pitch } from './pitch.ts'

export { words }
export { terms } from './en-terms.ts'

const ASKED_FIRST = {
  turn: 'You must move to a tile; you can’t pass.',
  afford: 'First sell a cube, or discard the tile.',
  pay: 'First choose the cubes to pay with.',
  give: 'First choose the clan member or chieftain to pay with.',
  spend: 'First choose the tile the cube comes from.',
  place: 'First place the tile.',
  choose: 'First choose the cubes to put on the tile.',
  activate: 'You’ve already taken a tile this turn: activate, then end your turn.',
  endTurn: 'You’ve already moved this turn. End your turn.',
} as const satisfies Record<AskKind, string>

const reasons: Sentences<Reason, 'why'> = {
  noSide: () => ['The tile must share a side with one of your tiles.'],
  noClan: () => ['A clan member must be on one of the tiles around it.'],
  river: () => ['A river tile must continue the river to the north or south.'],
  road: () => ['A road tile must continue the road to the west or east.'],
  riverBlocked: () => ['The river would run into a tile without one.'],
  roadBlocked: () => ['The road would run into a tile without one.'],
  noCell: () => ['There is nowhere on your land to place this tile.'],
  coins: (r) => [
    `The missing cubes cost ${words.coins(r.need)} at the market; you have ${r.has === 0 ? 'none' : r.has}.`,
  ],
  soldOut: (r) => [
    r.good === null
      ? 'The market has run out of what you need.'
      : `The market has no ${words.goodName(r.good)} left to sell.`,
  ],
  noBarrel: () => ['You have no barrels, and barrels can’t be bought.'],
  noPiece: () => ['You have no clan member to spare and no chieftain.'],
  noChieftain: () => ['You have no chieftain.'],
  lastClan: (r) => [
    r.rule === 'GM-23' ? 'You must keep at least one clan member.' : 'Your last clan member can’t go to Parliament.',
  ],
  noCellWithout: () => ['Without this clan member there would be nowhere to place the tile.'],
  rowEmpty: (r) => [`The market can’t buy ${words.goodName(r.good)}: there are no coins in its row.`],
  outOfReach: () => ['This tile isn’t next to the new one.'],
  extraUsed: () => ['Loch Ness has already been used this turn.'],
  alreadyActivated: () => ['This tile has already been activated this turn.'],
  full: () => [`This tile already holds ${words.cubes(CUBES_PER_TILE)}.`],
  loch: () => ['Activating a loch does nothing.'],
  different: () => ['Option at this table: the cubes must be of different types.'],
  noPoint: () => ['You need a movement point: activate a village or castle first.'],
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
    const lost = offer?.reason ? ', which will be discarded' : pays === '' ? '' : `: ${pays}`
    const fate = offer?.savedBySale ? ', which you can afford after a sale' : lost
    return ['Take ', the(a.tile), ` on ${words.space(spaceOf(view, a.tile))}${fate}`]
  },
  sell: (a, view) => [
    `Sell ${words.goods([a.good])} from `,
    ...there(a.tile, view),
    view.market[a.good] === 0 ? '' : ` for ${words.coins(view.market[a.good])}`,
  ],
  discard: (_, view) => ['Discard ', view.taken === null ? 'the tile' : the(view.taken)],
  pay: (a, view) =>
    a.goods.length > 0 || view.taken === null ? [`Pay ${words.goods(a.goods)}`] : ['Pay for ', the(view.taken)],
  give: (a, view) =>
    a.tile === null ? ['Give up a chieftain'] : ['Give up a clan member from ', ...there(a.tile, view)],
  spend: (a, view) => [`Take ${words.goods(spentBy(a, view))} from `, ...there(a.tile, view)],
  place: (a) => [`Place the tile: ${words.cell(a.x, a.y)}`],
  choose: (a) => [`Put ${words.goods(a.goods)} on the tile`],
  activate: activateLabel,
  move: (a, view) => ['Move a clan member from ', ...there(a.from, view), ' to ', ...there(a.to, view)],
  promote: (a, view) => ['Send a clan member from ', ...there(a.tile, view), ' to Parliament'],
  end: () => [words.button('end')],
}

const orDiscard = ({ options: { declinePayment } }: View): string => (declinePayment ? ', or discard it' : '')

function activatePrompt(view: View): Message {
  const left = view.activatable.filter(({ reason }) => reason === null).length
  const points = view.points > 0 ? `You have ${words.points(view.points)}` : ''
  if (left > 0) return [`${ACTIVATE[lochNess(view)]}${points === '' ? '' : ` ${points}.`}`]
  return [
    points === ''
      ? 'Nothing left to activate. End your turn.'
      : `${points}: move a clan member or send one to Parliament. Or end your turn.`,
  ]
}

function asked(view: View): Message {
  if (view.pending === null) return ['One moment…']
  const { kind, tile, goods, left } = view.pending
  const it = tile === null ? 'the tile' : the(tile)
  switch (kind) {
    case 'turn':
      return [TURN[nothingKept(view)]]
    case 'afford':
      return ['You can’t pay for ', it, ': sell cubes for coins, or discard the tile.']
    case 'pay':
      return [view.cubeChoices.length > 0 ? 'Choose cubes to pay for ' : 'Pay for ', it, orDiscard(view), '.']
    case 'give':
      return ['Choose the clan member or chieftain to give up for ', it, orDiscard(view), '.']
    case 'spend':
      return [`Choose which of your tiles to take ${words.goods(goods)} from, to pay for `, it, '.']
    case 'place':
      return ['Choose a lit place for ', it, '.']
    case 'choose':
      return [`Choose ${words.cubes(left)} to put on `, it, '.']
    case 'activate':
      return activatePrompt(view)
    case 'endTurn':
      return [tile === null ? 'The tile' : The(tile), ' is discarded: sell if you like, then end your turn.']
    default:
      return unreachable(kind)
  }
}

const AWAITED = {
  turn: 'to take a tile',
  afford: 'to sell a cube or discard the tile',
  pay: 'to choose a payment',
  give: 'to choose a payment',
  spend: 'to choose a payment',
  place: 'to place a tile',
  choose: 'to choose cubes',
  activate: 'to activate tiles',
  endTurn: 'to end their turn',
} as const satisfies Record<AskKind, string>

function prompt(view: View, me: Reader): Message {
  if (view.ranks !== null && view.scores !== null) {
    const [first] = seatsByRank(view.ranks)
    const shared = view.ranks.filter((rank) => rank === 1).length > 1
    return shared
      ? [`The game is over: shared victory, with ${words.vp(view.scores[first])} each.`]
      : ['The game is over. ', You(first, me), ` won with ${words.vp(view.scores[first])}.`]
  }
  if (view.pending === null) return ['One moment…']
  const { kind, seat } = view.pending
  return seat === me ? asked(view) : ['Waiting for ', you(seat, me), ` ${AWAITED[kind]}.`]
}

const next = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Next scoring, ${what}: ${numberIn(line, 'has')} (lowest ${numberIn(line, 'lowest')})`]
}
const done = (what: string): ((line: ScoreLine) => Message) => {
  return (line) => [`Scorings (${numberIn(line, 'scorings')} of ${SCORINGS}): ${what}`]
}

const COUNTED = {
  'iona-abbey': ['yellow tile', 'yellow tiles'],
  'loch-morar': ['green tile', 'green tiles'],
  'duart-castle': ['village', 'villages'],
} as const satisfies Record<ScoringCard, readonly [one: string, many: string]>

const score: { readonly [category: string]: (line: ScoreLine) => Message } = {
  tiles: () => ['From tiles'],
  barrels: done(words.categoryName('barrels')),
  chieftains: done(words.categoryName('chieftains')),
  cards: done(words.categoryName('cards')),
  nextBarrels: next(words.categoryName('barrels')),
  nextChieftains: next(words.categoryName('chieftains')),
  nextCards: next(words.categoryName('cards')),
  card: (line) => {
    const id = scoringCard(line, COUNTED)
    const tiles = numberIn(line, 'tiles')
    return id === null ? ['Cards'] : [card(id), `: ${tiles} ${COUNTED[id][tiles === 1 ? 0 : 1]}`]
  },
  coins: () => ['Coins'],
  penalty: (line) => {
    const more = numberIn(line, 'more')
    return [more === 0 ? 'No extra tiles' : more === 1 ? '1 extra tile' : `${more} extra tiles`]
  },
  cubes: () => ['Cubes (break ties)'],
}

const tieBreaks = {
  cubes: {
    by: ['If tied on VP, most cubes on tiles wins ', { part: 'rule', rule: 'GM-89' }],
    value: words.cubes,
  },
} as const satisfies Texts<Types>['tieBreaks']

const options = {
  clanAdjacency: {
    label: 'Clan member next to a new tile',
    help: 'Where a clan member must be for a tile to be placed.',
    values: { eight: 'On one of the eight neighbours', orthogonal: 'On a tile that shares a side' },
  },
  unaffordableTile: {
    label: 'Unaffordable tiles',
    help: 'Whether you can choose a tile that you can’t pay for or place.',
    values: { discard: 'Can be chosen, then discarded', forbidden: 'Can’t be chosen' },
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
  declinePayment: {
    label: 'Declining to pay',
    help: 'Whether you can discard a tile that you can afford.',
    values: { false: 'Not allowed: you must pay', true: 'Allowed' },
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

const tellWarning = <K extends Warning['warn']>(it: Tagged<Warning, 'warn', K>): Message =>
  warnings(tellReason)[it.warn](it)

export const en: Texts<Types> = {
  title: 'Glen More',
  pitch: pitch.en,
  event: tellEvent,
  reason: (reason: Reason, _me: Seat | null) => tellReason(reason),
  warning: (warning: Warning) => tellWarning(warning),
  action: (action: Action, view: View, _me: Seat | null) => tellAction(action, view),
  prompt,
  scoreLine: (line) => score[line.category]?.(line) ?? [line.category],
  tieBreaks,
  verdicts: {},
  options,
  optionGroups: {},
  laws: {},
}
