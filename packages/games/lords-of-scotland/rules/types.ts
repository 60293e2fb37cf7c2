import type { Json, RngState, Seat, Secret } from '@bothy/kernel'
import type { PowerId } from '../data/clans.ts'

/** Rank minus one (LOS-2): 0 is Scott 1, 97 the second Bruce. */
export type CardId = number
/** Meaningless number of a card in an army, new at each muster (LOS-89). Follows the card from army to army. */
export type PieceId = number
/** A slot of the recruit row or of the supporter row, from 0. */
export type Slot = number

/** LOS-34: powers that leave a mark and work at the end of the skirmish. */
export const MARKS = ['stayInPlay', 'claimTwo', 'joinEveryLineage'] as const satisfies readonly PowerId[]
export type Mark = (typeof MARKS)[number]

export type ActivationRule = 'byPlayerCount' | 'lowestOverall' | 'lowestInLineage'

export type Setup = {
  /** LOS-5. */
  readonly includeRoyal: boolean
  /** LOS-29. */
  readonly activationRule: ActivationRule
  /** LOS-6: a seat, or drawn by the generator. */
  readonly firstInitiative: 'random' | Seat
  /** LOS-17. */
  readonly flipChoice: 'player' | 'leftmost'
  /** Explicit order of the deck from the top, by card slug; a part of the deck is enough, the rest is shuffled below it. */
  readonly arranged: { readonly deck: readonly string[] } | null
}

export type ArmyCard = {
  readonly id: PieceId
  readonly card: Secret<CardId>
  faceUp: boolean
  mark: Mark | null
  /** The seat that mustered it from its hand, and the seats that know it while it lies face down, as bits. */
  readonly origin: Seat
  seenBy: number
}

/** LOS-39: a card discarded face down. `id` and `origin` as in the army; `seenBy` are the seats that knew it. */
export type SecretDiscard = {
  readonly id: PieceId
  readonly card: Secret<CardId>
  readonly origin: Seat
  readonly seenBy: number
}

/** LOS-85: a card that everybody saw going to a hand. It is there still, or in a piece mustered face down with a number from `since`. */
export type Sighting = { readonly card: CardId; readonly since: PieceId }

/** Where a card was last open: in the discards that became a certain pile, or going to a hand (`rules/passages.ts`). */
export type CardSource = number

/** One card that came to a hand or left it, in one integer (`rules/passages.ts`). */
export type Passage = number

/**
 * A secret discard that was shuffled into the draw pile of generation `pile`. `source` is that of its card. Both are `NONE` where
 * nobody is to know them.
 */
export type Stray = {
  readonly id: PieceId
  readonly card: Secret<CardId>
  readonly source: Secret<CardSource>
  readonly origin: Seat
  readonly seenBy: number
  readonly pile: number
}

/** A card that came out of pile `pile` although it did not go there openly: one of the strays there. */
export type Found = { readonly card: CardId; readonly source: CardSource; readonly pile: number }

/** Conclusions from public facts about the cards that nobody sees. Never changed once it is in a state, so clones share it. */
export type Known = {
  /** How often a card was seen going to a hand. */
  readonly sighted: number
  /** By card. */
  readonly source: CardSource[]
  /** By hand, oldest first: what came and left, but for what is certain to have left again. */
  readonly hands: Passage[][]
  readonly strays: readonly Stray[]
  readonly found: readonly Found[]
}

/** Something that everybody saw happen to a hidden card, in one integer (`rules/facts.ts`). */
export type Fact = number

/** Discards that became a draw pile: those that had been open, and the secret ones. */
export type Shuffled = { readonly open: readonly CardId[]; readonly secret: readonly SecretDiscard[] }

/**
 * Public record of the cards that nobody sees. It depends on public facts alone, but for the cards of the strays. A ply
 * writes down only what happened; conclusions are drawn when a world is imagined (`rules/recall.ts`), since most plies are
 * those of a search, which nobody looks back on.
 */
