import type { Action, Types, View } from '@bothy/clans-of-caledonia/data'
import type { Macro, Presenter } from '@bothy/board-kit/board/game-board.ts'
import { discardPrice } from './market-facts.ts'
import { type Words, wordsOf } from '../words.ts'

type Discarding = Extract<Action, { readonly type: 'discard' }>

/** COC-85: all of the milk. */
function butter(view: View, legal: readonly Discarding[], words: Words): readonly Macro<Action>[] {
  const [first, ...rest] = legal
  if (first === undefined) return []
  const most = rest.reduce((a, b) => (b.n > a.n ? b : a), first)
  return [
    {
      id: 'macro:butter',
      label: words.board.allButter(most.n, words.money(most.n * discardPrice(view, most.good))),
      actions: [most],
    },
  ]
}

export const productionMacros: NonNullable<Presenter<Types>['macros']> = (view, legal, language) => {
  const words = wordsOf(language)
  if (view.pending?.kind !== 'milk') return []
  return butter(
    view,
    legal.filter((action) => action.type === 'discard'),
    words,
  )
}
