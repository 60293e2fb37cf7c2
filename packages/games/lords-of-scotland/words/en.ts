import { seatsByRank } from '@bothy/kernel'
import {
  type Message,
  numberIn,
  type Part,
  type ScoreLine,
  type Seat,
  type Sentences,
  type Tagged,
  type Texts,
} from '@bothy/kernel'
import { HAND_LIMIT, POWER_FACTS, POWER_OF, type PowerId, VICTORY_THRESHOLD } from '../data/clans.ts'
import type { Action, AskKind, CardId, Event, Reason, Types, View } from '../rules/types.ts'
import { events } from './en-events.ts'
import { You, you, your, card, power, type Reader } from './en-grammar.ts'
import { words } from './en-words.ts'
import { pitch } from './pitch.ts'
import { type OptionTexts, pendingCard, pieceThing } from './parts.ts'

export { words }
export { terms } from './en-terms.ts'

const NO_TARGET = {
  copyPower: 'there is no face-up card whose power could be copied',
  musterAnother: 'you would have no card left to muster',
  discardAnother: 'there is no other card in any army',
  swapWithClan: 'no opponent has a card in their army',
  swapWithSupporter: 'there is no supporter in the row',
  drawCard: 'there is no card to draw',
  stayInPlay: 'it would have no effect',
  claimTwo: 'it would have no effect',
  joinEveryLineage: 'it would have no effect',
} as const satisfies Record<PowerId, string>

const ASKED_FIRST = {
  flip: 'First turn a recruit face up.',
  turn: 'First recruit a card or muster one.',
  activate: 'First decide whether to activate the power.',
  discard: 'First choose the card to discard.',
  exchange: 'First choose the supporter to swap with.',
  swap: 'First choose the card to swap with.',
  copy: 'First choose the power to copy.',
  extraMuster: 'First muster one more card, or stop there.',
  claim: 'The skirmish is over: claim a supporter.',
} as const satisfies Record<AskKind, string>

const sameLineage = (id: CardId): string => (POWER_OF[id] === 'joinEveryLineage' ? 'just as strong' : 'weaker')

