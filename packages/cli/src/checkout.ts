import { fileURLToPath } from 'node:url'

/** The folder of the clone: the command works from any folder. */
export const checkout = fileURLToPath(new URL('../../../', import.meta.url))
