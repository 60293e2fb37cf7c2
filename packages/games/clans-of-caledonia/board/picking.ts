import type { Good, Types, Unit, View } from '@bothy/clans-of-caledonia/data'
import type { Presenter, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { discardPrice, priceEach } from './market/market-facts.ts'
import { priceRange, unitsAt } from './map/site-facts.ts'
import { goodIn, hexIn, isAt, unitIn } from './targets.ts'
import { type Words, wordsOf } from './words.ts'

/** COC-30: how many spaces there are for a unit, and from how much to how much it costs there. */
function placing(view: View, unit: Unit, { board, money }: Words): string {
  const range = priceRange(view, unit)
  return range === null
    ? board.placeFree(unit)
    : board.placeUnit(unit, range.spaces, money(range.least), money(range.most))
}

function tradeQuestion(view: View, first: ClickTarget, good: Good, { board, money }: Words): string | null {
  if (isAt(first, 'buy')) return board.howManyBuy(good, money(priceEach(view, good)))
  if (isAt(first, 'sell')) return board.howManySell(good, money(priceEach(view, good)))
  if (isAt(first, 'discard')) return board.howManyDiscard(good, money(discardPrice(view, good)))
  return isAt(first, 'give') ? board.whichGain(good) : null
}

function spaceQuestion(view: View, hex: number, { board }: Words): string {
  const own = view.spaces.find((space) => space.hex === hex)?.unit ?? null
  if (own !== null && view.pending?.kind === 'swap') return board.swapFor(own)
  return own === null ? board.chooseUnit(unitsAt(view, hex).length) : board.rowWhere
}

export const pickingWords: NonNullable<Presenter<Types>['picking']> = (picked, view, language) => {
  const words = wordsOf(language)
  const [first = ''] = picked
  const unit = unitIn(first)
  if (unit !== null) return view.pending?.kind === 'swap' ? words.board.swapWhich(unit) : placing(view, unit, words)
  const hex = hexIn(first)
  if (hex !== null) return spaceQuestion(view, hex, words)
  if (first === 'port:copyPort') return words.board.whichPort
  const good = goodIn(first)
  return good === null ? null : tradeQuestion(view, first, good, words)
}
