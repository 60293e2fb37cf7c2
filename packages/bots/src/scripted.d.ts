import { type Game, type GameTypes, type RngState } from '@bothy/kernel';
import type { Lore, Question } from '@bothy/kernel/lore';
/** How a scripted player uses the terms of a game. */
export interface Style {
    /** One weight for each term of the lore. */
    readonly weights: readonly number[];
    /** Imagined states over which a decision is averaged. */
    readonly samples: number;
    /** In the unit of the weights: 0 takes the best decision, more takes lesser ones now and then. */
    readonly temperature: number;
}
export declare const plainWeights: <T extends GameTypes>(lore: Lore<T>) => number[];
export declare const tunedWeights: <T extends GameTypes>(lore: Lore<T>) => number[];
/** A player by weighted terms: looks at the position after each whole decision, averaged over a few imagined states. */
export declare function scriptedPlayer<T extends GameTypes>(game: Game<T>, lore: Lore<T>, style: Style): (question: Question<T>, isLate: () => boolean) => T['action'];
/** One of the places, the better ones more often: softmax of the values over the temperature. */
export declare function drawByWorth(values: Float64Array, temperature: number, rng: RngState): number;
