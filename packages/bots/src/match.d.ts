import { type Game, type GameTypes, type Json, type Result } from '@bothy/kernel';
import type { Budget } from '@bothy/kernel/lore';
import type { Bot } from './levels.ts';
import { type Clock } from './question.ts';
export interface MatchOptions {
    readonly seed: string;
    /** Options of the table, the default ones if absent. */
    readonly setup?: Json;
    /** Same on every seat. */
    readonly budget: Budget;
    readonly now?: Clock;
}
export interface Played {
    readonly result: Result;
    readonly plies: number;
    /** By seat: decisions with a choice, and milliseconds spent on them (0 without a clock). */
    readonly moves: readonly number[];
    readonly ms: readonly number[];
}
/** One match between bots, seat by seat. Deals come from the seed alone, so the same seed with other bots is the same deal. */
export declare function playMatch<T extends GameTypes>(game: Game<T>, bots: readonly Bot<T>[], options: MatchOptions): Played;
