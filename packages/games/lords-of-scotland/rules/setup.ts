import {
  below,
  checkFields,
  checkList,
  checkOptions,
  type Checked,
  hide,
  type Json,
  type Option,
  refuseSetup,
  type Seat,
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
} from '../data/clans.ts'
import { NEW_ROWS } from './frames/frame.ts'
import { drawCard } from './topics/draw.ts'
import { lookBack } from './topics/recall.ts'
import { tookUnseen } from './topics/traces.ts'
import { NONE, ownHand } from './topics/zones.ts'
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

const OPTIONS = [
  { id: 'includeRoyal', rule: 'LOS-5', group: null, default: false, values: () => [false, true] },
  { id: 'activationRule', rule: 'LOS-29', group: null, default: 'byPlayerCount', values: () => ACTIVATION_RULES },
  {
    id: 'firstInitiative',
    rule: 'LOS-6',
    group: null,
    default: 'random',
    values: (seats: number): readonly ('random' | Seat)[] => ['random', ...seatNumbers(seats)],
  },
  { id: 'flipChoice', rule: 'LOS-17', group: null, default: 'player', values: () => FLIP_CHOICES },
] as const satisfies readonly Option[]
export const options: readonly Option[] = OPTIONS

const OFFER = { options: OPTIONS, seats: { min: MIN_SEATS, max: MAX_SEATS } }

export function setup(raw: Json, seats: number): Checked<Setup> {
  const checked = checkOptions(OFFER, raw, seats, ['arranged', 'corrections'])
  if (!checked.ok) return checked
  const { chosen, rest } = checked.value
  const uncorrectable = whyNotCorrections(rest['corrections'])
  if (uncorrectable !== null) return { ok: false, problem: uncorrectable }
  const arranged = arrangement(rest['arranged'] ?? null, chosen.includeRoyal)
  return arranged.ok ? { ok: true, value: { ...chosen, arranged: arranged.value } } : arranged
}

function arrangement(raw: Json, royal: boolean): Checked<Setup['arranged']> {
  if (raw === null) return { ok: true, value: null }
  const fields = checkFields(raw, 'arranged', ['deck'])
  if (!fields.ok) return fields
  if (!('deck' in fields.value)) return refuseSetup('arranged.deck', 'missing')
  const deck = checkList<string>(
    fields.value['deck'],
    'arranged.deck',
    (slug, before): slug is string =>
      typeof slug === 'string' && (CARD_BY_SLUG.get(slug) ?? ROYAL_DECK) < deckSize(royal) && !before.includes(slug),
  )
  return deck.ok ? { ok: true, value: { deck: deck.value } } : deck
}

const WHOLE_DECK: readonly CardId[] = SLUG_OF.map((_, card) => card)

/** LOS-5. */
const deckSize = (royal: boolean): number => (royal ? ROYAL_DECK : PLAIN_DECK)

/** LOS-29: the default depends on the number of players. */
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
    memory: {
      generation: 0,
      recruits: [],
      hasStrays: false,
      known: { sighted: 0, source: WHOLE_DECK.map(() => 0), hands: [], strays: [], found: [] },
      facts: [],
      shuffled: [],
    },
    order: [],
    ranks: null,
    stack: [NEW_ROWS],
  }
  layOut(s)
  dealHands(s, events)
  settle(s, events)
  lookBack(s.memory)
  return s
}

function layOut(s: State): void {
  for (let slot = 0; slot < RECRUIT_SLOTS; slot++) {
    s.recruits.push(hide(NONE))
    s.recruitsUp.push(false)
    s.memory.recruits.push(0)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    s.hands.push(hide<CardId[]>([]))
    s.armies.push([])
    s.piles.push([])
    s.points.push(0)
    s.sightings.push([])
    s.memory.known.hands.push([])
  }
}

function putOnTop(pile: CardId[], slugs: readonly string[]): void {
  const top = slugs.map((slug) => CARD_BY_SLUG.get(slug) ?? NONE)
  const rest = pile.filter((card) => !top.includes(card))
  pile.splice(0, pile.length, ...rest, ...top.toReversed())
}

/** LOS-7: five cards to the first seat, then five to the next. */
function dealHands(s: State, events?: Event[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = ownHand(s, seat)
    for (let n = 0; n < STARTING_HAND; n++) {
      hand.push(drawCard(s, events))
      tookUnseen(s, seat, s.memory.generation)
    }
    events?.push({ type: 'handDealt', seat, count: hand.length, cards: hand.slice() })
  }
}
