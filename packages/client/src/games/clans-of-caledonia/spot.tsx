import type { Types } from '@bothy/clans-of-caledonia/data'
import type { BoardProps } from '../../board/game-client.ts'
import { Spot as AnySpot, type SpotProps } from '../../board/spot.tsx'
import { wordsOf } from './words.ts'

export type Table = BoardProps<Types>

export function Spot({ class: name = '', ...props }: SpotProps<Table>) {
  return <AnySpot {...props} class={`coc-spot ${name}`} said={wordsOf(props.table.language).board} />
}
