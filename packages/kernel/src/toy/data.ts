import { correctable, type Broken } from '../corrections/correction-laws.ts'
import type { State } from './types.ts'

const DATA = {
  stones: { small: 10, large: 18 },
  hand: 2,
  mostDown: 2,
  luck: [1, 2, 3],
  cairn: 60,
}

export type Content = {
  readonly stones: { readonly small: number; readonly large: number }
  readonly hand: number
  readonly mostDown: number
  readonly luck: readonly number[]
  readonly cairn: number
}

const MOST_STONES = 18
const MOST_SEATS = 4

function broken(data: typeof DATA): Broken | null {
  if (data.hand < 1) return { at: 'hand', law: 'atLeastOne' }
  if (data.mostDown < 0) return { at: 'mostDown', law: 'notNegative' }
  for (const [size, stones] of Object.entries(data.stones))
    if (stones < data.hand * MOST_SEATS || stones > MOST_STONES) return { at: `stones.${size}`, law: 'stonesForAll' }
  const poor = data.luck.findIndex((luck) => luck < 0)
  return poor < 0 ? null : { at: `luck.${poor}`, law: 'notNegative' }
}

export const content = correctable({
  data: DATA,
  broken,
  compile: (data): Content => ({ ...data, luck: [...data.luck] }),
})

export const contentOf = (s: State): Content => content.contentOf(s.corrections)
