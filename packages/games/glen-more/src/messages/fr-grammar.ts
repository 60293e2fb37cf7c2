import type { Message, Part, Seat } from '@bothy/kernel'
import type { CardId } from '../data/faces.ts'
import { isStartVillage, type TileId } from '../data/tiles.ts'
import type { View } from '../types.ts'
import { words } from './fr-words.ts'
import { cardThing, cellOf, tileThing } from './parts.ts'

export type Reader = Seat | null

// A name may begin with a vowel, so no sentence puts "de" or "que" before one. Tiles are "la tuile …", of whatever gender.

export const tuile = (tile: TileId): Part => tileThing(tile, `la tuile ${words.tileName(tile)}`)
/** Where the sentence says that it is a tile. */
export const nom = (tile: TileId): Part => tileThing(tile, words.tileName(tile))
/** "une autre tuile Carrière" after one. */
export const autre = (tile: TileId, first: TileId): Part =>
  words.tileName(tile) === words.tileName(first)
    ? tileThing(tile, `une autre tuile ${words.tileName(tile)}`)
    : tuile(tile)
export const carte = (id: CardId): Part => cardThing(id, `la carte ${words.cardName(id)}`)

/** "la tuile Carrière (1 est)". */
export const ici = (tile: TileId, view: View): Message => {
  const cell = cellOf(view, tile)
  return cell === null || isStartVillage(tile) ? [tuile(tile)] : [tuile(tile), ` (${words.cell(cell.x, cell.y)})`]
}

/** At the beginning of a sentence; `vous` elsewhere. */
export const Vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
export const vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'vous' : null })
export const a = (seat: Seat, me: Reader): string => (seat === me ? ' avez ' : ' a ')
