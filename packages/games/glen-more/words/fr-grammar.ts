import type { Message, Part, Seat } from '@bothy/kernel'
import { au, du, le, type Noun } from '@bothy/kernel/french'
import type { CardId } from '../data/faces.ts'
import { isStartVillage, type TileId } from '../data/tiles.ts'
import type { View } from '../rules/types.ts'
import { noun, words } from './fr-words.ts'
import { cardThing, cellOf, tileThing } from './parts.ts'

export type Reader = Seat | null

// A name may begin with a vowel, so no sentence puts "de" or "que" before one that is known only when it is drawn.

/** The name of the tile is the thing, whatever stands before it. */
const after = (say: (it: Noun) => string, tile: TileId): Message => {
  const it = noun(tile)
  const before = say(it).slice(0, -it.text.length)
  return before === '' ? [nom(tile)] : [before, nom(tile)]
}
/** "la carrière", "le Loch Ness", "Donan Castle". */
export const la = (tile: TileId): Message => after(le, tile)
export const La = (tile: TileId): Message => after((it) => `${le(it).charAt(0).toUpperCase()}${le(it).slice(1)}`, tile)
/** "de la carrière", "du Loch Ness", "de Donan Castle". */
export const dela = (tile: TileId): Message => after(du, tile)
/** "à la carrière", "au Loch Ness", "à Donan Castle". */
export const ala = (tile: TileId): Message => after(au, tile)
/** "une autre carrière" after one. */
export const autre = (tile: TileId, first: TileId): Message =>
  noun(tile).text === noun(first).text ? [`${noun(tile).gender === 'm' ? 'un' : 'une'} autre `, nom(tile)] : la(tile)
/** Without an article, in lists and brackets. */
export const nom = (tile: TileId): Part => tileThing(tile, noun(tile).text)
/** A participle that agrees with the tile: "retiré", "retirée". */
export const accord = (participle: string, tile: TileId): string =>
  `${participle}${noun(tile).gender === 'm' ? '' : 'e'}`
export const carte = (id: CardId): Message => ['la carte ', cardThing(id, words.cardName(id))]

/** "la carrière (1 à l’est)". */
export const ici = (tile: TileId, view: View, say: (tile: TileId) => Message = la): Message => {
  const cell = cellOf(view, tile)
  return cell === null || isStartVillage(tile) ? say(tile) : [...say(tile), ` (${words.cell(cell.x, cell.y)})`]
}

/** At the beginning of a sentence; `vous` elsewhere. */
export const Vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
export const vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'vous' : null })
/** The verb after the seat, in the present: " pose ", and of the reader " posez ". */
export const v = (seat: Seat, me: Reader, its: string, yours: string): string => ` ${seat === me ? yours : its} `
