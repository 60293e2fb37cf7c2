import type { Game, GameTypes, RngState, Seat } from '@bothy/kernel';
import type { Budget, Question } from '@bothy/kernel/lore';
/**
 * Asks a seat about a position. This is the trusted side: the state given here is the true one, and the bot gets only
 * what `imagine` makes of it. Samples come from `rng`, which is advanced.
 */
export declare function ask<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, asked: {
    readonly rng: RngState;
    readonly budget: Budget;
}): Question<T>;
/** Win share by seat of a finished game: one point, split among those who share the first place. */
export declare function winShares(ranks: readonly number[]): readonly number[];
/** Milliseconds on any steady clock; injected, so that bots run the same everywhere. */
export type Clock = () => number;
/** A question of time: true when the budget is used up. With a number of iterations, or without a clock, never. */
export declare function stopper(budget: Budget, now: Clock | undefined): () => boolean;
