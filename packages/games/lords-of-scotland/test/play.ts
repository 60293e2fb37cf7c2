import { type Json, peek, type Seat } from '@bothy/kernel'
import { seatOf, Transcript } from '@bothy/kernel/rule-suite'
import {
  type ArmyCard,
  CARD_BY_SLUG,
  type CardId,
  lordsOfScotland,
  PLAIN_DECK,
  RECRUIT_SLOTS,
  type Reason,
  ROYAL_DECK,
  SLUG_OF,
  STARTING_HAND,
  STRENGTH_OF,
  type Types,
} from '../rules/index.ts'

/** Cards are slugs in one text; unnamed places get cards not named anywhere. */
export type Position = {
  readonly seats: number
  readonly hands?: readonly string[]
  readonly recruits?: string
  readonly supporters?: string
  readonly draw?: string
  readonly piles?: readonly string[]
  readonly drawPile?: number
  readonly initiative?: Seat | 'random'
  readonly options?: { readonly [option: string]: Json }
  readonly seed?: string
}

const cards = (text: string): CardId[] => text.split(' ').filter(Boolean).map(cardOf)
export const slugs = (ids: readonly (CardId | null)[]): string =>
  ids.map((card) => (card === null ? '?' : SLUG_OF[card])).join(' ')

function cardOf(slug: string): CardId {
  const card = CARD_BY_SLUG.get(slug)
  if (card === undefined) throw new Error(`no card "${slug}"`)
  return card
}

const namedIn = (p: Position): Set<CardId> =>
  new Set(cards([...(p.hands ?? []), p.recruits, p.supporters, p.draw, ...(p.piles ?? [])].join(' ')))

function arrange(p: Position): CardId[] {
  const size = p.options?.['includeRoyal'] === true ? ROYAL_DECK : PLAIN_DECK
  const named = namedIn(p)
  const spare = Array.from({ length: size }, (_, i) => size - 1 - i).filter((card) => !named.has(card))
  const filled = (text: string | undefined, n: number): CardId[] => {
    const out = cards(text ?? '')
    while (out.length < n)
      out.push(takeFirst(spare, (card) => out.every((other) => STRENGTH_OF[other] !== STRENGTH_OF[card])))
    return out
  }
  const deck: CardId[] = []
  for (let seat = 0; seat < p.seats; seat++) deck.push(...filled(p.hands?.[seat], STARTING_HAND))
  return [...deck, ...filled(p.recruits, RECRUIT_SLOTS), ...filled(p.supporters, p.seats), ...cards(p.draw ?? '')]
}

function takeFirst(from: CardId[], wanted: (card: CardId) => boolean): CardId {
  const at = from.findIndex(wanted)
  return from.splice(at < 0 ? 0 : at, 1)[0]
}

/** `*` is a card of that hand that the position does not name: `b muster * down`. */
export const play = (position: Position, transcript = ''): Played => new Played(position).play(transcript)

export class Played extends Transcript<Types> {
  readonly #named: ReadonlySet<CardId>

  constructor(p: Position) {
    super(lordsOfScotland, {
      seats: p.seats,
      seed: p.seed ?? 'test',
      setup: {
        firstInitiative: p.initiative ?? 0,
        flipChoice: 'leftmost',
        ...p.options,
        arranged: { deck: arrange(p).map((card) => SLUG_OF[card]) },
      },
    })
    this.#named = namedIn(p)
    p.piles?.forEach((pile, seat) => cards(pile).forEach((card) => this.#award(seat, card)))
    if (p.drawPile !== undefined) peek(this.state.draw).splice(0, peek(this.state.draw).length - p.drawPile)
  }

  #award(seat: Seat, card: CardId): void {
    const pile = peek(this.state.draw)
    pile.splice(pile.indexOf(card), 1)
    this.state.piles[seat].push(card)
    this.state.points[seat] += STRENGTH_OF[card]
  }

  protected override spelled(ply: string): string {
    return ply.replace('*', () => {
      const hand = peek(this.state.hands[seatOf(ply.charAt(0))])
      return SLUG_OF[hand.find((card) => !this.#named.has(card)) ?? hand[0]]
    })
  }

  idle(kind: string): this {
    for (let n = 0; n < 200 && !this.asked.endsWith(kind); n++) {
      const choices = this.legal()
      const choice =
        choices.find((text) => /^(flip|recruit|refrain)/.test(text)) ?? choices.find((text) => text.endsWith('down'))
      if (choice === undefined) throw new Error(`${this.asked}: ${choices.join(', ')}`)
      this.play(`${this.asked.charAt(0)} ${choice}`)
    }
    return this
  }

  whyNotActivate(letter: string, slug: string): Reason | null {
    const found = this.view(letter).hand.find(({ card }) => card === cardOf(slug))
    if (found === undefined) throw new Error(`${letter} has no ${slug}`)
    return found.blocked
  }

  /** True cards as in the worked examples: `[scott-3]` face down, `cochrane-4*` marked. */
  army(letter: string): string {
    return this.state.armies[seatOf(letter)].map(pieceText).join(' ')
  }
  hand(letter: string): string {
    return slugs(this.view(letter).hand.map(({ card }) => card))
  }
  supporters(): string {
    return slugs(this.view(null).supporters)
  }
  recruits(): string {
    return slugs(this.view(null).recruits.map((slot) => slot?.card ?? null))
  }
  discards(): string {
    return slugs(this.view(null).discards.cards)
  }
  pile(letter: string): string {
    return slugs(this.view(null).piles[seatOf(letter)])
  }
}

function pieceText(piece: ArmyCard): string {
  const slug = SLUG_OF[peek(piece.card)]
  return piece.faceUp ? `${slug}${piece.mark === null ? '' : '*'}` : `[${slug}]`
}
