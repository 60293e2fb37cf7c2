import { type Game, type GameTypes } from '@bothy/kernel';
import type { Lore, Question } from '@bothy/kernel/lore';
import type { Net } from './net.ts';
import { type Clock } from './question.ts';
/** From the weakest to the strongest; the last is a reference for measuring and never changes. */
export declare const LEVELS: readonly ['random', 'easy', 'medium', 'hard', 'ismcts-1000'];
export type Level = (typeof LEVELS)[number];
export declare const isLevel: (name: string) => name is Level;
/** Levels that can not play without a net for the number of seats. */
export declare const needsNet: (level: Level) => boolean;
/** What each level is given at a table, in milliseconds. */
export declare const TABLE_BUDGET: {
    readonly random: {
        readonly ms: 5;
    };
    readonly easy: {
        readonly ms: 5;
    };
    readonly medium: {
        readonly ms: 60;
    };
    readonly hard: {
        readonly ms: 300;
    };
    readonly 'ismcts-1000': {
        readonly iterations: 1000;
    };
};
export interface BotOptions {
    /** Needed by `hard`: the net for the number of seats of the match. */
    readonly net?: Net;
    /** Needed to keep a budget in milliseconds; without it a bot does its usual number of iterations. */
    readonly now?: Clock;
}
export interface Bot<T extends GameTypes> {
    readonly level: Level;
    /** One of `question.legal`. The same question with the same generators has the same answer, unless time runs out. */
    choose(question: Question<T>): T['action'];
}
/** A bot of a level. It keeps buffers, no memory of the match: one bot may serve many tables, one after the other. */
export declare function createBot<T extends GameTypes>(game: Game<T>, lore: Lore<T>, level: Level, options?: BotOptions): Bot<T>;
/** One answer, for callers that keep no bot. */
export declare const choose: <T extends GameTypes>(game: Game<T>, lore: Lore<T>, asked: {
    readonly level: Level;
    readonly question: Question<T>;
} & BotOptions) => T['action'];
