import {
  below,
  type Checked,
  hide,
  type Json,
  type Option,
  type Seat,
  type SetupProblem,
  shuffle,
  stream,
  whyNotCorrections,
} from '@bothy/kernel'
import {
  CARD_BY_SLUG,
  LINEAGE_TEST_FROM_SEATS,
  MAX_SEATS,
  MIN_SEATS,
  PLAIN_DECK,
  RECRUIT_SLOTS,
  ROYAL_DECK,
  SLUG_OF,
  STARTING_HAND,
} from './data/clans.ts'
import { NEW_ROWS } from './frames/frame.ts'
import { drawCard } from './rules/draw.ts'
import { NONE, ownHand } from './rules/zones.ts'
import { settle } from './sequence.ts'
import type { ActivationRule, CardId, Event, Setup, State } from './types.ts'

export const GAME_ID = 'lords-of-scotland'

const ACTIVATION_RULES = [
  'byPlayerCount',
  'lowestOverall',
  'lowestInLineage',
] as const satisfies readonly ActivationRule[]
const FLIP_CHOICES = ['player', 'leftmost'] as const
const seatNumbers = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat)

export const options: readonly Option[] = [
  { id: 'includeRoyal', rule: 'LOS-5', group: null, default: false, values: () => [false, true] },
  { id: 'activationRule', rule: 'LOS-29', group: null, default: 'byPlayerCount', values: () => ACTIVATION_RULES },
  {
    id: 'firstInitiative',
    rule: 'LOS-6',
    group: null,
    default: 'random',
    values: (seats) => ['random', ...seatNumbers(seats)],
  },
  { id: 'flipChoice', rule: 'LOS-17', group: null, default: 'player', values: () => FLIP_CHOICES },
]

const FIELDS: readonly string[] = [
  'includeRoyal',
  'activationRule',
  'firstInitiative',
  'flipChoice',
  'arranged',
  'corrections',
]

const refuse = (at: string, why: SetupProblem['why']): { readonly ok: false; readonly problem: SetupProblem } => ({
  ok: false,
  problem: { at, why },
})
const isObject = (x: Json | undefined): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isSeat = (x: Json, seats: number): x is Seat =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < seats

/** Checks the options of a table and fills in what is missing. */
export function setup(raw: Json, seats: number): Checked<Setup> {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) return refuse('seats', 'seats')
  if (!isObject(raw)) return refuse('', 'not-allowed')
  const unknown = Object.keys(raw).find((field) => !FIELDS.includes(field))
  if (unknown !== undefined) return refuse(unknown, 'unknown-field')

  const {
    includeRoyal = false,
    activationRule = 'byPlayerCount',
    firstInitiative = 'random',
    flipChoice = 'player',
    arranged = null,
  } = raw
  if (typeof includeRoyal !== 'boolean') return refuse('includeRoyal', 'not-allowed')
  const rule = ACTIVATION_RULES.find((known) => known === activationRule)
  if (rule === undefined) return refuse('activationRule', 'not-allowed')
  if (firstInitiative !== 'random' && !isSeat(firstInitiative, seats)) return refuse('firstInitiative', 'not-allowed')
  const choice = FLIP_CHOICES.find((known) => known === flipChoice)
  if (choice === undefined) return refuse('flipChoice', 'not-allowed')
  const uncorrectable = whyNotCorrections(raw['corrections'])
  if (uncorrectable !== null) return { ok: false, problem: uncorrectable }
  const deck = arrangement(arranged, includeRoyal)
  if (!deck.ok) return deck
  return {
    ok: true,
    value: { includeRoyal, activationRule: rule, firstInitiative, flipChoice: choice, arranged: deck.value },
  }
}

/** Slugs of cards that are in the deck, each once. */
function arrangement(raw: Json, royal: boolean): Checked<Setup['arranged']> {
  if (raw === null) return { ok: true, value: null }
  if (!isObject(raw)) return refuse('arranged', 'bad-arrangement')
  const unknown = Object.keys(raw).find((field) => field !== 'deck')
  if (unknown !== undefined) return refuse(`arranged.${unknown}`, 'unknown-field')
  if (!('deck' in raw)) return refuse('arranged.deck', 'missing')
  if (!Array.isArray(raw['deck'])) return refuse('arranged.deck', 'bad-arrangement')
  const slugs: readonly Json[] = raw['deck']
  const deck: string[] = []
  for (const [i, slug] of slugs.entries()) {
    const card = typeof slug === 'string' ? CARD_BY_SLUG.get(slug) : undefined
    if (typeof slug !== 'string' || card === undefined || card >= deckSize(royal) || deck.includes(slug))
      return refuse(`arranged.deck[${i}]`, 'bad-arrangement')
    deck.push(slug)
  }
  return { ok: true, value: { deck } }
}

const WHOLE_DECK: readonly CardId[] = SLUG_OF.map((_, card) => card)

/** LOS-5. */
const deckSize = (royal: boolean): number => (royal ? ROYAL_DECK : PLAIN_DECK)

/** LOS-29: the default goes by the number of players. */
const usesLineageTest = (rule: ActivationRule, seats: number): boolean =>
  rule === 'byPlayerCount' ? seats >= LINEAGE_TEST_FROM_SEATS : rule === 'lowestInLineage'

/** LOS-5 to LOS-11. */
export function create(chosen: Setup, seats: number, seed: string, revision: number, events?: Event[]): State {
  const deck = stream(seed, GAME_ID, 'deck')
  const pile = WHOLE_DECK.slice(0, deckSize(chosen.includeRoyal))
  shuffle(pile, deck)
  if (chosen.arranged !== null) putOnTop(pile, chosen.arranged.deck)

  const s: State = {
    revision,
    rng: { deck },
    seats,
    royal: chosen.includeRoyal,
    lineageTest: usesLineageTest(chosen.activationRule, seats),
    flipLeftmost: chosen.flipChoice === 'leftmost',
    skirmish: 0,
    round: 0,
    turns: 0,
    initiative:
      chosen.firstInitiative === 'random' ? below(stream(seed, GAME_ID, 'initiative'), seats) : chosen.firstInitiative, // LOS-6
    nextPiece: 0,
    draw: hide(pile),
    discards: [],
    secretDiscards: [],
    recruits: [],
    recruitsUp: [],
    supporters: [],
    hands: [],
    armies: [],
    piles: [],
    points: [],
    sightings: [],
    order: [],
    ranks: null,
    stack: [NEW_ROWS],
  }
  layOut(s)
  dealHands(s, events)
  settle(s, events)
  return s
}

/** LOS-4: every zone, still empty. */
function layOut(s: State): void {
  for (let slot = 0; slot < RECRUIT_SLOTS; slot++) {
    s.recruits.push(hide(NONE))
    s.recruitsUp.push(false)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    s.hands.push(hide<CardId[]>([]))
    s.armies.push([])
    s.piles.push([])
    s.points.push(0)
    s.sightings.push([])
  }
}

/** The last card of the pile is its top. */
function putOnTop(pile: CardId[], slugs: readonly string[]): void {
  const top = slugs.map((slug) => CARD_BY_SLUG.get(slug) ?? NONE)
  const rest = pile.filter((card) => !top.includes(card))
  pile.splice(0, pile.length, ...rest, ...top.toReversed())
}

/** LOS-7: five cards to the first seat, then five to the next. */
function dealHands(s: State, events?: Event[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = ownHand(s, seat)
    for (let n = 0; n < STARTING_HAND; n++) hand.push(drawCard(s, events))
    events?.push({ type: 'handDealt', seat, count: hand.length, cards: hand.slice() })
  }
}
