import { randomBytes } from 'node:crypto'

/** Too long to be guessed, and fit for an address. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')
