import { listed, type Message, type Part, type Seat } from '@bothy/kernel'
import { au, du, le, type Noun } from '@bothy/kernel/french'
import type { CardId } from '../data/cards.ts'
import type { FieldId } from '../data/fields.ts'
import type { TileId } from '../data/tiles.ts'
import { cardNoun, tileNoun } from './fr-names.ts'
import { fieldName } from './names.ts'
import { cardThing, fieldThing, tileThing } from './parts.ts'

export type Reader = Seat | null

// A name may begin with a vowel, so no sentence puts "de" or "que" before a name that is filled in later.

/** The name of the tile is the thing; words before it are plain text. */
const after = (say: (it: Noun) => string, tile: TileId): Message => {
  const noun = tileNoun(tile)
  const before = say(noun).slice(0, -noun.text.length)
  return before === '' ? [nom(tile)] : [before, nom(tile)]
}
/** "le boucher", "le Loch Ness", "Halkirk". */
export const la = (tile: TileId): Message => after(le, tile)
/** "du boucher", "du Loch Ness", "d’Halkirk". */
export const dela = (tile: TileId): Message => after(du, tile)
/** "au boucher", "au Loch Ness", "à Halkirk". */
export const ala = (tile: TileId): Message => after(au, tile)
/** Without an article, in lists and brackets. */
export const nom = (tile: TileId): Part => tileThing(tile, tileNoun(tile).text)
/** A participle that agrees with the tile: "défaussé", "défaussée". */
export const accord = (participle: string, tile: TileId): string =>
  `${participle}${tileNoun(tile).gender === 'm' ? '' : 'e'}`
export const carte = (id: CardId): Message => ['la carte ', cardThing(id, cardNoun(id).text)]
export const domaine = (id: FieldId): Message => ['le domaine ', fieldThing(id, fieldName(id))]
export const noms = (list: readonly TileId[]): Message =>
  listed(
    list.map((tile) => [nom(tile)]),
    'et',
  )
/** "Halkirk, le boucher et le Loch Ness". */
export const les = (list: readonly TileId[]): Message => listed(list.map(la), 'et')

export const Vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
export const vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'vous' : null })
/** The verb after the seat, in the present: " pose ", and of the reader " posez ". */
export const v = (seat: Seat, me: Reader, its: string, yours: string): string => ` ${seat === me ? yours : its} `
export const son = (seat: Seat, me: Reader): string => (seat === me ? 'votre' : 'son')
