import { named } from '@bothy/kernel'

export const terms = {
  clanMember: named('clan member', 'clan members'),
  chieftain: named('chieftain', 'chieftains'),
  specialCard: named('special card', 'special cards'),
  movementPoint: named('movement point', 'movement points'),
  figure: named('figure', 'figures'),
  cube: named('cube', 'cubes'),
}
