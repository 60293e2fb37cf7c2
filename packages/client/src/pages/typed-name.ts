import { signal } from '@preact/signals'

/** A name that is being typed. A table that comes brings another head, in which the same menu is drawn anew. */
export const typedName = signal<string | null>(null)
