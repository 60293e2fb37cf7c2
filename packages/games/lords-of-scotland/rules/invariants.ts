import { peek, type Seat } from '@bothy/kernel'
import {
  HAND_LIMIT,
  PLAIN_DECK,
  RECRUIT_SLOTS,
  ROYAL_DECK,
  ROUNDS,
  STRENGTH_OF,
  VICTORY_THRESHOLD,
} from '../data/clans.ts'
import { idOf, isDown, isTaking } from './topics/passages.ts'
import { recall } from './topics/recall.ts'
import { cardOf, isEmptySlot, NONE, ownHand, recruitAt } from './topics/zones.ts'
import type { ArmyCard, CardId, Sighting, State } from './types.ts'

export function invariants(s: State): void {
  const broken: string[] = []
  const hold = (ok: boolean, sentence: string): void => {
    if (!ok) broken.push(sentence)
  }
  hold(isWholeDeck(s), 'INV-1 every card lies in exactly one zone')
  hold(
    s.hands.every((hand) => peek(hand).length <= HAND_LIMIT),
    'INV-2 no hand exceeds ten',
  )
  hold(hasFaceUpRecruitsOfRound(s), 'INV-3 as many face-up recruits as rounds begun')
  hold(s.supporters.length <= s.seats, 'INV-4 at most one supporter for each player')
  hold(
    s.order.every((here, i) => i === 0 || isBefore(s.order[i - 1], here)),
    'INV-5 the order is strict',
  )
  hold(
    s.points.every((points, seat) => points === s.piles[seat].reduce((sum, card) => sum + STRENGTH_OF[card], 0)),
    'INV-6 points are the strengths of the victory pile',
  )
  hold(
    s.ranks !== null || s.order.length > 0 || s.points.every((points) => points < VICTORY_THRESHOLD),
    'INV-6 nobody goes on with 40 points',
  )
  hold(s.round >= 1 && s.round <= ROUNDS && s.turns >= 0 && s.turns <= s.seats, 'INV-7 five rounds of one turn each')
  hold(
    pieces(s).every((piece) => piece.faceUp || piece.mark === null),
    'INV-9 only face-up cards are marked',
  )
  hold(
    s.order.length === 0 || s.recruits.every((_, slot) => isEmptySlot(s, slot) || s.recruitsUp[slot]),
    'INV-10 no recruit is face down once the skirmish is over',
  )
  hold(new Set(pieces(s).map((piece) => piece.id)).size === pieces(s).length, 'LOS-89 piece numbers are unique')
  hold(
    pieces(s).every((piece) => piece.id < s.nextPiece),
    'LOS-89 piece numbers are used up',
  )
  hold(
    s.sightings.every((list, seat) => list.every((sighting) => canBeWhereSeen(s, seat, sighting))),
    'LOS-85 a card seen going to a hand is there or was mustered face down',
  )
  hold(isWhereItMayBe(s), 'LOS-92 what came out of a pile went into it openly, or strayed there')
  hold(areAccountedFor(s), 'LOS-86 every card that went to a hand unseen is there or came out of it face down')
  if (broken.length > 0) throw new Error(broken.join('; '))
}

const pieces = (s: State): readonly ArmyCard[] => s.armies.flat()

function isWholeDeck(s: State): boolean {
  const cards: CardId[] = [...peek(s.draw), ...s.discards]
  for (const discard of s.secretDiscards) cards.push(peek(discard.card))
  for (let slot = 0; slot < RECRUIT_SLOTS; slot++) cards.push(recruitAt(s, slot))
  cards.push(...s.supporters)
  for (let seat = 0; seat < s.seats; seat++)
    cards.push(...ownHand(s, seat), ...s.armies[seat].map(cardOf), ...s.piles[seat])
  const held = cards.filter((card) => card !== NONE)
  const size = s.royal ? ROYAL_DECK : PLAIN_DECK
  return held.length === size && new Set(held).size === size && held.every((card) => card >= 0 && card < size)
}

function hasFaceUpRecruitsOfRound(s: State): boolean {
  const isFull = s.recruits.every((_, slot) => !isEmptySlot(s, slot))
  const awaitsFlip = s.stack.at(-1)?.kind === 'flip'
  return !isFull || s.recruitsUp.filter(Boolean).length === (awaitsFlip ? s.round - 1 : s.round)
}

const isBefore = (a: State['order'][number], b: State['order'][number]): boolean =>
  a.total > b.total || (a.total === b.total && a.rank > b.rank)

function canBeWhereSeen(s: State, seat: Seat, { card, since }: Sighting): boolean {
  if (ownHand(s, seat).includes(card)) return true
  const wentThere = (p: { readonly id: number; readonly origin: Seat }): boolean => p.origin === seat && p.id >= since
  return (
    pieces(s).some((piece) => !piece.faceUp && wentThere(piece) && cardOf(piece) === card) ||
    s.secretDiscards.some((discard) => wentThere(discard) && peek(discard.card) === card)
  )
}

function isWhereItMayBe(s: State): boolean {
  const { generation, recruits } = s.memory
  const { source, strays } = recall(s.memory)
  const isFrom = (card: CardId, pile: number): boolean =>
    source[card] === pile || strays.some((stray) => stray.pile === pile && peek(stray.card) === card)
  return (
    peek(s.draw).every((card) => isFrom(card, generation)) &&
    s.recruits.every(
      (_, slot) => isEmptySlot(s, slot) || s.recruitsUp[slot] || isFrom(recruitAt(s, slot), recruits[slot]),
    )
  )
}

function areAccountedFor(s: State): boolean {
  const { hands, strays } = recall(s.memory)
  return hands.every((passages, seat) => {
    const down = [...pieces(s).filter((piece) => !piece.faceUp), ...s.secretDiscards, ...strays]
    const ids = down.filter(({ origin }) => origin === seat).map(({ id }) => id)
    const taken = passages.filter(isTaking).length
    return (
      passages.filter(isDown).every((passage) => ids.includes(idOf(passage))) &&
      passages.filter(isDown).length === ids.length &&
      2 * taken - passages.length === ownHand(s, seat).length
    )
  })
}
