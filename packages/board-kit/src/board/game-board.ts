import type { GameTypes, Message, Seat, Texts, ScoreLine } from '@bothy/kernel'
import type { SeatInfo } from '@bothy/protocol'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Catalogue } from '../ui/words/catalogue.ts'
import type { Language } from '../ui/words/language.ts'
import type { DataGuide } from './details/data-guide.ts'
import type { Movement } from './motion/flights.ts'
import type { Layout } from './layout.ts'
import type { OptionPart } from './details/option-part.ts'
import type { ShowDetails } from './details/use-details.ts'

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
 * - explanations are shown in `ExplainedHere` if the stage has one, else beside the thing;
 * - in the layout `low` the prompt stands in a column at the right; if the stage has `data-prompt-corner` somewhere, it lies
 *   over the stage in the lower right corner instead, `--corner-width` by `--corner-height`, which the stage leaves free.
 */

/** Something on the screen that can be picked: `recruit:2`, `card:43`, `piece:17`, `do:face-down`. */
export type ClickTarget = string

/** Gives each action the gestures that make it, tested without a browser. */
export interface Presenter<T extends GameTypes> {
  /** The targets to pick, in order; two actions never share a whole path. */
  clicksFor(action: T['action'], view: T['view']): readonly ClickTarget[]
  /** The same targets in another order, where one may begin with either: a unit and its space. */
  otherOrder?(action: T['action'], view: T['view']): readonly ClickTarget[] | null
  /** Targets that are not on the board but buttons of the prompt bar: those that begin with `do:`. Their words and rank. */
  button(
    target: ClickTarget,
    view: T['view'],
    language: Language,
  ): { readonly label: string; readonly primary: boolean }
  /** A greyed button that the prompt does without: the board shows it and says why, or nobody would look for it now. */
  isElsewhere?(target: ClickTarget, view: T['view']): boolean
  /** The prompt while an action is half chosen, if the question itself no longer says it. */
  picking?(picked: readonly ClickTarget[], view: T['view'], language: Language): string | null
  /** The second line of the prompt: what helps to decide now, or null; more of it for a newcomer to the game. */
  help?(view: T['view'], picked: readonly ClickTarget[], language: Language, isNewcomer: boolean): string | null
  /** Several actions by one button of the prompt bar, where each would be made anyway; sent and undone as one. */
  macros?(view: T['view'], legal: readonly T['action'][], language: Language): readonly Macro<T['action']>[]
}

export type Macro<A> = {
  /** Begins with `macro:`. */
  readonly id: ClickTarget
  readonly label: string
  readonly actions: readonly A[]
}

/** A game for a newcomer: the aim in three sentences, and how it goes in two minutes. */
export type Primer = {
  readonly aim: readonly [string, string, string]
  readonly minutes: readonly string[]
  /** The same for a player alone, where that goes differently. */
  readonly alone?: Pick<Primer, 'aim' | 'minutes'>
}

/** The words of a game that the shell itself reads. */
export type GameWords<T extends GameTypes> = {
  readonly texts: Texts<T>
  /** Shown before the first game of this kind on a device. */
  readonly primer: Primer | null
}

/** The legal list, narrowed by what has been picked. */
export interface Choice {
  readonly picked: readonly ClickTarget[]
  /**
   * On its way to the table: `Spot` shows it as picked in the next frame. A signal, because the rest of the board stays
   * as it is until the answer comes.
   */
  readonly sent: ReadonlySignal<readonly ClickTarget[]>
  /** Can be picked next, or instead of an earlier pick: with one card picked the other cards stay lit. */
  isSelectable(target: ClickTarget): boolean
  pick(target: ClickTarget): void
  /** Takes back the last pick (not a move). */
  unpick(): void
  /** It would be a choice, but cannot be picked now; `why` tells the reason. */
  isBlocked(target: ClickTarget): boolean
  /** Why the target cannot be picked now, or null if it can or is no choice at all. */
  why(target: ClickTarget): Message | null
  /** The rules' own name of that reason, for boards that say it in a word of theirs. */
  cause(target: ClickTarget): string | null
  /** Lit targets that begin with `do:`, in order. */
  readonly buttons: readonly ClickTarget[]
  /** Targets that begin with `do:` and are blocked now, in order; `why` tells the reason. The prompt bar shows them greyed. */
  readonly blockedButtons: readonly ClickTarget[]
}

/** Things of one table that the reader attends to, picks aside. Each table has its own, so that two never mix. */
export interface BoardUiState {
  /**
   * Tapped but not yet confirmed. There is no hover on a touch screen, so the first tap shows a preview of the
   * choice: the board shows it in an element with `data-proposal`.
   */
  readonly previewed: Signal<ClickTarget | null>
  /** The reason that is being shown, beside the thing it is about. */
  readonly why: Signal<{ readonly anchor: Element; readonly reason: Message } | null>
  /** Things that a sentence beside the board speaks of, while it is pointed at: see `useMention`. */
  readonly marked: Signal<readonly string[]>
  /** The stage has a place for explanations; set by `ExplainedHere`. */
  readonly explainsHere: Signal<boolean>
}

/** A seat as the table knows it now, taken or not. `useSeats` gives them to parts that do not get the props. */
export type SeatNow<E = unknown> = {
  readonly seat: Seat
  readonly name: string
  readonly info: SeatInfo
  /** The table waits for this seat. */
  readonly acts: boolean
  readonly thinking: boolean
  /** It plays after the seat that acts, as far as the game can tell. */
  readonly next: boolean
  /** Events of its last turn, for one short line. */
  readonly lastTurn: readonly E[]
}

