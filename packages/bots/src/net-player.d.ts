import type { Game, GameTypes, Seat } from '@bothy/kernel';
import type { Lore, Question } from '@bothy/kernel/lore';
import { type Net } from './net.ts';
/** What a position is worth by a net, or by the result once there is one. */
export interface Judge<T extends GameTypes> {
    /** Call before each decision: rounding does not add up, and the weights may have changed. */
    restart(): void;
    /** Win share of the seat. */
    worth(state: T['state'], seat: Seat): number;
}
export declare function netJudge<T extends GameTypes>(game: Game<T>, lore: Lore<T>, net: Net): Judge<T>;
/** A player by a value net: the win share after each whole decision, averaged over imagined states. */
export declare function netPlayer<T extends GameTypes>(game: Game<T>, lore: Lore<T>, net: Net, samples?: number): (question: Question<T>, isLate: () => boolean) => T['action'];
