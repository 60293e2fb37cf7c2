import type { GameTypes, Json, Message, Seat, Texts, ScoreLine } from '@bothy/kernel'
import type { SeatInfo } from '@bothy/protocol'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Catalogue } from '../ui/words/catalogue.ts'
import type { Language } from '../ui/words/language.ts'
import type { DataGuide } from './details/data-guide.ts'
import type { Legend } from './legend/legend.ts'
import type { LogSigns } from './log-signs.ts'
import type { Movement } from './motion/flights.ts'
import type { Layout } from './layout.ts'
import type { OptionPart } from './details/option-part.ts'
import type { ShowDetails } from './details/use-details.ts'
import type { JudgedThings, Traces } from './trace/trace.ts'

/*
 * Between the shell and the stage of one game. The shell has a header, the stage and the prompt bar; the stage has all the room
 * that is left and never scrolls as a whole. Besides its props it may count on this:
 * - colours, type, gaps and shadows are the custom properties of `ui/tokens.css`, where each look has one meaning (`--lit`,
 *   `--picked`, `--seat-2-ink`, `--paper` ...);
 * - an element with `data-key` (`card:43`, `piece:17`) is moved by the shell to its new place when the view changes, wherever it
 *   turns up again on the stage; keys are unique on the page;
 * - the shell hides nothing: a stage shows what its view holds.
 * The shell looks for these on the stage:
 * - `data-seat-home={seat}` is the panel or lane of a seat and `data-points={seat}` its points: gains fly there; other places for
 *   `flights` have `data-lands`; the first whole number in `data-points` or `data-counts` counts to its new value;
 * - `data-mine` holds the reader's own things, to which the key `h` leads;
 * - explanations are shown in a `ReadingPlace` of the stage, which covers only what is looked up; without one they stand beside the thing;
 * - `data-purse` holds the reader's own money and goods, which no explanation covers;
 * - in the layout `low` the prompt stands in a column at the right; if the stage has `data-prompt-corner` somewhere, it lies
 *   over the stage in the lower right corner instead, `--corner-width` by `--corner-height`, which the stage leaves free.
 */

/** Something on the screen that can be picked: `recruit:2`, `card:43`, `piece:17`, `do:face-down`. */
export type ClickTarget = string

export interface Presenter<T extends GameTypes> {
  /** The targets to pick, in order; two actions never share a whole path. */
  clicksFor(action: T['action'], view: T['view']): readonly ClickTarget[]
  /** The same targets in another order if a player may begin with either: a unit and its space. */
  otherOrder?(action: T['action'], view: T['view']): readonly ClickTarget[] | null
  /** Label and rank of a target that begins with `do:`, a button of the prompt bar. */
  button(
    target: ClickTarget,
    view: T['view'],
    language: Language,
  ): { readonly label: string; readonly primary: boolean }
  /** Buttons with a place and a width of their own through a whole game, left to right; grey while they cannot be pressed. */
  readonly fixed?: readonly ClickTarget[]
  /** Leaves a greyed button out of the prompt: the board shows it and says why. */
  isElsewhere?(target: ClickTarget, view: T['view']): boolean
  /** The prompt for a half-chosen action; null if the question already says it. */
  picking?(picked: readonly ClickTarget[], view: T['view'], language: Language): string | null
  /** The second line of the prompt: what helps to decide now, or null; more of it for a newcomer to the game. */
  help?(view: T['view'], picked: readonly ClickTarget[], language: Language, isNewcomer: boolean): string | null
  /** Instead of `help` while a choice is previewed: what it would bring. */
  proposed?(
    target: ClickTarget,
    picked: readonly ClickTarget[],
    table: Pick<BoardProps<T>, 'view' | 'reader' | 'names' | 'language'>,
  ): string | null
  /** Several actions by one button of the prompt bar, where each would be made anyway; sent and undone as one. */
  macros?(view: T['view'], legal: readonly T['action'][], language: Language): readonly Macro<T['action']>[]
}

export type Macro<A> = {
  readonly id: ClickTarget
  readonly label: string
  readonly actions: readonly A[]
}

export type Primer = {
  readonly aim: readonly [string, string, string]
  readonly minutes: readonly string[]
  readonly alone?: Pick<Primer, 'aim' | 'minutes'>
}

export type PrimerPart<T extends GameTypes> = {
  readonly words: Catalogue<unknown>
  readonly Part: FunctionComponent<Pick<BoardProps<T>, 'view' | 'texts' | 'language'>>
}

export type GameWords<T extends GameTypes> = {
  readonly texts: Texts<T>
  /** Shown before the first game of this kind on a device. */
  readonly primer: Primer | null
}

export interface Choice {
  readonly picked: readonly ClickTarget[]
  /** A signal: `Spot` shows the target as picked at once while the rest of the board waits for the answer. */
  readonly sent: ReadonlySignal<readonly ClickTarget[]>
  isSelectable(target: ClickTarget): boolean
  pick(target: ClickTarget): void
  unpick(): void
  /** Several actions by one gesture, taken back as one; `picked` are its targets. */
  play(actions: readonly Json[], picked: readonly ClickTarget[]): void
  /** Would be a choice, but cannot be picked now. */
  isBlocked(target: ClickTarget): boolean
  /** Null if the target can be picked or is no choice at all. */
  why(target: ClickTarget): Message | null
  cause(target: ClickTarget): string | null
  readonly buttons: readonly ClickTarget[]
  readonly blockedButtons: readonly ClickTarget[]
}

