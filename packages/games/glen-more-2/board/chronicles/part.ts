import type { ScoreLine, Seat } from '@bothy/kernel'
import type {
  CardId,
  Category,
  ChronicleId,
  ChronicleModuleTypes,
  Event,
  FieldId,
  Offer,
  TileId,
  TileShown,
  View,
  Yield,
} from '@bothy/glen-more-2/data'
import type { ComponentChild, FunctionComponent, JSX } from 'preact'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { SheetRow, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { Fact } from '@bothy/board-kit/parts/labels.ts'
import type { ScoringRow } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { Landmark, LandmarkId } from '../art/landmarks.ts'
import type { DetailContext } from '../details/explain-parts.tsx'
import type { BoardContext } from '../spot.tsx'
import type { Words } from '../words.ts'

/** Says something about a position. The Chronicle's words come from its own catalogue, by `words.language`. */
type Says<R = string> = (words: Words, view: View) => R

export type Pane = 'rondel' | 'land' | 'map' | ChronicleId

export type Sight = {
  readonly pane: Pane
  readonly large: 'land' | 'map' | ChronicleId
  readonly seat: Seat
}

export type FlightTools = {
  readonly fly: (sign: ComponentChild, from: readonly Place[], to: readonly Place[]) => Movement
  readonly travel: (piece: number, from: number, to: number) => Movement
  readonly purse: (seat: Seat) => readonly Place[]
}

/** `said` begins with no name and leaves nothing to the eye: "6 points, 4 casks". */
export type Figure = { readonly value: ComponentChild; readonly unit: string; readonly said: string }

export type ChronicleRow = `${ChronicleId}:${number}`

/** Entries for actions, questions and events of the Chronicle: a missing one does not compile. */
export type ChronicleTables<N extends ChronicleModuleTypes> = {
  readonly paths: {
    readonly [K in N['action']['type']]: (
      action: Extract<N['action'], { readonly type: K }>,
      view: View,
    ) => readonly ClickTarget[]
  }
  /** The second line of the prompt, by question; null where there is nothing to say. */
  readonly help: { readonly [K in N['frame']['kind']]: Says<string | null> | null }
  readonly flights: {
    readonly [K in N['event']['type']]:
      | ((event: Extract<N['event'], { readonly type: K }>, tools: FlightTools) => readonly Movement[])
      | null
  }
  readonly buttons: { readonly [target: ClickTarget]: Says }
}

export type ChronicleSlots = {
  /** Seats see different things: a device passed from hand to hand covers the table in between. */
  readonly hides?: (view: View) => boolean
  /** A question with its own panel: between territory and map, on a phone in place of the rondel. */
  readonly panel?: {
    readonly isAsked: (view: View, me: Seat | null) => boolean
    readonly Panel: FunctionComponent<{ table: BoardContext }>
  }
  /** Its button in the dock, at a glance whatever is asked, and the view that opens in the large place. */
  readonly dock: {
    readonly name: (words: Words) => string
    readonly title: (words: Words) => string
    readonly Sign: FunctionComponent<{ seat: Seat; size: number }>
    readonly Picture: FunctionComponent
    readonly figure: (table: BoardContext, seat: Seat) => Figure
    /** One figure for all seats: told in words instead of the figures of the others. */
    readonly common?: (table: BoardContext) => { readonly text: string; readonly holder: Seat | null }
    /** How far a seat has come, from 0 to 1. */
    readonly way?: (table: BoardContext, seat: Seat) => number
    readonly Opened: FunctionComponent<{ table: BoardContext; seat: Seat }>
  }
  /** Things that can be chosen in its opened view; while they are greyed the prompt omits their buttons. */
  readonly onBoard?: readonly ClickTarget[]
  readonly landmarks?: { readonly [id in LandmarkId]?: Landmark }
  readonly CardFacts?: FunctionComponent<DetailContext & { card: CardId }>
  /** Seats with a table of their own for the lead in a scoring; `category` null asks about all of them. */
  readonly ladders?: (told: DetailContext, category: Category | null) => readonly string[]
  readonly compared?: (table: BoardContext, category: Category) => string | null
  readonly OnRondel?: FunctionComponent<{ table: BoardContext; tile: TileId }>
  readonly TileFacts?: FunctionComponent<DetailContext & { tile: TileId }>
  readonly short?: (words: Words) => { readonly [why: string]: string }
  readonly row?: {
    readonly key: string
    readonly Row: FunctionComponent<{ table: BoardContext; tabIndex: (key: string) => number }>
  }
  readonly onTile?: {
    readonly Things: FunctionComponent<{ table: BoardContext; seat: Seat; shown: TileShown }>
    readonly said: (table: BoardContext, seat: Seat, shown: TileShown) => string
  }
  readonly onField?: {
    readonly Things: FunctionComponent<{ table: BoardContext; field: FieldId }>
    readonly said: (table: BoardContext, field: FieldId) => string
  }
  readonly OnCard?: FunctionComponent<{ table: BoardContext; card: CardId }>
  /** Pane and territory where the question is answered; null: as in the base game. */
  readonly sight?: (table: BoardContext) => { readonly pane: Pane; readonly seat: Seat } | null
  readonly given?: (table: BoardContext, seat: Seat) => TileId | null
  /** Effect of a second click on a thing, where it differs from the base game. */
  readonly previewed?: (target: ClickTarget, table: BoardContext, words: Words) => string | null
  readonly helpMove?: Says<string | null>
  readonly piece?: {
    readonly id: number
    readonly item: string
    readonly Picture: FunctionComponent<{ size?: number }>
    readonly name: (words: Words) => string
    readonly next: (words: Words) => string
  }
  /** A question that moves a piece: ring, middle and labels treat its offers as those of a turn. */
  readonly moves?: {
    readonly isAsked: (view: View) => boolean
    readonly piece: number
    readonly offers: (view: View) => readonly Offer[]
    readonly yields: (view: View) => readonly Yield[]
    readonly previewed: (tile: string, words: Words) => string
  }
  /** Question after something was pointed at, if this Chronicle asks one; a tile is given by its name. */
  readonly picking?: (first: string, words: Words, view: View) => string | null
  /** A tile that lies on two spaces of the rondel for good; the second follows the first. */
  readonly fixture?: {
    readonly tile: TileId
    readonly space: (view: View) => number
    readonly Face: FunctionComponent<{ table: BoardContext; preview: Offer | undefined }>
    readonly label: (table: BoardContext, words: Words) => string
  }
  readonly facts?: (view: View, offer: Offer, words: Words) => readonly Fact[]
  readonly pages?: { readonly [kind: string]: FunctionComponent<DetailContext & { what: string }> }
  readonly sheet?: (table: BoardContext, words: Words) => readonly SheetRow[]
  readonly standing?: {
    readonly isLine: (line: ScoreLine) => boolean
    /** Of its points, those that are won already; absent: none before the end. */
    readonly wonIn?: (line: ScoreLine) => number
    readonly label: (words: Words) => string
  }
  /** Rows of a scoring from the events that come with it, after all others; and their sources of VP. */
  readonly scored?: {
    readonly sources: readonly string[]
    readonly rows: (events: readonly Event[]) => readonly ScoringRow<ChronicleRow>[]
    /** An event that ends a scoring after a question: it is shown by itself, with the number of that scoring. */
    readonly later?: { readonly isIt: (event: Event) => boolean; readonly number: (view: View) => number }
    readonly label: (row: number, words: Words) => string
    readonly icon: (row: number, size: number) => JSX.Element
    /** The line that a newcomer reads while the row is counted. */
    readonly told: (row: number, words: Words) => string
  }
}

export type ChroniclePart<N extends ChronicleModuleTypes> = ChronicleTables<N> &
  ChronicleSlots & {
    /** Not needed by a table at first; merged into the part when it arrives. */
    readonly rest?: () => Promise<Partial<ChroniclePart<N>>>
  }