const reasons: Sentences<Reason, 'why', [me: Reader]> = {
  handFull: (r) => [`Your hand is full: you can recruit only with fewer than ${r.limit} cards.`],
  slotEmpty: () => ['This slot is empty: there were no cards left to fill it.'],
  alreadyFaceUp: () => ['This recruit is already face up.'],
  flipFirst: () => ['First turn a face-down recruit face up.'],
  weakerCard: (r, me) => [
    'Its power cannot activate now: ',
    ...your(r.owner, me),
    ' ',
    card(r.card),
    r.rule === 'LOS-26' ? ' is face up and weaker.' : ` is face up, of the same lineage and ${sameLineage(r.card)}.`,
  ],
  noTarget: (r) => [`Its power cannot activate now: ${NO_TARGET[r.power]}.`],
  itself: (r) => [r.rule === 'LOS-38' ? 'A card cannot discard itself.' : 'A card cannot copy itself.'],
  ownArmy: () => ['This power swaps with an opponent’s card, not one of your own.'],
  faceDownCopy: () => ['Only a face-up card can be copied.'],
  scottOnScott: () => ['A Scott cannot be copied.'],
  copyNoTarget: (r) => [`This power would have no effect: ${NO_TARGET[r.power]}.`],
  alreadyClaimed: () => ['This supporter has already been claimed.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

function target(owner: Seat, index: number, view: View, me: Reader): Message {
  const piece = view.armies[owner]?.[index]
  if (piece === undefined) return [...your(owner, me), ` card ${index + 1}`]
  if (piece.card === null) return [...your(owner, me), ' ', pieceThing(piece.id, `face-down card ${index + 1}`)]
  return [...your(owner, me), piece.faceUp ? ' ' : ' face-down ', card(piece.card)]
}

const supporter = (slot: number, view: View): Part => {
  const id = view.supporters[slot] ?? null
  return id === null ? words.slot(slot) : card(id)
}

const actions: Sentences<Action, 'type', [view: View, me: Reader]> = {
  flip: (a) => [`Turn the recruit in ${words.slot(a.slot)} face up`],
  recruit: (a, view) => {
    const id = view.recruits[a.slot]?.card ?? null
    return ['Recruit ', id === null ? `the face-down card in ${words.slot(a.slot)}` : card(id)]
  },
  muster: (a) => ['Muster ', card(a.card), ` ${a.faceUp ? words.faceUp : words.faceDown}`],
  activate: (_, view) => {
    const id = pendingCard(view)
    return id === null ? [words.button('activate')] : ['Activate ', card(id), `: ${power(POWER_OF[id])}`]
  },
  refrain: (_, view) => {
    const id = pendingCard(view)
    return id === null ? [words.button('refrain')] : ['Don’t activate ', card(id)]
  },
  discard: (a, view, me) => ['Discard ', ...target(a.owner, a.index, view, me)],
  exchange: (a, view) => ['Swap with the supporter ', supporter(a.slot, view)],
  swap: (a, view, me) => ['Swap with ', ...target(a.owner, a.index, view, me)],
  copy: (a, view, me) => {
    const id = view.armies[a.owner]?.[a.index]?.card ?? null
    return ['Copy ', ...target(a.owner, a.index, view, me), id === null ? '' : `: ${power(POWER_OF[id])}`]
  },
  decline: () => ['Don’t muster another card'],
  claim: (a, view) => ['Claim ', supporter(a.slot, view)],
}

const lead = (view: View): Message => {
  const id = pendingCard(view)
  return [id === null ? 'Power' : card(id), ': ']
}

function turnPrompt(view: View, me: Seat): Message {
  const none = view.recruits.every((slot) => slot === null)
  if (view.handCounts[me] === 0) return ['Your hand is empty: recruit a card.']
  if (view.handCounts[me] >= HAND_LIMIT) return ['Your hand is full: muster a card.']
  return [none ? 'No recruits left: muster a card.' : 'Recruit a card, or muster one from your hand.']
}

const timing = (id: PowerId): string => words.timingName(POWER_FACTS[id].timing)
const effect = (id: PowerId): string =>
  id === 'joinEveryLineage' ? 'counts as the lineage of your other cards' : power(id)

function claimPrompt({ order, pending }: View, me: Seat): Message {
  const place = order.find(({ seat }) => seat === me)?.place ?? null
  const claim = place === null ? 'Claim' : `Your army is ${words.ordinal(place)}: claim`
  return [`${claim} a supporter${pending !== null && pending.left > 1 ? ', then another' : ''}.`]
}

const asked = {
  flip: () => ['You have the initiative: choose a face-down recruit to turn up.'],
  turn: turnPrompt,
  activate: (view) => {
    const id = pendingCard(view)
    return id === null
      ? ['Activate the power?']
      : ['Activate ', card(id), `? ${timing(POWER_OF[id])}: ${effect(POWER_OF[id])}.`]
  },
  discard: (view) => [...lead(view), 'choose a card in any army to discard.'],
  exchange: (view) => [...lead(view), 'choose the supporter to swap with.'],
  swap: (view) => [...lead(view), 'choose a card in an opponent’s army to swap with.'],
  copy: (view) => [...lead(view), 'choose a face-up card in any army and use its power.'],
  extraMuster: () => ['Muster one more card, or stop there.'],
  claim: claimPrompt,
} as const satisfies Record<AskKind, (view: View, me: Seat) => Message>

const AWAITED = {
  flip: 'to turn a recruit face up',
  turn: 'to recruit or muster a card',
  activate: 'to decide whether to activate a power',
  discard: 'to choose a card to discard',
  exchange: 'to choose a supporter to swap with',
  swap: 'to choose a card to swap with',
  copy: 'to choose a power to copy',
  extraMuster: 'to decide whether to muster another card',
  claim: 'to claim a supporter',
} as const satisfies Record<AskKind, string>

function prompt(view: View, me: Reader): Message {
  if (view.ranks !== null) {
    const [first] = seatsByRank(view.ranks)
    return ['The game is over. ', You(first, me), ` won with ${words.points(view.points[first])}.`]
  }
  if (view.pending === null) return ['One moment…']
  const { kind, seat } = view.pending
  return seat === me ? asked[kind](view, seat) : ['Waiting for ', you(seat, me), ` ${AWAITED[kind]}.`]
}

const score: { readonly [category: string]: (line: ScoreLine) => Message } = {
  victory: (line) => {
    const toGo = numberIn(line, 'toGo')
    return [toGo > 0 ? `Supporters claimed, ${toGo} short of ${VICTORY_THRESHOLD}` : 'Supporters claimed']
  },
  army: (line) => {
    const [count, hidden] = [numberIn(line, 'cards'), numberIn(line, 'hidden')]
    return [count === 0 ? 'No army' : `Army of ${words.cards(count)}${hidden === 0 ? '' : `, ${hidden} hidden`}`]
  },
  doubling: (line) => [line.points === 0 ? 'Not doubled' : `One lineage: doubled to ${numberIn(line, 'total')}`],
  rank: ({ points }) => [points === 0 ? 'No rank' : 'Highest rank (breaks ties)'],
  place: (line) => [line.points === 0 ? 'Not ranked' : `Place, out of ${numberIn(line, 'of')}`],
}

const tieBreaks = {
  army: {
    by: ['If tied on points, the stronger army in the last skirmish wins ', { part: 'rule', rule: 'LOS-79' }],
    value: (n) => (n === 0 ? 'no army' : String(n)),
  },
  rank: {
    by: ['If armies are tied, the highest-ranked card wins ', { part: 'rule', rule: 'LOS-65' }],
    value: (n) => (n === 0 ? 'no army' : `rank ${n}`),
  },
} as const satisfies Texts<Types>['tieBreaks']

const options = {
  includeRoyal: {
    label: 'Royal cards',
    help: 'Shuffle in the two Bruce cards of strength 12. For experienced players.',
    values: { false: 'Without Bruce', true: 'With Bruce' },
  },
  activationRule: {
    label: 'When powers activate',
    help: 'Which face-up cards in the armies can stop a power from activating.',
    values: {
      byPlayerCount: 'By number of players',
      lowestOverall: 'If no face-up card is weaker (standard with 2 or 3 players)',
      lowestInLineage: 'If no face-up card of its lineage is weaker (standard with 4 or 5 players)',
    },
  },
  firstInitiative: {
    label: 'First initiative',
    help: 'Who starts the first skirmish.',
    values: { random: 'Drawn at random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5' },
  },
  flipChoice: {
    label: 'Turning up recruits',
    help: 'Who chooses the recruit turned face up in each round. All of them are unknown, so letting the table choose changes little.',
    values: { player: 'The player with the initiative', leftmost: 'Always the leftmost' },
  },
} satisfies OptionTexts

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>, me: Reader): Message => [
  ...reasons[r.why](r, me),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(a: Tagged<Action, 'type', K>, view: View, me: Reader): Message =>
  actions[a.type](a, view, me)

export const en: Texts<Types> = {
  title: 'Lords of Scotland',
  pitch: pitch.en,
  event: tellEvent,
  reason: tellReason,
  warning: (none) => none,
  action: tellAction,
  prompt,
  scoreLine: (line) => score[line.category]?.(line) ?? [line.category],
  tieBreaks,
  verdicts: {},
  options,
  optionGroups: {},
  laws: {},
}