export type Memory = {
  /** How often the draw pile has been made anew. Everything in it comes from that time. */
  generation: number
  /** By slot: the generation of the pile that the recruit came out of. */
  readonly recruits: number[]
  /** Has a secret discard ever been shuffled in? If not, nothing that comes up tells anything. */
  hasStrays: boolean
  known: Known
  /** Public facts since `known`, oldest first. Append only. */
  facts: Fact[]
  /** One for each fact that the pile was made anew. */
  shuffled: Shuffled[]
}

/** One place in the order of a skirmish (LOS-64, LOS-65). */
export type Standing = {
  readonly seat: Seat
  readonly sum: number
  readonly doubled: boolean
  readonly total: number
  /** Highest rank of the army, which breaks ties. */
  readonly rank: number
}

/** Pending decisions and steps, named as in the rules. The last one on the stack is in force. */
export type Frame =
  /** LOS-12: begins the turn of the seat to play, or the end of the skirmish. */
  | { readonly kind: 'nextTurn' }
  /** LOS-16. */
  | { readonly kind: 'flip'; readonly seat: Seat }
  /** LOS-14: recruit or muster. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** LOS-31: the card `piece` just mustered may activate. */
  | { readonly kind: 'activate'; readonly seat: Seat; readonly piece: PieceId }
  /** LOS-38, Wemyss: choose a target for `piece`; so do the next three. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly piece: PieceId }
  /** LOS-40, Cockburn. */
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly piece: PieceId }
  /** LOS-41, Fergusson. */
  | { readonly kind: 'swap'; readonly seat: Seat; readonly piece: PieceId }
  /** LOS-47, Scott. */
  | { readonly kind: 'copy'; readonly seat: Seat; readonly piece: PieceId }
  /** LOS-44: one more muster, or not (LOS-46). */
  | { readonly kind: 'extraMuster'; readonly seat: Seat }
  /** LOS-60 to LOS-65. */
  | { readonly kind: 'reveal' }
  /** LOS-67: `left` claims to make. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly left: number }
  /** LOS-77. */
  | { readonly kind: 'endOfGame' }
  /** LOS-73, LOS-71. */
  | { readonly kind: 'cleanUp' }
  /** LOS-74, LOS-10. */
  | { readonly kind: 'newRows' }

export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>
export type AskKind = Exclude<FrameKind, 'nextTurn' | 'reveal' | 'endOfGame' | 'cleanUp' | 'newRows'>

export type State = {
  readonly revision: number
  rng: { [stream: string]: RngState; deck: RngState }
  readonly seats: number
  readonly royal: boolean
  /** LOS-29 instead of LOS-26. */
  readonly lineageTest: boolean
  readonly flipLeftmost: boolean
  skirmish: number
  round: number
  /** Turns begun in this round, 0 to seats. */
  turns: number
  initiative: Seat
  nextPiece: PieceId
  /** Last is the top. */
  draw: Secret<CardId[]>
  discards: CardId[]
  secretDiscards: SecretDiscard[]
  /** -1: empty slot (LOS-76). */
  recruits: Secret<CardId>[]
  recruitsUp: boolean[]
  /** -1: claimed. */
  supporters: CardId[]
  hands: Secret<CardId[]>[]
  armies: ArmyCard[][]
  piles: CardId[][]
  points: number[]
  /** By hand. A card that may have been shuffled in since is not here. */
  sightings: Sighting[][]
  readonly memory: Memory
  /** Of the skirmish that has just been revealed, best first; empty before the reveal. */
  order: Standing[]
  /** Ranks by seat once the game is over. */
  ranks: number[] | null
  stack: Frame[]
}

export type Action =
  | { readonly type: 'flip'; readonly slot: Slot }
  | { readonly type: 'recruit'; readonly slot: Slot }
  | { readonly type: 'muster'; readonly card: CardId; readonly faceUp: boolean }
  | { readonly type: 'activate' }
  /** LOS-31: not to activate. */
  | { readonly type: 'refrain' }
  /** Wemyss: a card in an army, by its owner and its place there. */
  | { readonly type: 'discard'; readonly owner: Seat; readonly index: number }
  /** Cockburn. */
  | { readonly type: 'exchange'; readonly slot: Slot }
  /** Fergusson. */
  | { readonly type: 'swap'; readonly owner: Seat; readonly index: number }
  /** Scott. */
  | { readonly type: 'copy'; readonly owner: Seat; readonly index: number }
  /** LOS-46: no extra muster. */
  | { readonly type: 'decline' }
  | { readonly type: 'claim'; readonly slot: Slot }

