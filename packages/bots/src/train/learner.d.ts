import { type RngState } from '@bothy/kernel';
import { type Net } from '../net.ts';
/** One position as one seat saw it: the inputs that are not zero, and the win shares to learn. */
export interface Lesson {
    readonly at: Uint16Array;
    readonly value: Float32Array;
    readonly target: Float32Array;
}
/** A net with what Adam remembers about each weight. */
export interface Learner {
    readonly net: Net;
    readonly slope: readonly Float32Array[];
    readonly mean: readonly Float32Array[];
    readonly square: readonly Float32Array[];
    step: number;
}
/** A fresh net: small random first layer, silent second layer, so that everybody begins with an equal share. */
export declare function newLearner(inputs: number, hidden: number, outputs: number, rng: RngState): Learner;
/** Goes on learning with a net that exists. */
export declare function learnerOf(net: Net): Learner;
/** One step of Adam on the mean cross-entropy of a batch. Returns that mean before the step. */
export declare function learn(learner: Learner, batch: readonly Lesson[], rate: number): number;
