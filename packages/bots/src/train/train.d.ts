import { type Game, type GameTypes } from '@bothy/kernel';
import type { Lore } from '@bothy/kernel/lore';
import { type Net } from '../net.ts';
export interface TrainOptions {
    readonly seats: number;
    /** Games of self-play, after those of the teacher. */
    readonly games: number;
    readonly seed: string;
    readonly hidden?: number;
    /** Games of the scripted `medium` at the beginning: the first teacher must not be random play. */
    readonly teacherGames?: number;
    /** Per real decision of the whole table; the default gives 0.8 for one round of the table. */
    readonly lambda?: number;
    readonly rate?: number;
    readonly lastRate?: number;
    /** Imagined states per decision in training. */
    readonly samples?: number;
    /** Times each lesson is learnt, on average. */
    readonly passes?: number;
    /** How many times progress is measured and told. */
    readonly checks?: number;
    /** Games of each measure, against `medium`. */
    readonly checkGames?: number;
    /** Continues from this net; there is no teacher then. */
    readonly from?: Net;
    onProgress?(progress: TrainProgress): void;
}
export interface TrainProgress {
    readonly games: number;
    readonly total: number;
    /** Mean cross-entropy since the last report. */
    readonly loss: number;
    /** Win share of the net, one seat against `medium` on the others. Null between measures. */
    readonly winShare: number | null;
    readonly net: Net;
}
export interface TrainPoint {
    readonly games: number;
    readonly loss: number;
    readonly winShare: number;
}
export interface Trained {
    readonly net: Net;
    readonly curve: readonly TrainPoint[];
}
/**
 * Trains a value net by temporal differences: games of the scripted teacher first, then self-play with a few seats held by
 * the teacher or by earlier nets. The same options give the same net.
 */
export declare function train<T extends GameTypes>(game: Game<T>, lore: Lore<T>, options: TrainOptions): Trained;
/** Win share of the net on one seat, `medium` on the others; the same deals each time. */
export declare function measure<T extends GameTypes>(game: Game<T>, lore: Lore<T>, net: Net, options: {
    readonly seats: number;
    readonly games: number;
    readonly seed: string;
}): number;
