/**
 * A value net: sparse inputs, one hidden layer of rectified units, one output per seat. The outputs are a softmax over
 * the seats, the asking seat first and the others in turn order: each one's share of the win.
 */
export interface Net {
    readonly inputs: number;
    readonly hidden: number;
    readonly outputs: number;
    /** One row of `hidden` weights for each input, so that an input that is zero costs nothing. */
    readonly first: Float32Array;
    readonly firstBias: Float32Array;
    /** One row of `outputs` weights for each hidden unit. */
    readonly second: Float32Array;
    readonly secondBias: Float32Array;
}
export declare function emptyNet(inputs: number, hidden: number, outputs: number): Net;
/** The four parts in the order in which they are stored. */
export declare const partsOf: (net: Net) => readonly Float32Array[];
export declare function copyNet(net: Net): Net;
/** The working memory of one evaluator; not shared between workers. */
export interface Scratch {
    /** The inputs last seen and the sums of the hidden layer for them. */
    readonly input: Float32Array;
    readonly sums: Float32Array;
    /** Room for the list of inputs that changed. */
    readonly changed: Uint16Array;
    readonly change: Float32Array;
    /** The rectified hidden layer and the win shares of the last evaluation. */
    readonly hidden: Float32Array;
    readonly outputs: Float32Array;
}
export declare function scratchFor(net: Net): Scratch;
/** Forgets the inputs last seen: after the weights have changed, and now and then, since rounding adds up. */
export declare function restart(net: Net, scratch: Scratch): void;
/**
 * Win shares for the inputs, into `scratch.outputs`. Only inputs that differ from those last seen are worked out: the
 * candidates of one decision have most of them in common.
 */
export declare function evaluate(net: Net, input: Float32Array, scratch: Scratch): void;
/** Hidden layers are a multiple of this wide: sums are kept in as many local variables (2.5 times faster than a plain loop). */
export declare const BLOCK = 8;
/** Adds rows of the first layer, each times its factor, to the sums. */
export declare function addRows(first: Float32Array, sums: Float32Array, rows: Uint16Array, factors: Float32Array, count: number): void;
export declare function softmax(values: Float32Array): void;
