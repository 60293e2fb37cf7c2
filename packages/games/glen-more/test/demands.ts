import type { Demands } from '@bothy/kernel/contract-suite'
import { invariants, type Types } from '../rules/index.ts'
import { arrangements } from './arrangements.ts'

export const demands: Demands<Types> = { bound: 1000, invariants, arranged: arrangements, hidden: ['stacks'] }
