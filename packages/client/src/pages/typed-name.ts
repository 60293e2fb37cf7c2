import { signal } from '@preact/signals'

/** A signal, since a table that arrives brings another head, which draws the same menu anew. */
export const typedName = signal<string | null>(null)
