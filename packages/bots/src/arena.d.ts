import type { Game, GameTypes, Json } from '@bothy/kernel';
import type { Budget, Lore } from '@bothy/kernel/lore';
import type { Net } from './net.ts';
import { type Clock } from './question.ts';
export interface ArenaOptions {
    /** One level for each seat: `['hard', 'medium', 'medium', 'medium']`. A shorter list is filled with its last one. */
    readonly bots: readonly string[];
    readonly seats: number;
    /** Rounded up to whole rotations: every seed is played once from each seat. */
    readonly games: number;
    readonly seed: string;
    /** Absent: every level does its usual number of iterations, the same on every machine. */
    readonly budget?: Budget;
    readonly setup?: Json;
    /** Nets by number of seats, for the levels that need one. */
    readonly nets?: ReadonlyMap<number, Net>;
    readonly now?: Clock;
    onProgress?(done: number, total: number): void;
}
export type ArenaBot = {
    readonly name: string;
    /** Wins, a shared first place counted in parts. */
    readonly wins: number;
    /** Seats played: three times the number of games for a bot that holds three of the seats. */
    readonly games: number;
    /** Wins per seat played, with the 95 % interval by bootstrap over seeds. */
    readonly winShare: number;
    readonly low: number;
    readonly high: number;
    readonly meanScore: number;
    readonly msPerMove: number;
};
export type ArenaResult = {
    readonly game: string;
    readonly seats: number;
    readonly games: number;
    readonly seed: string;
    readonly bots: readonly ArenaBot[];
};
export declare class ArenaError extends Error {
    readonly name = "ArenaError";
}
/** Measures strength: paired seeds, every rotation of the seats, statistics over seeds. */
export declare function arena<T extends GameTypes>(game: Game<T>, lore: Lore<T>, options: ArenaOptions): ArenaResult;