export type ActionType = Action['type']

/** A card of an army as an event or a view shows it: `card` is null where it may not be known. */
export type ShownPiece = {
  readonly id: PieceId
  readonly card: CardId | null
  readonly faceUp: boolean
  readonly mark: Mark | null
}

export type Event =
  | {
      readonly type: 'skirmishBegan'
      readonly skirmish: number
      readonly initiative: Seat
      readonly supporters: readonly CardId[]
    }
  /** LOS-10. */
  | { readonly type: 'rowThrownOut'; readonly cards: readonly CardId[] }
  /** LOS-7: private to the seat, the others learn the number. */
  | {
      readonly type: 'handDealt'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly slot: Slot; readonly card: CardId }
  /** `card` is null to others if it lay face down; `refill` is the new card if it is public; `empty`: no card was left (LOS-76). */
  | {
      readonly type: 'recruited'
      readonly seat: Seat
      readonly slot: Slot
      readonly card: CardId | null
      readonly faceUp: boolean
      readonly refill: CardId | null
      readonly empty: boolean
    }
  | {
      readonly type: 'mustered'
      readonly seat: Seat
      readonly piece: PieceId
      readonly card: CardId | null
      readonly faceUp: boolean
      readonly extra: boolean
    }
  | { readonly type: 'activated'; readonly seat: Seat; readonly piece: PieceId; readonly card: CardId }
  | { readonly type: 'refrained'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'discarded'
      readonly seat: Seat
      readonly owner: Seat
      readonly piece: PieceId
      readonly card: CardId | null
      readonly faceUp: boolean
    }
  | {
      readonly type: 'exchanged'
      readonly seat: Seat
      readonly slot: Slot
      readonly gave: CardId
      readonly took: CardId
      readonly piece: PieceId
    }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly owner: Seat
      readonly gave: CardId
      readonly took: CardId | null
      readonly piece: PieceId
      readonly faceUp: boolean
    }
  /** Forsyth. `drawn` is false if there was no card (LOS-76). */
  | { readonly type: 'drew'; readonly seat: Seat; readonly drawn: boolean; readonly card: CardId | null }
  | {
      readonly type: 'copied'
      readonly seat: Seat
      readonly card: CardId
      readonly owner: Seat
      readonly target: CardId
      readonly power: PowerId
    }
  | {
      readonly type: 'marked'
      readonly seat: Seat
      readonly piece: PieceId
      readonly card: CardId
      readonly mark: Mark
    }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number }
  /** LOS-61: only the cards that lay face down, by seat. */
  | {
      readonly type: 'revealed'
      readonly armies: readonly { readonly seat: Seat; readonly pieces: readonly ShownPiece[] }[]
    }
  /** LOS-62 to LOS-65, with all armies by seat as they were compared. */
  | {
      readonly type: 'ordered'
      readonly order: readonly Standing[]
      readonly armies: readonly (readonly ShownPiece[])[]
    }
  | {
      readonly type: 'claimed'
      readonly seat: Seat
      readonly slot: Slot
      readonly card: CardId
      readonly points: number
      readonly total: number
    }
  | { readonly type: 'leftUnclaimed'; readonly cards: readonly CardId[] }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly piece: PieceId; readonly card: CardId }
  | { readonly type: 'initiativeTaken'; readonly seat: Seat; readonly kept: boolean }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly ranks: readonly number[] }

