import type { Game, GameTypes, Seat } from '@bothy/kernel';
import type { Lore } from '@bothy/kernel/lore';
/**
 * A decision is often a chain of plies: muster, activate, choose a target. The tree of such chains is built once, in the
 * first imagined state, and walked again in every other: what the seat may choose before it learns something new is the same
 * in all of them.
 */
export interface PlanNode<A> {
    readonly action: A;
    /** Empty: the decision is complete after `action`. */
    readonly next: PlanNode<A>[];
    /** Of a complete decision, its place among the leaves. */
    leaf: number;
}
export interface PlanTree<A> {
    readonly roots: readonly PlanNode<A>[];
    /** For each leaf, the place of its first action among `roots`. */
    readonly rootOf: readonly number[];
}
/** All whole decisions of the seat from this state, as a tree. `state` is not changed. */
export declare function planTree<T extends GameTypes>(game: Game<T>, lore: Lore<T>, state: T['state'], asked: {
    readonly seat: Seat;
    readonly legal: readonly T['action'][];
}): PlanTree<T['action']>;
/** Values every leaf of the tree in one imagined state and adds to `sums`. The state is used up. */
export declare function addWorths<T extends GameTypes>(game: Game<T>, tree: PlanTree<T['action']>, from: {
    readonly state: T['state'];
    readonly seat: Seat;
    readonly wanted?: readonly boolean[];
}, worth: (state: T['state']) => number, sums: Float64Array): void;
/** The largest, the first among equals. */
export declare function bestOf(values: Float64Array): number;
