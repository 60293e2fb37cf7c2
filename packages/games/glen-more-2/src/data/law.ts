import type { Broken } from '@bothy/kernel'

/** What corrected data must keep to; the words have a sentence for each. */
export const LAWS = [
  /** Numbers are between 0 and 99. */
  'range',
] as const
export type Law = (typeof LAWS)[number]

export type Fault = Broken & { readonly law: Law }
export const fault = (at: string, law: Law): Fault => ({ at, law })
