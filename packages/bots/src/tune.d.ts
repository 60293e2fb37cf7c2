import { type Game, type GameTypes } from '@bothy/kernel';
import type { Lore } from '@bothy/kernel/lore';
export interface TuneOptions {
    readonly seats: number;
    readonly rounds: number;
    readonly seed: string;
    /** Deals of each comparison; every deal is played twice, with the sides exchanged. */
    readonly deals?: number;
    /** Where to begin; the plain weights if absent. */
    readonly from?: readonly number[];
    onProgress?(round: number, weights: readonly number[]): void;
}
/**
 * Finds weights for the scripted players by simultaneous perturbation: all weights are moved a little, at random, in one
 * direction and in the opposite one; the two play each other, and the weights follow the winner. The mean of the second half
 * of the walk is the answer. The same options give the same weights.
 */
export declare function tune<T extends GameTypes>(game: Game<T>, lore: Lore<T>, options: TuneOptions): number[];
