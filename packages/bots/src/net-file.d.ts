import { type GameTypes, type Json } from '@bothy/kernel';
import type { Lore } from '@bothy/kernel/lore';
import { type Net } from './net.ts';
export type NetHeader = {
    readonly format: number;
    readonly game: string;
    readonly seats: number;
    readonly hidden: number;
    /** Names of the inputs, and the hash of that list: a net made for other inputs is refused. */
    readonly inputs: readonly string[];
    readonly inputHash: string;
    /** Version of the rules and cards the net was trained on. */
    readonly revision: number;
    /** How it was trained: games, seed, settings. For people. */
    readonly training: Json;
    /** What it reached, as measured. For people. */
    readonly result: Json;
};
export declare class NetError extends Error {
    readonly name = "NetError";
}
export declare const hashOfInputs: (inputs: readonly string[]) => string;
/** Bytes of the file. */
export declare function writeNet<T extends GameTypes>(lore: Lore<T>, net: Net, about: Pick<NetHeader, 'game' | 'seats' | 'revision' | 'training' | 'result'>): Uint8Array;
/** The net of a file, checked against what the lore of the game expects. Throws a `NetError` that says what is wrong. */
export declare function readNet<T extends GameTypes>(lore: Lore<T>, game: string, bytes: Uint8Array): {
    readonly header: NetHeader;
    readonly net: Net;
};
