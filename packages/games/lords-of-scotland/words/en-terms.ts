import { named } from '@bothy/kernel'

export const terms = {
  army: named('army', 'armies'),
  lineage: named('lineage', 'lineages'),
  power: named('power', 'powers'),
  hand: named('hand', 'hands'),
  point: named('point', 'points'),
}
