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
import type { ScoringRow } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { Landmark, LandmarkId } from '../art/landmarks.ts'
import type { DetailContext } from '../details/explain-parts.tsx'
import type { BoardContext } from '../spot.tsx'
import type { Words } from '../words.ts'

/** Says something of a position, or null. The words of the Chronicle come from its own catalogue, by `words.language`. */
type Says<R = string> = (words: Words, view: View) => R

/** The large place; on a phone, the only one. */
export type Pane = 'rondel' | 'land' | 'map'

/** How something of a flight is drawn by the board. */
export type FlightTools = {
  readonly fly: (sign: ComponentChild, from: readonly Place[], to: readonly Place[]) => Movement
  readonly travel: (piece: number, from: number, to: number) => Movement
  readonly purse: (seat: Seat) => readonly Place[]
}

/** Something that a move would mean. */
export type Fact = { readonly text: string; readonly loss?: true }

export type ChronicleRow = `${ChronicleId}:${number}`

/** Entries for actions, questions and events, from the nouns of the Chronicle: a missing one does not compile. */
export type ChronicleTables<N extends ChronicleModuleTypes> = {
  readonly paths: {
    readonly [K in N['action']['type']]: (
      action: Extract<N['action'], { readonly type: K }>,
      view: View,
    ) => readonly ClickTarget[]
  }
  /** The second line of the prompt, by question; null where there is nothing to say. */
  readonly help: { readonly [K in N['frame']['kind']]: Says<string | null> | null }
  /** Null for what is seen without a flight. */
  readonly flights: {
    readonly [K in N['event']['type']]:
      | ((event: Extract<N['event'], { readonly type: K }>, tools: FlightTools) => readonly Movement[])
      | null
  }
  readonly buttons: { readonly [target: ClickTarget]: Says }
}

