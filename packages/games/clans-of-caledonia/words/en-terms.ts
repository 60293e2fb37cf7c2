import { named } from '@bothy/kernel'

export const terms = {
  unit: named('unit', 'units'),
  worker: named('worker', 'workers'),
  animal: named('animal', 'animals'),
  field: named('field', 'fields'),
  factory: named('factory', 'factories'),
  merchant: named('merchant', 'merchants'),
  shipping: named('shipping'),
  exportContract: named('export contract', 'export contracts'),
  port: named('port', 'ports'),
  glory: named('Glory'),
  landCost: named('land cost', 'land costs'),
}