/** Why something cannot be chosen, with the rule that says so. Slugs and numbers only: sentences are in `messages/`. */
export type Reason =
  | { readonly why: 'handFull'; readonly limit: number; readonly rule: 'LOS-21' }
  | { readonly why: 'slotEmpty'; readonly rule: 'LOS-76' }
  | { readonly why: 'alreadyFaceUp'; readonly rule: 'LOS-16' }
  | { readonly why: 'flipFirst'; readonly rule: 'LOS-16' }
  /** A weaker face-up card lies in an army (LOS-26), or one of the same lineage that is not stronger (LOS-29). */
  | { readonly why: 'weakerCard'; readonly card: CardId; readonly owner: Seat; readonly rule: 'LOS-26' | 'LOS-29' }
  | { readonly why: 'noTarget'; readonly power: PowerId; readonly rule: 'LOS-33' }
  | { readonly why: 'itself'; readonly rule: 'LOS-38' | 'LOS-47' }
  | { readonly why: 'ownArmy'; readonly rule: 'LOS-42' }
  | { readonly why: 'faceDownCopy'; readonly rule: 'LOS-47' }
  | { readonly why: 'scottOnScott'; readonly rule: 'LOS-49' }
  | { readonly why: 'copyNoTarget'; readonly power: PowerId; readonly rule: 'LOS-50' }
  | { readonly why: 'alreadyClaimed'; readonly rule: 'LOS-67' }
  | { readonly why: 'notNow'; readonly pending: AskKind; readonly rule: 'LOS-14' }

/** A card of one's own hand: would its power activate if it were mustered face up now? `null`: yes. */
export type HandCard = { readonly card: CardId; readonly blocked: Reason | null }

/** An army's total from what the viewer may see (LOS-95). */
export type ArmyTotal = {
  readonly sum: number
  /** False as long as a card of the army is hidden from the viewer. */
  readonly doubled: boolean
  readonly total: number
  readonly rank: number
  readonly hidden: number
}

/** One place in the order as a viewer sees it. Null: a card hidden from the viewer may still change it (LOS-95). */
export type Placing = {
  readonly seat: Seat
  readonly place: number | null
  /** LOS-65: its highest rank, that of the army with the same total, and which of them goes first. */
  readonly tie: { readonly rank: number; readonly other: number; readonly won: boolean } | null
  /** LOS-66 to LOS-68: how many supporters the seat would claim. */
  readonly claims: number | null
  /**
   * The supporters it would claim if everybody took the strongest left, from what is seen; certain where `place` is told. After the
   * reveal, those it has still to claim. `gain` is what they are worth.
   */
  readonly takes: readonly Slot[]
  readonly gain: number
}

export type View = {
  readonly seats: number
  readonly viewer: Seat | null
  readonly royal: boolean
  readonly lineageTest: boolean
  readonly skirmish: number
  readonly round: number
  readonly initiative: Seat
  /** `piece` is the card whose power is asked about, `left` the claims to make. */
  readonly pending: {
    readonly kind: AskKind
    readonly seat: Seat
    readonly piece: PieceId | null
    readonly left: number
  } | null
  readonly drawPile: number
  readonly discards: { readonly cards: readonly CardId[]; readonly secret: number }
  /** Null: empty slot. `card` null: face down. */
  readonly recruits: readonly ({ readonly card: CardId | null } | null)[]
  /** Null: claimed. */
  readonly supporters: readonly (CardId | null)[]
  readonly armies: readonly (readonly ShownPiece[])[]
  readonly totals: readonly ArmyTotal[]
  /** Seats with an army, best first, from what the viewer may see; the true order once revealed. */
  readonly order: readonly Placing[]
  readonly revealed: boolean
  /** Turns that each seat has still in this skirmish, the present one included until its action is chosen. */
  readonly turnsLeft: readonly number[]
  /** The seat to play after the asked one, or null if the skirmish ends. */
  readonly nextSeat: Seat | null
  readonly handCounts: readonly number[]
  /** One's own hand, sorted by lineage and strength; empty for a spectator. */
  readonly hand: readonly HandCard[]
  readonly piles: readonly (readonly CardId[])[]
  readonly points: readonly number[]
  readonly ranks: readonly number[] | null
}

/** Lines of the standing: victory points, then how the army stands in the skirmish. */
export type ScoreCategory = 'victory' | 'army' | 'doubling' | 'rank' | 'place'

/** LOS-79: the order of the last skirmish, that is LOS-64, then LOS-65. */
export type TieBreak = 'army' | 'rank'

export type Types = {
  setup: Setup
  state: State
  action: Action
  event: Event
  view: View
  reason: Reason
  warning: never
  tieBreak: TieBreak
  verdict: never
}

/** The compiler's proof that these are plain data. */
export type PlainData = [Setup, Action, Event, View, Reason] extends Json[] ? true : never
