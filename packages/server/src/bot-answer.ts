import type { Json } from '@bothy/kernel'

/** What a worker sends back. */
export type BotAnswer = { readonly action: Json } | { readonly failed: string }

export const isBotAnswer = (x: unknown): x is BotAnswer =>
  typeof x === 'object' && x !== null && ('action' in x || ('failed' in x && typeof x.failed === 'string'))
