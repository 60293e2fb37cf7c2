export const stepsOf = (vp: readonly number[]): readonly number[] => vp.map((_, i) => i + 1)
