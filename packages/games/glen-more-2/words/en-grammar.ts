import { listed, type Message, type Part, type Seat } from '@bothy/kernel'
import type { CardId } from '../data/cards.ts'
import type { FieldId } from '../data/fields.ts'
import type { TileId } from '../data/tiles.ts'
import { cardName, tileInSentence } from './en-names.ts'
import { fieldName } from './names.ts'
import { cardThing, fieldThing, tileThing } from './parts.ts'

export type Reader = Seat | null

export const the = (tile: TileId): Part => tileThing(tile, tileInSentence(tile))
export const card = (id: CardId): Part => cardThing(id, cardName(id))
export const field = (id: FieldId): Part => fieldThing(id, fieldName(id))
export const tiles = (list: readonly TileId[]): Message =>
  listed(
    list.map((tile) => [the(tile)]),
    'and',
  )

export const You = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'You' : null })
export const you = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'you' : null })
export const your = (seat: Seat, me: Reader): string => (seat === me ? 'your' : 'their')
