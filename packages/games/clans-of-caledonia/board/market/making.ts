import {
  GOODS,
  type Good,
  MADE_FROM,
  PROCESSED_GOODS,
  type ProcessedGood,
  type View,
} from '@bothy/clans-of-caledonia/data'
import type { Choice } from '@bothy/board-kit/board/game-board.ts'
import { at } from '../targets.ts'

export type Making = { readonly [G in ProcessedGood]: number }

export const makingTarget = ({ bread, cheese, whisky }: Making): string => at.make(bread, cheese, whisky)

const NOTHING: Making = { bread: 0, cheese: 0, whisky: 0 }

type Lit = Pick<Choice, 'isSelectable'>
const isOpen = (choice: Lit, making: Making): boolean => choice.isSelectable(makingTarget(making))

export const makeable = ({ pending, players }: View): readonly ProcessedGood[] =>
  pending === null ? [] : PROCESSED_GOODS.filter((good) => players[pending.seat].income.processed[good] > 0)

/** COC-66: one more of a good; where grain is short, one less of the other that it is made into. Null if neither goes. */
export function oneMore(choice: Lit, making: Making, good: ProcessedGood): Making | null {
  const more = { ...making, [good]: making[good] + 1 }
  if (isOpen(choice, more)) return more
  const other = PROCESSED_GOODS.find(
    (it) => it !== good && more[it] > 0 && isOpen(choice, { ...more, [it]: more[it] - 1 }),
  )
  return other === undefined ? null : { ...more, [other]: more[other] - 1 }
}

export const oneLess = (making: Making, good: ProcessedGood): Making | null =>
  making[good] === 0 ? null : { ...making, [good]: making[good] - 1 }

export function everything(choice: Lit, view: View, before: ProcessedGood = 'whisky'): Making {
  let making = NOTHING
  for (const good of [before, ...makeable(view).filter((it) => it !== before)])
    for (;;) {
      const more: Making = { ...making, [good]: making[good] + 1 }
      if (!isOpen(choice, more)) break
      making = more
    }
  return making
}

/** COC-66: grain and milk that stay in stock though a factory could still process some, in the order of `GOODS`. */
export function keptWith(choice: Lit, view: View, making: Making): readonly number[] {
  const stock = view.players[view.pending?.seat ?? 0].goods
  const used = (raw: Good): number =>
    PROCESSED_GOODS.reduce((sum, good) => sum + (MADE_FROM[good] === raw ? making[good] : 0), 0)
  const isIdle = (raw: Good): boolean =>
    PROCESSED_GOODS.some((good) => MADE_FROM[good] === raw && isOpen(choice, { ...making, [good]: making[good] + 1 }))
  return GOODS.map((good) => (isIdle(good) ? stock[good] - used(good) : 0))
}

export const gainList = (counts: readonly number[]): readonly Good[] =>
  GOODS.flatMap((good, i) => Array.from({ length: counts[i] ?? 0 }, () => good))
