/** A mean with its 95 % interval. */
export interface Estimate {
    readonly mean: number;
    readonly low: number;
    readonly high: number;
}
/**
 * Mean of one value per seed, with a percentile interval by bootstrap over the seeds: the games of one seed share their deal
 * and are not independent. Where all seeds gave the same value, the interval of Wilson is the honest one.
 */
export declare function estimateOf(values: readonly number[], seed: string): Estimate;
/** 95 % interval of a share of `n` independent trials. */
export declare function wilson(share: number, n: number): {
    readonly low: number;
    readonly high: number;
};
