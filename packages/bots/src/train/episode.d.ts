import { type Game, type GameTypes, type RngState } from '@bothy/kernel';
import type { Lore, Question } from '@bothy/kernel/lore';
import { type Net } from '../net.ts';
import type { Lesson } from './learner.ts';
/** Somebody who plays in training games. */
export type Player<T extends GameTypes> = (question: Question<T>) => T['action'];
/** Plays by a net that is learning: the best decision in a few imagined states, a random one now and then. */
export declare function explorer<T extends GameTypes>(game: Game<T>, lore: Lore<T>, net: Net, options: {
    readonly samples: number;
    readonly blunder: () => number;
}): Player<T>;
/** Records positions of one game as every seat sees them, and turns them into lessons at the end. */
export declare class Notebook<T extends GameTypes> {
    #private;
    constructor(lore: Lore<T>, net: Net);
    begin(seats: number): void;
    note(state: T['state']): void;
    /** Targets are lambda-returns: what the net thought later, and in the end the result. */
    end(shares: readonly number[], lambda: number, out: Lesson[]): void;
}
/** One game from the opening to the end. After every real decision (not a forced one) the position is noted. */
export declare function playEpisode<T extends GameTypes>(game: Game<T>, lore: Lore<T>, opening: T['state'], table: {
    readonly players: readonly Player<T>[];
    readonly rng: RngState;
    readonly notebook?: Notebook<T>;
}): readonly number[];
