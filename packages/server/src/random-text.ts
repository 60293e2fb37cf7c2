import { randomBytes } from 'node:crypto'

const FIT = /^[^-_].*[^-_]$/

/** Too long to be guessed, and fit for an address, a sentence and a command: no hyphen at its ends, where it would be taken for an option or left out of a link. */
export const randomText = (bytes: number): string => {
  const text = randomBytes(bytes).toString('base64url')
  return FIT.test(text) ? text : randomText(bytes)
}
