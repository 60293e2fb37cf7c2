import type { View } from '@bothy/clans-of-caledonia/data'

/** COC-66, COC-85, COC-91: a seat is asked something in the Production of a round. */
export const isProducing = ({ pending, ranks }: View): boolean =>
  ranks === null && (pending?.kind === 'process' || pending?.kind === 'milk' || pending?.kind === 'barrel')
