import type { Seat } from '@bothy/kernel'
import { MAX_SEATS, RECRUIT_SLOTS, ROYAL_DECK } from '../data/clans.ts'
import type { Action } from './types.ts'

/** All actions are made once: lists of legal actions hold these objects and allocate nothing. */

const upTo = <V>(n: number, make: (i: number) => V): readonly V[] => Array.from({ length: n }, (_, i) => make(i))
const perArmyCard = (make: (owner: Seat, index: number) => Action): readonly (readonly Action[])[] =>
  upTo(MAX_SEATS, (owner) => upTo(ROYAL_DECK, (index) => make(owner, index)))

export const FLIP = upTo(RECRUIT_SLOTS, (slot): Action => ({ type: 'flip', slot }))
export const RECRUIT = upTo(RECRUIT_SLOTS, (slot): Action => ({ type: 'recruit', slot }))
export const MUSTER_UP = upTo(ROYAL_DECK, (card): Action => ({ type: 'muster', card, faceUp: true }))
export const MUSTER_DOWN = upTo(ROYAL_DECK, (card): Action => ({ type: 'muster', card, faceUp: false }))
export const ACTIVATE: Action = { type: 'activate' }
export const REFRAIN: Action = { type: 'refrain' }
export const DISCARD = perArmyCard((owner, index) => ({ type: 'discard', owner, index }))
export const EXCHANGE = upTo(MAX_SEATS, (slot): Action => ({ type: 'exchange', slot }))
export const SWAP = perArmyCard((owner, index) => ({ type: 'swap', owner, index }))
export const COPY = perArmyCard((owner, index) => ({ type: 'copy', owner, index }))
export const DECLINE: Action = { type: 'decline' }
export const CLAIM = upTo(MAX_SEATS, (slot): Action => ({ type: 'claim', slot }))

export function notAsked(action: Action, kind: string): never {
  throw new Error(`${action.type} does not answer ${kind}`)
}
