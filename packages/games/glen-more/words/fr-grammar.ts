import type { Message, Part, Seat } from '@bothy/kernel'
import { au, du, le, type Noun } from '@bothy/kernel/french'
import type { CardId } from '../data/faces.ts'
import { isStartVillage, type TileId } from '../data/tiles.ts'
import type { View } from '../rules/types.ts'
import { noun, words } from './fr-words.ts'
import { cardThing, cellOf, tileThing } from './parts.ts'

export type Reader = Seat | null

// French: a name may begin with a vowel, so no sentence puts "de" or "que" before one known only when drawn.

const after = (say: (it: Noun) => string, tile: TileId): Message => {
  const it = noun(tile)
  const before = say(it).slice(0, -it.text.length)
  return before === '' ? [nom(tile)] : [before, nom(tile)]
}
export const la = (tile: TileId): Message => after(le, tile)
export const La = (tile: TileId): Message => after((it) => `${le(it).charAt(0).toUpperCase()}${le(it).slice(1)}`, tile)
export const dela = (tile: TileId): Message => after(du, tile)
export const ala = (tile: TileId): Message => after(au, tile)
export const autre = (tile: TileId, first: TileId): Message =>
  noun(tile).text === noun(first).text ? [`${noun(tile).gender === 'm' ? 'un' : 'une'} autre `, nom(tile)] : la(tile)
export const nom = (tile: TileId): Part => tileThing(tile, noun(tile).text)
/** The participle agrees with the tile: "retiré", "retirée". */
export const accord = (participle: string, tile: TileId): string =>
  `${participle}${noun(tile).gender === 'm' ? '' : 'e'}`
export const carte = (id: CardId): Message => ['la carte ', cardThing(id, words.cardName(id))]

export const ici = (tile: TileId, view: View, say: (tile: TileId) => Message = la): Message => {
  const cell = cellOf(view, tile)
  return cell === null || isStartVillage(tile) ? say(tile) : [...say(tile), ` (${words.cell(cell.x, cell.y)})`]
}

export const Vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
export const vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'vous' : null })
/** The present tense after the seat: " pose ", for the reader " posez ". */
export const v = (seat: Seat, me: Reader, its: string, yours: string): string => ` ${seat === me ? yours : its} `
