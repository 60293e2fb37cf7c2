import type { Demands } from '@bothy/kernel/contract-suite'
import { invariants, type Types } from '../rules/index.ts'
import { arrangements } from './arrangements.ts'

export const demands: Demands<Types> = {
  bound: 1500,
  invariants,
  arranged: arrangements,
  // LOS-88: of a face-down muster other seats learn only that it happened.
  disguise: (a) => (a.type === 'muster' && !a.faceUp ? { type: a.type, faceUp: false } : a),
  hidden: ['hands', 'draw', 'armies', 'recruits'],
  transient: (e) => e.type === 'rowThrownOut',
}
