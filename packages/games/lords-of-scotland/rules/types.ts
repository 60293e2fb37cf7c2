import type { Json, RngState, Seat, Secret } from '@bothy/kernel'
import type { PowerId } from '../data/clans.ts'

/** Rank minus one (LOS-2): 0 is Scott 1, 97 the second Bruce. */
export type CardId = number
/** LOS-89: new at each muster, tells nothing of the card, and follows it from army to army. */
export type PieceId = number
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
  readonly arranged: { readonly deck: readonly string[] } | null
}

export type ArmyCard = {
  readonly id: PieceId
  readonly card: Secret<CardId>
  faceUp: boolean
  mark: Mark | null
  /** `seenBy`: bits of the seats that know it while it is face down. */
  readonly origin: Seat
  seenBy: number
}

/** LOS-39: discarded face down. `id` and `origin` as in the army; `seenBy`: seats that knew it. */
export type SecretDiscard = {
  readonly id: PieceId
  readonly card: Secret<CardId>
  readonly origin: Seat
  readonly seenBy: number
}

/** LOS-85: seen by all going to a hand. It is still there, or in a piece mustered face down with a number from `since`. */
export type Sighting = { readonly card: CardId; readonly since: PieceId }

export type CardSource = number

export type Passage = number

/** A secret discard shuffled into the draw pile of generation `pile`. `source` is that of its card. Both are `NONE` where no seat may know them. */
export type Stray = {
  readonly id: PieceId
  readonly card: Secret<CardId>
  readonly source: Secret<CardSource>
  readonly origin: Seat
  readonly seenBy: number
  readonly pile: number
}

export type Found = { readonly card: CardId; readonly source: CardSource; readonly pile: number }

/** Conclusions from public facts about hidden cards. Never changed once in a state, so clones share it. */
export type Known = {
  readonly sighted: number
  readonly source: CardSource[]
  /** Oldest first: cards that came and left, except those that certainly left again. */
  readonly hands: Passage[][]
  readonly strays: readonly Stray[]
  readonly found: readonly Found[]
}

export type Fact = number

export type Shuffled = { readonly open: readonly CardId[]; readonly secret: readonly SecretDiscard[] }

/**
 * From public facts only, apart from the cards of strays. A ply only records facts; conclusions wait until a world is imagined
 * (`rules/recall.ts`), since most plies belong to a search.
 */
export type Memory = {
  generation: number
  /** By slot: generation of the pile that the recruit came from. */
  readonly recruits: number[]
  /** Without secret discards shuffled in, a card that comes up tells nothing. */
  hasStrays: boolean
  known: Known
  /** Public facts since `known`, oldest first. Append-only. */
  facts: Fact[]
  shuffled: Shuffled[]
}

export type Standing = {
  readonly seat: Seat
  readonly sum: number
  readonly doubled: boolean
  readonly total: number
  readonly rank: number
}

export type Frame =
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'flip'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** LOS-31: the card `piece` just mustered may activate. */
  | { readonly kind: 'activate'; readonly seat: Seat; readonly piece: PieceId }
  /** LOS-38, Wemyss: choose a target for `piece`; so do the next three. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly piece: PieceId }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly piece: PieceId }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly piece: PieceId }
  | { readonly kind: 'copy'; readonly seat: Seat; readonly piece: PieceId }
  | { readonly kind: 'extraMuster'; readonly seat: Seat }
  | { readonly kind: 'reveal' }
  /** LOS-67: `left` claims to make. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'endOfGame' }
  | { readonly kind: 'cleanUp' }
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
  /** By hand; without cards that may have been shuffled in since. */
  sightings: Sighting[][]
  readonly memory: Memory
  order: Standing[]
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
  | { readonly type: 'discard'; readonly owner: Seat; readonly index: number }
  | { readonly type: 'exchange'; readonly slot: Slot }
  | { readonly type: 'swap'; readonly owner: Seat; readonly index: number }
  | { readonly type: 'copy'; readonly owner: Seat; readonly index: number }
  /** LOS-46: no extra muster. */
  | { readonly type: 'decline' }
  | { readonly type: 'claim'; readonly slot: Slot }

export type ActionType = Action['type']

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
  /** LOS-7: private to the seat; the others learn the number. */
  | {
      readonly type: 'handDealt'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly slot: Slot; readonly card: CardId }
  /** `card`: null to others if it was face down; `refill`: the new card if public; `empty`: no card was left (LOS-76). */
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

export type Reason =
  | { readonly why: 'handFull'; readonly limit: number; readonly rule: 'LOS-21' }
  | { readonly why: 'slotEmpty'; readonly rule: 'LOS-76' }
  | { readonly why: 'alreadyFaceUp'; readonly rule: 'LOS-16' }
  | { readonly why: 'flipFirst'; readonly rule: 'LOS-16' }
  /** LOS-26: a weaker face-up card in an army; LOS-29: one of the same lineage that is not stronger. */
  | { readonly why: 'weakerCard'; readonly card: CardId; readonly owner: Seat; readonly rule: 'LOS-26' | 'LOS-29' }
  | { readonly why: 'noTarget'; readonly power: PowerId; readonly rule: 'LOS-33' }
  | { readonly why: 'itself'; readonly rule: 'LOS-38' | 'LOS-47' }
  | { readonly why: 'ownArmy'; readonly rule: 'LOS-42' }
  | { readonly why: 'faceDownCopy'; readonly rule: 'LOS-47' }
  | { readonly why: 'scottOnScott'; readonly rule: 'LOS-49' }
  | { readonly why: 'copyNoTarget'; readonly power: PowerId; readonly rule: 'LOS-50' }
  | { readonly why: 'alreadyClaimed'; readonly rule: 'LOS-67' }
  | { readonly why: 'notNow'; readonly pending: AskKind; readonly rule: 'LOS-14' }

export type HandCard = { readonly card: CardId; readonly blocked: Reason | null }

/** An army's total from what the viewer may see (LOS-95). */
export type ArmyTotal = {
  readonly sum: number
  /** False while a card of the army is hidden from the viewer. */
  readonly doubled: boolean
  readonly total: number
  readonly rank: number
  readonly hidden: number
}

/** LOS-95: null where a hidden card may still change the value. */
export type Placing = {
  readonly seat: Seat
  readonly place: number | null
  /** LOS-65: its highest rank, that of the equal army, and whether it goes first. */
  readonly tie: { readonly rank: number; readonly other: number; readonly won: boolean } | null
  /** LOS-66 to LOS-68: how many supporters the seat would claim. */
  readonly claims: number | null
  /**
   * Supporters if each seat takes the strongest left; certain where `place` is set. After the reveal, the remaining claims. `gain` is their
   * worth.
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
  readonly pending: {
    readonly kind: AskKind
    readonly seat: Seat
    readonly piece: PieceId | null
    readonly left: number
  } | null
  readonly drawPile: number
  readonly discards: { readonly cards: readonly CardId[]; readonly secret: number }
  readonly recruits: readonly ({ readonly card: CardId | null } | null)[]
  readonly supporters: readonly (CardId | null)[]
  readonly armies: readonly (readonly ShownPiece[])[]
  readonly totals: readonly ArmyTotal[]
  readonly order: readonly Placing[]
  readonly revealed: boolean
  readonly turnsLeft: readonly number[]
  readonly nextSeat: Seat | null
  readonly handCounts: readonly number[]
  readonly hand: readonly HandCard[]
  readonly piles: readonly (readonly CardId[])[]
  readonly points: readonly number[]
  readonly ranks: readonly number[] | null
}

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

export type PlainData = [Setup, Action, Event, View, Reason] extends Json[] ? true : never
