import type { Types } from '@bothy/glen-more/data'
import type { Brings } from '@bothy/board-kit/board/game-board.ts'
import { pieceWords, placeFacts, placesWords, spaceAhead, trackFacts } from './labels.ts'
import { wordsOf } from './words.ts'

export const brings: Brings<Types> = (action, { view, reader, names, language }) => {
  const words = wordsOf(language)
  if (action.type === 'take') {
    const offer = view.offers.find(({ tile }) => tile === action.tile)
    if (offer === undefined) return []
    return [
      words.board.ahead(spaceAhead(view, offer.space)),
      words.tileText(offer.tile),
      ...(offer.reason === null ? [pieceWords(offer, words), placesWords(view, offer, words)] : []),
      ...trackFacts(offer, { reader, names }, words).map(({ text }) => text),
    ].filter((fact) => fact !== '')
  }
  if (action.type !== 'place' || view.taken === null) return []
  const spot = view.spots.find(({ x, y }) => x === action.x && y === action.y)
  return spot === undefined ? [] : placeFacts(view, spot, view.taken, words)
}
