/** 1, 2, 3 and so on. */
export const stepsOf = (vp: readonly number[]): readonly number[] => vp.map((_, i) => i + 1)
