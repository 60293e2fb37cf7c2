/** Major and minor version; all from the middle of 2024. */
export const OLDEST_BROWSERS = { chrome: [125, 0], edge: [125, 0], firefox: [128, 0], safari: [17, 5] } as const
