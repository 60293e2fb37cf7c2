import { peek, type Seat, unreachable } from '@bothy/kernel'
import { type CardId, type Event, lordsOfScotland as game, RECRUIT_SLOTS, type State } from '../rules/index.ts'

const NONE = -1

export type World = {
  readonly hands: readonly (readonly CardId[])[]
  readonly slots: readonly CardId[]
  readonly pieces: ReadonlyMap<number, CardId>
  readonly secrets: ReadonlyMap<number, CardId>
  readonly draw: readonly CardId[]
}

const inOrder = (cards: Iterable<CardId>): CardId[] => [...cards].toSorted((a, b) => a - b)
const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((other) => other !== card)
const listOf = (cards: ReadonlyMap<number, CardId>): string =>
  [...cards]
    .toSorted(([a], [b]) => a - b)
    .map(([id, card]) => `${id}=${card}`)
    .join()

export const keyOf = ({ hands, slots, pieces, secrets, draw }: World): string =>
  [hands.join(';'), slots.join(), listOf(pieces), listOf(secrets), draw.join()].join('|')

export function worldOf(s: State): World {
  const down = s.armies.flat().filter(({ faceUp }) => !faceUp)
  return {
    hands: s.hands.map((hand) => inOrder(peek(hand))),
    slots: s.recruits.map((card) => peek(card)),
    pieces: new Map(down.map(({ id, card }) => [id, peek(card)])),
    secrets: new Map(s.secretDiscards.map(({ id, card }) => [id, peek(card)])),
    draw: inOrder(peek(s.draw)),
  }
}

/**
 * All worlds consistent with what the seat witnessed, with the number of equally likely ways to each. Knows only the rules of moving cards,
 * nothing of the game's memory.
 */
export class PossibleWorlds {
  ways: Map<string, { readonly world: World; readonly n: number }> = new Map()
  readonly #seat: Seat | null
  #open: CardId[] = []
  #thrownOut: CardId[][] = []
  #staying: CardId[] = []
  #armies: CardId[] = []

  constructor(s: State, seat: Seat | null) {
    this.#seat = seat
    this.#open = [...s.discards]
    const truth = worldOf(s)
    const isDown = (slot: number): boolean => !s.recruitsUp[slot] && truth.slots[slot] !== NONE
    const hidden = [
      ...truth.hands.filter((_, owner) => owner !== seat),
      truth.slots.filter((_, slot) => isDown(slot)),
      truth.draw,
    ]
    let deals: World[] = [
      { ...truth, hands: truth.hands.map((hand, owner) => (owner === seat ? hand : [])), draw: inOrder(hidden.flat()) },
    ]
    for (const [owner, hand] of truth.hands.entries())
      if (owner !== seat)
        deals = deals.flatMap((deal) =>
          parts(deal.draw, hand.length).map((part) => ({
            ...deal,
            hands: deal.hands.with(owner, part),
            draw: deal.draw.filter((card) => !part.includes(card)),
          })),
        )
    for (const slot of truth.slots.keys())
      if (isDown(slot))
        deals = deals.flatMap((deal) =>
          deal.draw.map((card) => ({ ...deal, slots: deal.slots.with(slot, card), draw: without(deal.draw, card) })),
        )
    for (const deal of deals) this.#add(deal, 1)
  }

