/** Parts that no first move needs, in one file that is fetched as soon as the table stands. */
export const lazyParts = async () => (await import('./lazy-parts.ts')).LAZY_PARTS
