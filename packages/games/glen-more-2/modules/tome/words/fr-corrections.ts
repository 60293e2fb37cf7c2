import type { Translated } from '@bothy/kernel'
import type { keys as en } from './en-corrections.ts'

/** Its part of the box on the page of corrections. */
export const group = 'Cartes Événement'

/** Names of the last parts of a path in its data. */
export const keys = {
  bonus: 'bonus d’une carte retournée',
  tables: 'meilleure table de score',
  eventScotsmen: 'Écossais',
  eventCasks: 'tonneaux',
} satisfies Translated<typeof en>
