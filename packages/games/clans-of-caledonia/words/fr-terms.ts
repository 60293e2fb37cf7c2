import { type Named, named } from '@bothy/kernel'
import type { terms as en } from './en-terms.ts'

export const terms: { readonly [thing in keyof typeof en]: Named } = {
  unit: named('unité', 'unités'),
  worker: named('ouvrier', 'ouvriers'),
  animal: named('animal', 'animaux'),
  field: named('champ', 'champs'),
  factory: named('usine', 'usines'),
  merchant: named('marchand', 'marchands'),
  shipping: named('expédition'),
  exportContract: named('contrat d’exportation', 'contrats d’exportation'),
  port: named('port', 'ports'),
  glory: named('Gloire'),
  landCost: named('coût du terrain', 'coûts du terrain'),
}
