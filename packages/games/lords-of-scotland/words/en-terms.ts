import { named } from '@bothy/kernel'

/** Things that the key of signs, the primer and the lines for newcomers name, each in one way. */
export const terms = {
  army: named('army', 'armies'),
  lineage: named('lineage', 'lineages'),
  power: named('power', 'powers'),
  hand: named('hand', 'hands'),
  point: named('point', 'points'),
}