/** Optional drawings and words of a Chronicle. */
export type ChronicleSlots = {
  /** Seats see different things by now: a device that goes from hand to hand covers the table in between. */
  readonly hides?: (view: View) => boolean
  /** A question of its own is asked, maybe of this reader: its panel stands between territory and map, on a phone in the place of the rondel. */
  readonly panel?: {
    readonly isAsked: (view: View, me: Seat | null) => boolean
    readonly Panel: FunctionComponent<{ table: BoardContext }>
  }
  /**
   * At a glance, while something else is asked; `seat` is the one whose territory is looked at. At a table with many Chronicles there
   * is no room for all strips: each then has a tab, with a picture and the figure that matters most, and one is open.
   */
  readonly strip?: {
    readonly title: (words: Words) => string
    /** Only on phones, where it has no room elsewhere. */
    readonly isSmall?: true
    readonly Tab: FunctionComponent<{ table: BoardContext; seat: Seat }>
    readonly Strip: FunctionComponent<{ table: BoardContext; seat: Seat }>
  }
  /** Buttons that stand in its strip too, with what they cost: while they are greyed the prompt does without them. */
  readonly onBoard?: readonly ClickTarget[]
  /** Pictures of its landmarks and tiles. */
  readonly landmarks?: { readonly [id in LandmarkId]?: Landmark }
  /** Added to the explanation of a landmark card. */
  readonly CardFacts?: FunctionComponent<DetailContext & { card: CardId }>
  /** Seats with a table of their own for the lead in a scoring; null: for every category. */
  readonly ladders?: (told: DetailContext, category: Category | null) => readonly string[]
  /** Note on a category in a scoring; null: none. */
  readonly compared?: (table: BoardContext, category: Category) => string | null
  readonly OnRondel?: FunctionComponent<{ table: BoardContext; tile: TileId }>
  /** Added to the explanation of a tile. */
  readonly TileFacts?: FunctionComponent<DetailContext & { tile: TileId }>
  /** A word or two for each of its reasons. */
  readonly short?: (words: Words) => { readonly [why: string]: string }
  /** A row of the market, with the key by which it is reached. */
  readonly row?: {
    readonly key: string
    readonly Row: FunctionComponent<{ table: BoardContext; tabIndex: (key: string) => number }>
  }
  /** Beside the coins and resources of a seat. */
  readonly SeatSigns?: FunctionComponent<{ table: BoardContext; seat: Seat }>
  /** Extra things on a tile of a territory, as a picture and in words. */
  readonly onTile?: {
    readonly Things: FunctionComponent<{ table: BoardContext; seat: Seat; shown: TileShown }>
    readonly said: (table: BoardContext, seat: Seat, shown: TileShown) => string
  }
  /** Things on a clan field, as a picture and in words. */
  readonly onField?: {
    readonly Things: FunctionComponent<{ table: BoardContext; field: FieldId }>
    readonly said: (table: BoardContext, field: FieldId) => string
  }
  readonly OnCard?: FunctionComponent<{ table: BoardContext; card: CardId }>
  /** Where what is asked or half chosen is answered, and in whose territory; null: where the base would look. */
  readonly sight?: (table: BoardContext) => { readonly pane: Pane; readonly seat: Seat } | null
  /** A tile that would come into this territory, while its place there is chosen. */
  readonly given?: (table: BoardContext, seat: Seat) => TileId | null
  /** Effect of a second click on a thing, where it is not what the base says. */
  readonly previewed?: (target: ClickTarget, table: BoardContext, words: Words) => string | null
  /** Uses of movement points now, where there are more than Scotsmen. */
  readonly helpMove?: Says<string | null>
  /** A piece of nobody on the rondel. */
  readonly piece?: {
    readonly id: number
    readonly item: string
    readonly Picture: FunctionComponent<{ size?: number }>
    readonly name: (words: Words) => string
    /** Of a move on the rondel: it is next. */
    readonly next: (words: Words) => string
  }
  /** A question that moves a piece: ring, middle and labels treat its offers as those of a turn. */
  readonly moves?: {
    readonly isAsked: (view: View) => boolean
    readonly piece: number
    readonly offers: (view: View) => readonly Offer[]
    readonly yields: (view: View) => readonly Yield[]
    /** On the button for a tile that is looked at. */
    readonly previewed: (tile: string, words: Words) => string
  }
  /** Question after something has been pointed at, if this Chronicle asks one; a tile is given by its name. */
  readonly picking?: (first: string, words: Words, view: View) => string | null
  /** A tile that lies on two spaces of the rondel for good; the second follows the first. */
  readonly fixture?: {
    readonly tile: TileId
    readonly space: (view: View) => number
    readonly Face: FunctionComponent<{ table: BoardContext; preview: Offer | undefined }>
    readonly label: (table: BoardContext, words: Words) => string
  }
  /** Further consequences of a move on the rondel. */
  readonly facts?: (view: View, offer: Offer, words: Words) => readonly Fact[]
  /** Explanations, by the thing's name or the first part of it. */
  readonly pages?: { readonly [kind: string]: FunctionComponent<DetailContext & { what: string }> }
  readonly sheet?: (table: BoardContext, words: Words) => readonly SheetRow[]
  /** Its lines of the standing: what would come of them if it ended now. */
  readonly standing?: {
    readonly isLine: (line: ScoreLine) => boolean
    readonly label: (words: Words) => string
  }
  /** Rows of a scoring by the facts that come with it, after all else; and the sources of VP that they have told. */
  readonly scored?: {
    readonly sources: readonly string[]
    readonly rows: (events: readonly Event[]) => readonly ScoringRow<ChronicleRow>[]
    /** A fact that ends a scoring after something was asked: it is shown by itself, with the number of that scoring. */
    readonly later?: { readonly isIt: (event: Event) => boolean; readonly number: (view: View) => number }
    readonly label: (row: number, words: Words) => string
    readonly icon: (row: number, size: number) => JSX.Element
  }
}

/** Fetched, with its words, by tables which play the Chronicle. */
export type ChroniclePart<N extends ChronicleModuleTypes> = ChronicleTables<N> &
  ChronicleSlots & {
    /** Not needed by a table at first; joins the part when it has arrived. */
    readonly rest?: () => Promise<Partial<ChroniclePart<N>>>
  }
