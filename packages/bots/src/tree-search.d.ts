import { type Game, type GameTypes } from '@bothy/kernel';
import type { Lore, Question } from '@bothy/kernel/lore';
/**
 * The frozen reference: plain information-set tree search. One tree for the asking seat, a fresh imagined state for each
 * iteration, UCB1 on wins among the actions that this state allows, every seat for itself, uniform rollouts to the end, the
 * most visited action. It is never retuned: what beats it today can be compared with what beats it in a year.
 */
export declare const REFERENCE_ITERATIONS = 1000;
export declare function treeSearch<T extends GameTypes>(game: Game<T>, lore: Lore<T>, iterations?: number): (question: Question<T>, isLate: () => boolean) => T['action'];
