import { ordinal } from '@bothy/kernel/english'
import {
  LINEAGE_OF,
  type LineageId,
  POWER_FACTS,
  type PowerId,
  RANK_OF,
  ROUNDS,
  STRENGTH_OF,
  type Timing,
} from '../data/clans.ts'
import type { CardId, Mark } from '../rules/types.ts'
import type { Button, Zone } from './parts.ts'

const LINEAGE_NAMES = {
  scott: 'Scott',
  makgill: 'Makgill',
  macdonnell: 'MacDonnell',
  wemyss: 'Wemyss',
  fergusson: 'Fergusson',
  forsyth: 'Forsyth',
  cockburn: 'Cockburn',
  cochrane: 'Cochrane',
  bruce: 'Bruce',
} as const satisfies Record<LineageId, string>

const POWERS = {
  copyPower: {
    name: 'Copy another power',
    short: 'Copy a power',
    text: 'choose another face-up card in any army, but not a Scott. This card carries out that card’s power as its own.',
  },
  musterAnother: {
    name: 'Muster another card',
    short: 'Muster again',
    text: 'you may muster one more card from your hand, face up or face down. If it is face up, its power may activate too.',
  },
  stayInPlay: {
    name: 'Stay for another skirmish',
    short: 'Stay in play',
    text: 'this card is not discarded. It begins the next skirmish face up in the same army, and is discarded when that one ends.',
  },
  discardAnother: {
    name: 'Discard another card',
    short: 'Discard a card',
    text: 'discard another card from any army, face up or face down, your own army included.',
  },
  swapWithClan: {
    name: 'Swap with an opposing card',
    short: 'Swap a card',
    text: 'swap this card with a card in an opponent’s army, face up or face down. Both stay face up or face down as they were, and keep their marks.',
  },
  drawCard: {
    name: 'Draw a card',
    short: 'Draw a card',
    text: 'draw the top card of the draw pile into your hand.',
  },
  swapWithSupporter: {
    name: 'Swap with a supporter',
    short: 'Swap supporter',
    text: 'swap this card with a supporter. The supporter joins your army face up, without activating; this card can now be claimed.',
  },
  claimTwo: {
    name: 'Claim two supporters',
    short: 'Claim two',
    text: 'the player with this card in their army claims two supporters instead of one. Several such cards still give only two.',
  },
  joinEveryLineage: {
    name: 'Join every lineage',
    short: 'Any lineage',
    text: 'this card counts as the lineage of the rest of its army when it is checked for doubling.',
  },
} as const satisfies Record<PowerId, { name: string; short: string; text: string }>

const TIMINGS = { immediate: 'Immediate', endOfSkirmish: 'End of skirmish' } as const satisfies Record<Timing, string>

const MARKS = {
  stayInPlay: 'stays in play',
  claimTwo: 'claims two supporters',
  joinEveryLineage: 'joins every lineage',
} as const satisfies Record<Mark, string>

const ZONE_NAMES = {
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  recruits: 'Recruits',
  supporters: 'Supporters',
  hand: 'Hand',
  army: 'Army',
  victoryPile: 'Victory pile',
} as const satisfies Record<Zone, string>

const BUTTONS = {
  activate: 'Activate',
  refrain: 'Don’t activate',
  decline: 'Stop there',
  faceUp: 'Face up',
  faceDown: 'Face down',
} as const satisfies Record<Button, string>

const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`

export const words = {
  // The two Bruce cards have the same strength, so the rank tells them apart.
  cardName: (card: CardId) => {
    const name = `${LINEAGE_NAMES[LINEAGE_OF[card]]} ${STRENGTH_OF[card]}`
    return LINEAGE_OF[card] === 'bruce' ? `${name} (rank ${RANK_OF[card]})` : name
  },
  lineageName: (lineage: LineageId) => LINEAGE_NAMES[lineage],
  powerName: (power: PowerId) => POWERS[power].name,
  powerShort: (power: PowerId) => POWERS[power].short,
  powerText: (power: PowerId) => `${TIMINGS[POWER_FACTS[power].timing]}: ${POWERS[power].text}`,
  timingName: (timing: Timing) => TIMINGS[timing],
  markText: (mark: Mark) => MARKS[mark],
  zoneName: (zone: Zone) => ZONE_NAMES[zone],
  button: (button: Button) => BUTTONS[button],
  initiative: 'Initiative',
  strength: 'Strength',
  rank: 'Rank',
  faceUp: 'face up',
  faceDown: 'face down',
  hiddenCard: 'Face-down card',
  emptySlot: 'Empty slot',
  claimedSlot: 'Claimed',
  doubled: 'doubled',
  wouldActivate: 'Its power can activate now',
  slot: (slot: number) => `slot ${slot + 1}`,
  seat: (seat: number) => `seat ${seat + 1}`,
  ordinal,
  skirmish: (skirmish: number) => `Skirmish ${skirmish}`,
  round: (round: number) => `Round ${round} of ${ROUNDS}`,
  cards: (count: number) => plural(count, 'card', 'cards'),
  hiddenCards: (count: number) => plural(count, 'hidden card', 'hidden cards'),
  points: (count: number) => plural(count, 'point', 'points'),
}
