import type { BaseFrame } from '../rules/base-frames.ts'

export const ASK_KINDS = [
  'turn',
  'reward',
  'pay',
  'give',
  'place',
  'effects',
  'choose',
  'bring',
  'grant',
  'claim',
  'remove',
  'keep',
  'build',
  'activate',
] as const satisfies readonly BaseFrame['kind'][]

export type AskKind = (typeof ASK_KINDS)[number]
