import type { Translated } from '@bothy/kernel'
import type { keys as en } from './en-corrections.ts'

export const group = 'Cartes Événement'

export const keys = {
  bonus: 'bonus d’une carte retournée',
  tables: 'meilleure table de score',
  eventScotsmen: 'Écossais',
  eventCasks: 'tonneaux',
} satisfies Translated<typeof en>
