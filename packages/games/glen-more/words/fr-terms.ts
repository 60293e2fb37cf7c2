import { type Named, named } from '@bothy/kernel'
import type { terms as en } from './en-terms.ts'

export const terms: { readonly [thing in keyof typeof en]: Named } = {
  clanMember: named('membre du clan', 'membres du clan'),
  chieftain: named('membre du Parlement', 'membres du Parlement'),
  specialCard: named('carte spéciale', 'cartes spéciales'),
  movementPoint: named('point de mouvement', 'points de mouvement'),
  figure: named('pion', 'pions'),
  cube: named('cube', 'cubes'),
}
