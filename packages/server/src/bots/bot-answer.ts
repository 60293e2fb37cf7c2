import type { Json } from '@bothy/kernel'

/** A worker has loaded all it needs and begins to think. */
export type BotBegun = { readonly begun: true }
/** The action, or why there is none and where that happened. */
export type BotAnswer = { readonly action: Json } | { readonly failed: string; readonly stack: string }

export const isBotBegun = (x: unknown): x is BotBegun => typeof x === 'object' && x !== null && 'begun' in x

export const isBotAnswer = (x: unknown): x is BotAnswer =>
  typeof x === 'object' &&
  x !== null &&
  ('action' in x || ('failed' in x && typeof x.failed === 'string' && 'stack' in x))