export interface BoardProps<T extends GameTypes> {
  readonly view: T['view']
  readonly choice: Choice
  /** The seat through whose eyes the table is seen. */
  readonly me: Seat | null
  /** The seat that is "you" in words: that of the person who reads, and nobody’s in a replay. */
  readonly reader: Seat | null
  readonly names: readonly string[]
  readonly seats: readonly SeatNow<T['event']>[]
  /** Points and their explanation by seat, as the reader may know them; empty where only a view is left of a game. */
  readonly tally: readonly (readonly ScoreLine[])[]
  readonly language: Language
  readonly texts: Texts<T>
  readonly layout: Layout
  readonly uiState: BoardUiState
  /** Opens the explanation of a thing (`card:43`); hover and focus use it too. */
  readonly showDetails: ShowDetails
}

/** `from`: the things that brought the points, if there is something to show. */
export type SheetCell = { readonly points: number; readonly from?: ComponentChildren }

export type SheetRow = {
  readonly label: string
  readonly icon?: ComponentChildren
  readonly cells: readonly SheetCell[]
}

/** Something that was scored as a small table for the log: seats in columns. */
export type LogTable = {
  readonly title: string
  readonly rows: readonly SheetRow[]
  /** The last line: its name, and the sum of each seat. */
  readonly total: { readonly label: string; readonly points: readonly number[] }
}

export type LazyParts = { readonly words: Catalogue<unknown>; readonly load: () => Promise<void> }

/** All that the shell needs to show one game. Loaded when a table of that game is opened. */
export interface GameBoard<T extends GameTypes> {
  readonly id: string
  readonly presenter: Presenter<T>
  /** All that it says; loaded in the language of the reader before anything is drawn. */
  readonly words: Catalogue<GameWords<T>>
  /** Seats of this table see different things: a device that goes from hand to hand covers it in between. */
  hidesItems(view: T['view']): boolean
  /** The whole table in every layout, for the reader's own seat and for a spectator (`me` is null), live and replayed. */
  readonly BoardView: FunctionComponent<BoardProps<T>>
  /** How far the game is, as a small picture for the header. */
  readonly Progress: FunctionComponent<BoardProps<T>>
  /** Part of the prompt bar besides buttons, such as toggles for a payment; draws nothing otherwise. */
  readonly Bar?: FunctionComponent<BoardProps<T>>
  /** Whether a warning is asked about before the action is sent; without this every one is. False where the board has named it. */
  readonly asksBefore?: (warning: T['warning']) => boolean
  /** The seat that plays after the one that acts, if that can be told. */
  readonly nextSeat?: (view: T['view']) => Seat | null
  /** Movements after events, besides those of things with a `data-key`. */
  readonly flights?: (
    events: readonly T['event'][],
    table: Pick<BoardProps<T>, 'view' | 'me' | 'language'>,
  ) => readonly Movement[]
  /** The explanation of a thing: name, effect in words, whether it could be used now, rule. */
  readonly Explain: FunctionComponent<BoardProps<T> & { readonly item: string }>
  /** The secrets of the seat `me`, such as its hand, small: a replay shows those of all seats. Absent where nothing is hidden. */
  readonly HandOfCards?: FunctionComponent<BoardProps<T>>
  /** A small drawn picture for the home page and lists. */
  readonly Emblem: FunctionComponent
  /** Standing if it ended now, explained. */
  readonly Standing: FunctionComponent<BoardProps<T>>
  /** How the points came about, line by line and seat by seat, once the game is over; `events` is all that happened. */
  sheet(table: BoardProps<T>, events: readonly T['event'][]): readonly SheetRow[]
  /** A show that interrupts play, such as the reveal at the end of a skirmish: from the events of the last plies, or null. */
  readonly Cutscene: FunctionComponent<
    BoardProps<T> & {
      readonly events: readonly T['event'][]
      /** The view before these events, if it was seen; more events may be added at the end while it runs. */
      readonly before: T['view'] | null
      /** The reader is new to the game: the show explains itself. */
      readonly isNewcomer: boolean
      readonly onDone: () => void
    }
  > | null
  /** The show has still states for those who want no motion; without them they read a summary. */
  readonly hasStillCutscene?: boolean
  /** True for an event that the next or the previous one of the same turn tells as well; the log leaves it out. */
  readonly isRedundant?: (event: T['event'], next: T['event'] | null, previous: T['event'] | null) => boolean
  /** Gains and costs of a choice besides its label, as the board previews them: for the list of all choices. */
  readonly brings?: (
    action: T['action'],
    table: Pick<BoardProps<T>, 'view' | 'reader' | 'names' | 'language'>,
  ) => readonly string[]
  /** A scoring as a table for the log; null for an event that its sentence tells better. */
  readonly logTable?: (event: T['event'], language: Language) => LogTable | null
  /** The printed values in words, for a game whose data the owner of a box can put right. */
  readonly loadData?: () => Promise<DataGuide>
  /** The one or two options that a new table asks for at once; the others are behind a button. */
  readonly mainOptions?: readonly string[]
  /** A group of options that the page of a new table shows in another way than as a list. */
  readonly loadOptions?: () => Promise<OptionPart>
  /** Parts that no table draws at first, and their words: fetched once it is drawn, or when they are wanted before that. */
  readonly lazy?: LazyParts
  /** Loads parts and words that this setup alone needs, before the table is drawn. The setup may come from a file unchecked. */
  readonly loadFor?: (setup: unknown) => Promise<void>
  startsCutscene(event: T['event']): boolean
}
