import type { Message, Part, Seat } from '@bothy/kernel'
import type { CardId } from '../data/faces.ts'
import { CARD_OF, isStartVillage, type TileId } from '../data/tiles.ts'
import type { View } from '../rules/types.ts'
import { words } from './en-words.ts'
import { cardThing, cellOf, tileThing } from './parts.ts'

export type Reader = Seat | null

export const the = (tile: TileId): Part => tileThing(tile, words.theTile(tile))
export const The = (tile: TileId): Part =>
  tileThing(tile, `${words.theTile(tile).charAt(0).toUpperCase()}${words.theTile(tile).slice(1)}`)
/** English: no tile name but those of cards begins with a vowel. */
export const a = (tile: TileId): Part => {
  const name = words.tileName(tile)
  return tileThing(tile, CARD_OF[tile] === null ? `a ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name)
}
export const another = (tile: TileId, first: TileId): Part => {
  const name = words.tileName(tile)
  return name === words.tileName(first)
    ? tileThing(tile, `another ${name.charAt(0).toLowerCase()}${name.slice(1)}`)
    : the(tile)
}
export const card = (id: CardId): Part => cardThing(id, words.cardName(id))

export const there = (tile: TileId, view: View): Message => {
  const cell = cellOf(view, tile)
  return cell === null || isStartVillage(tile) ? [the(tile)] : [the(tile), ` (${words.cell(cell.x, cell.y)})`]
}

export const You = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'You' : null })
export const you = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'you' : null })
