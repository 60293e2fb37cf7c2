import type { Reply } from '../net/api.ts'

/** Carries out calls one after the other until one fails, and tells why. */
export type Run = (...calls: readonly (() => Promise<Reply<unknown>>)[]) => Promise<void>
