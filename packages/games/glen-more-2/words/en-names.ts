import { named } from '@bothy/kernel'
import type { CardId } from '../data/cards.ts'
import { faceOf, type TileId } from '../data/tiles.ts'
import { cardFace, TILE_NAMES } from './names.ts'

/** Names that take an article in a sentence. */
const WITH_ARTICLE: readonly string[] = ['B11', 'C11', 'HOME-V', 'HOME-C', 'M1', 'H3', 'T5', 'T6']

export function tileInSentence(tile: TileId): string {
  const face = faceOf(tile)
  return WITH_ARTICLE.includes(face) ? `the ${TILE_NAMES[face]}` : TILE_NAMES[face]
}
export const cardName = (card: CardId): string => TILE_NAMES[cardFace(card)]

export const terms = {
  scotsman: named('Scotsman', 'Scotsmen'),
  clanMarker: named('clan marker', 'clan markers'),
  movementPoint: named('movement point', 'movement points'),
  landmarkCard: named('landmark card', 'landmark cards'),
  person: named('person', 'persons'),
  cask: named('whisky cask', 'whisky casks'),
  resource: named('resource', 'resources'),
  territory: named('territory', 'territories'),
}
