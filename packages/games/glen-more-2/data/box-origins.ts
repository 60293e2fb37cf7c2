import { CARD_FACTS, CARDS } from './cards.ts'
import { FIELDS } from './fields.ts'
import type { Origin, Origins } from './sources.ts'

const BOTH: Origin = { provenance: 'rulebook', from: ['rulebook-en', 'rulebook-fr'] }
const FRENCH: Origin = { provenance: 'rulebook', from: ['rulebook-fr'] }
const FIRST_GAME: Origin = { provenance: 'firstGame', from: ['first-game'] }
const MADE_UP: Origin = { provenance: 'reconstructed', from: [] }

export const BOX_ORIGINS: Origins = {
  supplies: BOTH,
  'rondel.spaces': FIRST_GAME,
  'rondel.endIsInD': MADE_UP,
  landmarks: BOTH,
  ...Object.fromEntries(
    CARDS.flatMap((card) => [
      ...(CARD_FACTS[card].chronicle === null ? [] : [[`landmarks.${card}.effect`, FRENCH] as const]),
      [`landmarks.${card}.event`, FRENCH] as const,
    ]),
  ),
  // The exchange is a picture on the card.
  'landmarks.duart-castle.event.1.grants.0': MADE_UP,
  ...Object.fromEntries(
    FIELDS.flatMap((field) => [
      [`clanBoard.fields.${field}`, MADE_UP] as const,
      [`clanBoard.fields.${field}.effect`, BOTH] as const,
    ]),
  ),
  'clanBoard.roads': MADE_UP,
  // GM2-E8: from Start to MacLeod 0; two roads of 1 from Start to McKay, the field between them being ours; from MacMillan to MacLachlan 1.
  'clanBoard.roads.1': BOTH,
  'clanBoard.roads.3.a': BOTH,
  'clanBoard.roads.3.cost': BOTH,
  'clanBoard.roads.4.b': BOTH,
  'clanBoard.roads.4.cost': BOTH,
  'clanBoard.roads.30': BOTH,
  scoring: BOTH,
  'scoring.lead.more': FIRST_GAME,
}
