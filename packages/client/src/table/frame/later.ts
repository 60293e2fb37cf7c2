/** Parts that no first move needs, in one file: all are fetched as soon as the table stands. */
export const laterParts = async () => (await import('./later-parts.ts')).LATER_PARTS
