import { type Named, named } from '@bothy/kernel'
import type { terms as en } from './en-terms.ts'

export const terms: { readonly [thing in keyof typeof en]: Named } = {
  army: named('armée', 'armées'),
  lineage: named('lignée', 'lignées'),
  power: named('pouvoir', 'pouvoirs'),
  hand: named('main', 'mains'),
  point: named('point', 'points'),
}
