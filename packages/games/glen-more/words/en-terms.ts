import { named } from '@bothy/kernel'

/** Things that the key of signs, the primer and the lines for newcomers name, each in one way. */
export const terms = {
  clanMember: named('clan member', 'clan members'),
  chieftain: named('chieftain', 'chieftains'),
  specialCard: named('special card', 'special cards'),
  movementPoint: named('movement point', 'movement points'),
  figure: named('figure', 'figures'),
  cube: named('cube', 'cubes'),
}