  #add(world: World, n: number): void {
    const key = keyOf(world)
    this.ways.set(key, { world, n: n + (this.ways.get(key)?.n ?? 0) })
  }

  #each(step: (world: World) => readonly World[]): void {
    const before = this.ways
    this.ways = new Map()
    for (const { world, n } of before.values()) for (const next of step(world)) this.#add(next, n)
  }

  #keep(holds: (world: World) => boolean): void {
    for (const [key, { world }] of this.ways) if (!holds(world)) this.ways.delete(key)
  }

  #draw(put: (world: World, card: CardId) => World | null): void {
    const isEmpty = [...this.ways.values()].every(({ world }) => world.draw.length === 0)
    if (isEmpty) {
      const open = this.#open
      this.#each((w) => [{ ...w, secrets: new Map(), draw: inOrder([...open, ...w.secrets.values()]) }])
      this.#open = []
    }
    this.#each((world) => {
      if (world.draw.length === 0) return [put(world, NONE) ?? []].flat()
      return world.draw.flatMap((card) => put({ ...world, draw: without(world.draw, card) }, card) ?? [])
    })
  }

  #toHand(seat: Seat, seen: CardId | null): (world: World, card: CardId) => World | null {
    return (world, card) =>
      seen !== null && seen !== card
        ? null
        : card === NONE
          ? world
          : { ...world, hands: world.hands.map((hand, i) => (i === seat ? inOrder([...hand, card]) : hand)) }
  }

  witness(event: Event): void {
    const e = game.witness(event, this.#seat)
    if (e === null) return
    switch (e.type) {
      case 'flipped':
        return this.#keep(({ slots }) => slots[e.slot] === e.card)
      case 'recruited':
        this.#each((world) => {
          const taken = this.#toHand(e.seat, e.card)(world, world.slots[e.slot])
          return taken === null ? [] : [taken]
        })
        return this.#draw((world, card) =>
          e.refill !== null && e.refill !== card ? null : { ...world, slots: world.slots.with(e.slot, card) },
        )
      case 'drew':
        return this.#draw(this.#toHand(e.seat, e.card))
      case 'mustered':
        return this.#each((world) =>
          world.hands[e.seat]
            .filter((card) => e.card === null || e.card === card)
            .map((card) => ({
              ...world,
              hands: world.hands.with(e.seat, without(world.hands[e.seat], card)),
              pieces: e.faceUp ? world.pieces : new Map(world.pieces).set(e.piece, card),
            })),
        )
      case 'discarded':
        if (e.faceUp && e.card !== null) this.#open.push(e.card)
        else this.#discardSecretly(e.piece, e.card)
        return
      case 'swapped':
        if (!e.faceUp && e.took !== null) this.#keep(({ pieces }) => pieces.get(e.piece) === e.took)
        return
      case 'revealed':
        for (const { id, card } of e.armies.flatMap(({ pieces }) => pieces))
          this.#keep(({ pieces }) => pieces.get(id) === card)
        return this.#each((world) => [{ ...world, pieces: new Map() }])
      case 'ordered':
        this.#armies = e.armies.flat().flatMap(({ card }) => card ?? [])
        return
      case 'leftUnclaimed':
        this.#open.push(...e.cards)
        return
      case 'stayed':
        this.#staying.push(e.card)
        return
      case 'initiativeTaken':
        this.#cleanUp()
        return
      case 'rowThrownOut':
        this.#thrownOut.push([...e.cards])
        return
      case 'skirmishBegan':
        return this.#beginSkirmish(e.supporters)
      case 'handDealt':
      case 'roundBegan':
      case 'turnSkipped':
      case 'activated':
      case 'refrained':
      case 'exchanged':
      case 'copied':
      case 'marked':
      case 'declined':
      case 'reshuffled':
      case 'claimed':
      case 'gameEnded':
        return
      default:
        return unreachable(e)
    }
  }

  #discardSecretly(piece: number, card: CardId | null): void {
    this.#each((world) => {
      const was = world.pieces.get(piece)
      if (was === undefined || (card !== null && was !== card)) return []
      const pieces = new Map(world.pieces)
      pieces.delete(piece)
      return [{ ...world, pieces, secrets: new Map(world.secrets).set(piece, was) }]
    })
  }

  #cleanUp(): void {
    const [{ world }] = this.ways.values()
    this.#open.push(...world.slots.filter((card) => card !== NONE))
    this.#open.push(...this.#armies.filter((card) => !this.#staying.includes(card)))
    this.#staying = []
  }

  #beginSkirmish(supporters: readonly CardId[]): void {
    for (let slot = 0; slot < RECRUIT_SLOTS; slot++)
      this.#draw((world, card) => ({ ...world, slots: world.slots.with(slot, card) }))
    for (const row of [...this.#thrownOut, supporters]) {
      for (const seen of row) this.#draw((world, card) => (card === seen ? world : null))
      if (row !== supporters) this.#open.push(...row)
    }
    this.#thrownOut = []
  }
}

function parts(cards: readonly CardId[], n: number): readonly (readonly CardId[])[] {
  if (n === 0) return [[]]
  return cards.flatMap((card, i) => parts(cards.slice(i + 1), n - 1).map((rest) => [card, ...rest]))
}
