import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CoreState } from './contract.ts'
import { canonical } from './json.ts'

const HASH_DIGITS = 16

/** 64 bits of SHA-256 over the canonical text of a state: equal states, equal hashes, on every machine. */
export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, HASH_DIGITS)

/** The hash in a record: without `memory`, so that games may learn to remember more without a record growing old. */
export const hashOfState = (state: CoreState): string =>
  hashOf(Object.fromEntries(Object.entries(state).filter(([field]) => field !== 'memory')))
