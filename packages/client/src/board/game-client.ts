import type { GameTypes, Message, Seat, Texts, ScoreLine } from '@bothy/kernel'
import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { Language } from '../ui/language.ts'

/*
 * Between the shell and the board of one game. What a board may count on besides its props:
 * - colours, type, gaps and shadows are the custom properties of `ui/tokens.css` (`--lit`, `--picked`, `--seat-2-ink`, `--paper` ...);
 * - an element with `data-key` (`card:43`, `piece:17`) is moved by the shell to its new place when the view changes, wherever it
 *   turns up again in `Board` or `Mine`; keys are unique on the page;
 * - the shell hides nothing: a board shows what its view holds.
 */

/** Something on the screen that can be picked: `recruit:2`, `card:43`, `piece:17`, `do:face-down`. */
export type Target = string

/** Gives each action the gestures that make it, tested without a browser. */
export interface Presenter<T extends GameTypes> {
  /** The targets to pick, in order; two actions never share a whole path. */
  path(action: T['action'], view: T['view']): readonly Target[]
  /** Targets that are not on the board but buttons of the prompt bar: those that begin with `do:`. Their words and rank. */
  button(target: Target, view: T['view'], language: Language): { readonly label: string; readonly primary: boolean }
  /** What the prompt asks while an action is half chosen, if the question itself no longer says it. */
  picking?(picked: readonly Target[], view: T['view'], language: Language): string | null
  /** Several actions by one button of the prompt bar, where each would be made anyway; sent and undone as one. */
  macros?(view: T['view'], legal: readonly T['action'][], language: Language): readonly Macro<T['action']>[]
}

export type Macro<A> = {
  /** Begins with `macro:`. */
  readonly id: Target
  readonly label: string
  readonly actions: readonly A[]
}

/** What the hand can do now: the legal list, narrowed by what has been picked. */
export interface Choice {
  readonly picked: readonly Target[]
  /** Can be picked next, or instead of an earlier pick: with one card picked the other cards stay lit. */
  lit(target: Target): boolean
  pick(target: Target): void
  /** Takes back the last pick (not a move). */
  unpick(): void
  /** Why the target cannot be picked now, or null if it can or is no choice at all. */
  why(target: Target): Message | null
  /** Lit targets that begin with `do:`, in order. */
  readonly buttons: readonly Target[]
  /** Targets that begin with `do:` and are blocked now, in order; `why` tells the reason. The prompt bar shows them greyed. */
  readonly blockedButtons: readonly Target[]
}

/** What the reader attends to at one table besides what is picked. Each table has its own, so that two never mix. */
export interface Attention {
  /**
   * What has been tapped but not yet confirmed. There is no hover on a touch screen, so the first tap shows a preview of the
   * choice: the board shows it in an element with `data-proposal`.
   */
  readonly proposed: Signal<Target | null>
  /** The reason that is being shown, beside the thing it is about. */
  readonly why: Signal<{ readonly anchor: Element; readonly reason: Message } | null>
}

export interface BoardProps<T extends GameTypes> {
  readonly view: T['view']
  readonly choice: Choice
  readonly me: Seat | null
  readonly names: readonly string[]
  /** Points and their explanation by seat, as the reader may know them; empty where only a view is left of a game. */
  readonly tally: readonly (readonly ScoreLine[])[]
  readonly language: Language
  readonly texts: Texts<T>
  /** `wide` from 1100 px, `phone` below 700 px. */
  readonly layout: 'wide' | 'middle' | 'phone'
  readonly attention: Attention
  /** Opens the explanation of a thing (`card:43`) in the side sheet; hover and focus use it too. */
  inspect(thing: string | null): void
}

/** All that the shell needs to show one game. Loaded when a table of that game is opened. */
export interface GameClient<T extends GameTypes> {
  readonly id: string
  readonly presenter: Presenter<T>
  readonly texts: { readonly [language in Language]: Texts<T> }
  /** Seats see different things: a device that goes from hand to hand covers the table in between. */
  readonly hidesThings: boolean
  /** How much room one's own things need below the board on a wide screen. */
  readonly dock: 'low' | 'high'
  /** The common part of the table. */
  readonly Board: FunctionComponent<BoardProps<T>>
  /** One's own things: the hand. */
  readonly Mine: FunctionComponent<BoardProps<T>>
  /** A short strip for a seat in the side panel: what matters of that seat at a glance (points, cards in hand). */
  readonly SeatStrip: FunctionComponent<BoardProps<T> & { readonly seat: Seat }>
  /** The explanation of a thing: name, effect in words, whether it could be used now, rule. */
  readonly Explain: FunctionComponent<BoardProps<T> & { readonly thing: string }>
  /** A small drawn picture for the home page and lists. */
  readonly Emblem: FunctionComponent
  /** Standing if it ended now, explained. */
  readonly Standing: FunctionComponent<BoardProps<T>>
  /** A show that interrupts play, such as the reveal at the end of a skirmish: from the events of the last plies, or null. */
  readonly Show: FunctionComponent<
    BoardProps<T> & { readonly events: readonly T['event'][]; readonly onDone: () => void }
  > | null
  /** True for an event that its successor tells as well; the log leaves it out. */
  readonly isRedundant?: (event: T['event'], next: T['event']) => boolean
  /** True for events that start the show. */
  startsShow(event: T['event']): boolean
}
