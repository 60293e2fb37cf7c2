import type { Making } from '../market/making.ts'
import { held } from './held.ts'
import { proposedMaking } from './proposal.ts'

/** COC-66. */
export const { of: makingOf, set: setMaking } = held<Making>(({ view }) => proposedMaking(view))

/** COC-85: milk that becomes butter. */
export const { of: butterOf, set: setButter } = held<number>(
  ({ view: { pending, players } }) => players[pending?.seat ?? 0].goods.milk,
)
