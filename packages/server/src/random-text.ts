import { randomBytes } from 'node:crypto'

const FIT = /^[^-_].*[^-_]$/

/**
 * Unguessable, and safe in addresses, sentences and commands: no hyphen at either end, where it would be taken for an option or dropped
 * from a link.
 */
export const randomText = (bytes: number): string => {
  const text = randomBytes(bytes).toString('base64url')
  return FIT.test(text) ? text : randomText(bytes)
}
