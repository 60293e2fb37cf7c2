import type { Action, Types, View } from '@bothy/clans-of-caledonia/data'
import type { Macro, Presenter } from '@bothy/board-kit/board/game-board.ts'
import { discardPrice } from './market-facts.ts'
import { type Words, wordsOf } from '../words.ts'

type Making = Extract<Action, { readonly type: 'process' }>
type Discarding = Extract<Action, { readonly type: 'discard' }>

const total = ({ bread, cheese, whisky }: Making): number => bread + cheese + whisky
const made = ({ bread, cheese, whisky }: Making, words: Words): string => words.goods([0, 0, 0, bread, cheese, whisky])

/** COC-66: everything in one gesture; where grain is short, the two ends: as much whisky or as much bread as it makes. */
function processing(legal: readonly Making[], words: Words): readonly Macro<Action>[] {
  const most = Math.max(...legal.map(total))
  const full = legal.filter((action) => total(action) === most)
  const [only] = full
  if (most <= 0 || only === undefined) return []
  if (full.length === 1)
    return [{ id: 'macro:process', label: words.board.processAll(made(only, words)), actions: [only] }]
  const best = (good: 'bread' | 'whisky'): Making => full.reduce((a, b) => (b[good] > a[good] ? b : a))
  return (['whisky', 'bread'] as const).map((good) => ({
    id: `macro:${good}`,
    label: words.board.make(made(best(good), words)),
    actions: [best(good)],
  }))
}

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
  if (view.pending?.kind === 'process')
    return processing(
      legal.filter((action) => action.type === 'process'),
      words,
    )
  if (view.pending?.kind !== 'milk') return []
  return butter(
    view,
    legal.filter((action) => action.type === 'discard'),
    words,
  )
}