export interface BoardUiState {
  /** Tapped but not confirmed: on a touch screen the first tap shows a preview, in an element with `data-proposal`. */
  readonly previewed: Signal<ClickTarget | null>
  readonly why: Signal<{ readonly anchor: Element; readonly reason: Message } | null>
  readonly marked: Signal<readonly string[]>
  readonly traces: Signal<Traces>
  readonly judged: Signal<JudgedThings>
  /** A text is the sign or thing at which it opens. */
  readonly showsLegend: Signal<boolean | string>
  readonly toldHere: Signal<readonly string[]>
  /** The explanation stays until it is closed or its thing is gone. */
  readonly pinned: Signal<boolean>
}

export type SeatNow<E = unknown> = {
  readonly seat: Seat
  readonly name: string
  readonly info: SeatInfo
  readonly acts: boolean
  readonly thinking: boolean
  readonly next: boolean
  readonly lastTurn: readonly E[]
}

export interface BoardProps<T extends GameTypes> {
  readonly view: T['view']
  readonly choice: Choice
  /** The seat whose view is shown. */
  readonly me: Seat | null
  /** The seat called "you" in texts; null in a replay. */
  readonly reader: Seat | null
  readonly names: readonly string[]
  readonly seats: readonly SeatNow<T['event']>[]
  /** By seat; empty where only a view is left of a game. */
  readonly tally: readonly (readonly ScoreLine[])[]
  readonly language: Language
  readonly texts: Texts<T>
  readonly layout: Layout
  readonly uiState: BoardUiState
  readonly showDetails: ShowDetails
}

export type SheetCell = { readonly points: number; readonly from?: ComponentChildren }

export type SheetRow = {
  readonly label: string
  readonly icon?: ComponentChildren
  readonly cells: readonly SheetCell[]
}

export type LogTable = {
  readonly title: string
  readonly rows: readonly SheetRow[]
  readonly total: { readonly label: string; readonly points: readonly number[] }
}

export type LazyParts = { readonly words: Catalogue<unknown>; readonly load: () => Promise<void> }

export interface GameBoard<T extends GameTypes> {
  readonly id: string
  readonly presenter: Presenter<T>
  readonly words: Catalogue<GameWords<T>>
  /** Seats see different things: a device passed from hand to hand covers the table in between. */
  hidesItems(view: T['view']): boolean
  /** Used in every layout, live and in replays; `me` is null for a spectator. */
  readonly BoardView: FunctionComponent<BoardProps<T>>
  readonly Progress: FunctionComponent<BoardProps<T>>
  readonly Bar?: FunctionComponent<BoardProps<T>>
  /** Whether a warning is asked before sending; absent means always. False where the board already names it. */
  readonly asksBefore?: (warning: T['warning']) => boolean
  readonly nextSeat?: (view: T['view']) => Seat | null
  /** Movements after events, besides those of things with a `data-key`. */
  readonly flights?: (
    events: readonly T['event'][],
    table: Pick<BoardProps<T>, 'view' | 'me' | 'language'>,
  ) => readonly Movement[]
  readonly Explain: FunctionComponent<BoardProps<T> & { readonly item: string }>
  /** A replay shows the hands of all seats; absent where nothing is hidden. */
  readonly HandOfCards?: FunctionComponent<BoardProps<T>>
  readonly Standing: FunctionComponent<BoardProps<T>>
  /** `events` are all events of the game. */
  sheet(table: BoardProps<T>, events: readonly T['event'][]): readonly SheetRow[]
  readonly Cutscene: FunctionComponent<
    BoardProps<T> & {
      readonly events: readonly T['event'][]
      /** All events of the game before these, if they are known. */
      readonly earlier: readonly T['event'][]
      /** The view before these events, if it was seen; events may be appended while the show runs. */
      readonly before: T['view'] | null
      readonly isNewcomer: boolean
      readonly onDone: () => void
    }
  > | null
  /** The cutscene has no still pictures: readers who want no motion read a summary. */
  readonly needsMotion?: boolean
  /** True if the previous or next event of the turn says the same; the log omits it. */
  readonly isRedundant?: (event: T['event'], next: T['event'] | null, previous: T['event'] | null) => boolean
  readonly brings?: (
    action: T['action'],
    table: Pick<BoardProps<T>, 'view' | 'reader' | 'names' | 'language'>,
  ) => readonly string[]
  readonly logTable?: (event: T['event'], language: Language) => LogTable | null
  readonly loadData?: () => Promise<DataGuide>
  readonly loadLegend?: () => Promise<Legend<T>>
  /** Shown at once on the page of a new table; the others are behind a button. */
  readonly mainOptions?: readonly string[]
  readonly loadOptions?: () => Promise<OptionPart>
  /** Of the main options, the one that newcomers are offered: a game that is easier to begin with. */
  readonly firstGame?: string
  readonly loadPrimerPart?: () => Promise<PrimerPart<T>>
  /** Fetched after the table is drawn, or earlier when needed. */
  readonly lazy?: LazyParts
  /** Called before the table is drawn. The setup may come from a file and is unchecked; the view is the first to be drawn, if one is known. */
  readonly loadFor?: (setup: unknown, view: T['view'] | 'any' | null) => Promise<void>
  startsCutscene(event: T['event']): boolean
  /** Things that an event changes besides those its sentence names: a price, a figure. */
  readonly touches?: (event: T['event']) => readonly string[]
  /** Without it all things that an event touches have a trace until the reader's next decision. */
  readonly leavesTrace?: (event: T['event']) => boolean
  /** Goods, pieces, cards and coins that a line of the log names; fetched when a log is first seen. */
  readonly loadLogSigns?: () => Promise<LogSigns<T['event']>>
  /** Beside its name in the log; null for what has no picture. */
  readonly thingPicture?: (thing: string, view: T['view']) => ComponentChildren
}

export type Brings<T extends GameTypes> = NonNullable<GameBoard<T>['brings']>
