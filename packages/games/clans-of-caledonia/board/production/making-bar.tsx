import { type Good, GOODS, PROCESSED_GOODS, type ProcessedGood, type View } from '@bothy/clans-of-caledonia/data'
import { Confirm } from '../market/confirm.tsx'
import { everything, keptWith, makeable, type Making, makingTarget, oneLess, oneMore } from '../market/making.ts'
import { Stepper } from '../market/stepper.tsx'
import { MakingNote } from '../lazy.ts'
import type { BoardContext } from '../spot.tsx'
import { hasSheets } from '../visible-area.ts'
import type { Words } from '../words.ts'
import { makingOf, setMaking } from './making-draft.ts'

const isMade = (good: Good): good is ProcessedGood => PROCESSED_GOODS.some((made) => made === good)

const isNone = (counts: readonly number[]): boolean => counts.every((n) => n === 0)

function makingLabel(view: View, choice: BoardContext['choice'], making: Making, words: Words): string {
  const made = GOODS.map((good) => (isMade(good) ? making[good] : 0))
  const kept = keptWith(choice, view, making)
  if (isNone(kept)) return words.board.make(words.goods(made))
  return isNone(made)
    ? words.trade.keep(words.goods(kept))
    : words.trade.makeAndKeep(words.goods(made), words.goods(kept))
}

const total = ({ bread, cheese, whisky }: Making): number => bread + cheese + whisky

/** COC-66: the making that is set, and besides it everything, by as much whisky or as much bread as the grain allows. */
export function MakingBar({ table, words }: { readonly table: BoardContext; readonly words: Words }) {
  const { view, choice } = table
  const making = makingOf(table)
  const ends = (['whisky', 'bread'] as const).map((good) => everything(choice, view, good))
  const others = new Map(
    ends.filter((end) => total(end) > 0).map((end) => [makingTarget(end), makingLabel(view, choice, end, words)]),
  )
  const isOnly = others.size === 1
  others.delete(makingTarget(making))
  const set = (next: Making | null) => (next === null ? null : () => setMaking(table, next))
  return (
    <div class="coc-till">
      {hasSheets(table.layout) && (
        <>
          <MakingNote table={table} making={making} />
          {makeable(view).map((good) => (
            <Stepper
              key={good}
              good={good}
              n={making[good]}
              less={set(oneLess(making, good))}
              more={set(oneMore(choice, making, good))}
              words={words}
            />
          ))}
        </>
      )}
      <Confirm table={table} target={makingTarget(making)} label={makingLabel(view, choice, making, words)} isMain />
      {[...others].map(([target, label]) => (
        <Confirm
          key={target}
          table={table}
          target={target}
          label={isOnly ? words.board.processAll(goodsOfTarget(view, choice, words)) : label}
        />
      ))}
    </div>
  )
}

const goodsOfTarget = (view: View, choice: BoardContext['choice'], words: Words): string => {
  const all = everything(choice, view)
  return words.goods(GOODS.map((good) => (isMade(good) ? all[good] : 0)))
}
