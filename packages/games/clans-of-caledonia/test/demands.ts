import type { Demands } from '@bothy/kernel/contract-suite'
import { invariants, type Types } from '../rules/index.ts'
import { arrangements, corrections } from './arrangements.ts'

export const demands: Demands<Types> = {
  bound: 2000,
  invariants,
  arranged: arrangements,
  corrected: corrections,
  hidden: ['pile'],
}
