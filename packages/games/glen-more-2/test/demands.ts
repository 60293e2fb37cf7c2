import type { Demands } from '@bothy/kernel/contract-suite'
import { invariants, type Types } from '../rules/index.ts'
import { arrangements } from './arrangements.ts'
import { corrected } from './corrected.ts'

export const demands: Demands<Types> = {
  bound: 2000,
  invariants,
  arranged: arrangements,
  corrected,
  hidden: ['stacks'],
  // A roll that turns nothing up, or that protected tiles lead on, leaves no trace; arranged rolls are not imagined.
  transient: (event) => 'roll' in event,
}
