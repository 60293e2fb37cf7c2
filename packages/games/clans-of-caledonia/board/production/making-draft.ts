import type { Making } from '../market/making.ts'
import { draftOf } from './draft.ts'
import { proposedMaking } from './proposal.ts'

/** COC-66. */
export const { of: makingOf, set: setMaking } = draftOf<Making>(({ view }) => proposedMaking(view))

/** COC-85: milk that becomes butter. */
export const { of: butterOf, set: setButter } = draftOf<number>(
  ({ view: { pending, players } }) => players[pending?.seat ?? 0].goods.milk,
)
