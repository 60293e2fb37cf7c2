import type { Types } from '@bothy/glen-more-2/data'
import type { Brings } from '@bothy/board-kit/board/game-board.ts'
import { offersOf } from './chronicles/offers.ts'
import { roadWords } from './map/field-facts.ts'
import { boxOf, outcomeFacts, placeFacts } from './labels.ts'
import { wordsOf } from './words.ts'

export const brings: Brings<Types> = (action, { view, reader, names, language }) => {
  const words = wordsOf(language)
  if (action.type === 'take') {
    const offer = offersOf(view).find(({ tile }) => tile === action.tile)
    if (offer === undefined) return []
    const facts = outcomeFacts(view, offer, { reader, names }, words).map(({ text }) => text)
    return [words.tileText(offer.tile, boxOf(view)), ...facts].filter((fact) => fact !== '')
  }
  if (action.type === 'place') {
    const tile = view.pending?.tile ?? null
    const spot = view.spots.find(({ x, y }) => x === action.x && y === action.y)
    return tile === null || spot === undefined ? [] : placeFacts(view, spot, tile, words)
  }
  const shown = action.type === 'claim' ? view.fields.find(({ field }) => field === action.field) : undefined
  return shown === undefined ? [] : [words.fieldText(shown.field, boxOf(view)), roadWords(view, shown, reader, words)]
}
