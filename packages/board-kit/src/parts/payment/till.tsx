import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { canAdd, isSame, missing, touched } from '../../board/choice/named-subsets.ts'
import type { ClickTarget } from '../../board/game-board.ts'
import type { PartWords } from '../words.ts'

type Set<Good> = { readonly goods: readonly Good[] }

type Toggle = {
  readonly label: string
  readonly picture: ComponentChildren
  readonly more?: boolean
}

type Deal = { readonly target: ClickTarget; readonly children: ComponentChildren }

export type Named<Good> = { readonly good: Good; readonly count: number; readonly hasRoom: boolean }

type TillProps<Good extends string, Option extends Set<Good>> = {
  readonly label: string
  readonly goods: readonly Good[]
  /** All sets that may be named, the best first: it is put in beforehand. */
  readonly options: readonly Option[]
  readonly names: { readonly till: string; readonly toggles: string; readonly toggle: string; readonly deal: string }
  readonly words: PartWords
  readonly toggle: (named: Named<Good>) => Toggle
  readonly deal: (option: Option) => Deal
  readonly pick: (target: ClickTarget) => void
}

export function Till<Good extends string, Option extends Set<Good>>({
  label,
  goods: all,
  options,
  names,
  words,
  toggle,
  deal,
  pick,
}: TillProps<Good, Option>) {
  const [goods, setGoods] = useState<readonly Good[]>(options[0]?.goods ?? [])
  const question = { options }
  const used = all.filter((good) => options.some((it) => it.goods.includes(good)))
  const deals = options.filter((option) => isSame(option.goods, goods))
  return (
    <div class={`till ${names.till}`} role="group" aria-label={label}>
      <div class={`till-toggles ${names.toggles}`}>
        {used.map((good) => {
          const count = goods.filter((it) => it === good).length
          const { label: named, more, picture } = toggle({ good, count, hasRoom: canAdd(question, goods, good) })
          return (
            <button
              key={good}
              type="button"
              class={`till-toggle ${names.toggle}`}
              aria-pressed={count > 0 ? 'true' : 'false'}
              data-more={more === true ? '' : undefined}
              onClick={() => setGoods(touched(question, goods, good))}
            >
              <span class="visually-hidden">{named}</span>
              {picture}
            </button>
          )
        })}
      </div>
      {deals.map((option) => {
        const { target, children } = deal(option)
        return (
          <button
            key={target}
            type="button"
            class={`button primary till-deal ${names.deal}`}
            data-state="lit"
            data-target={target}
            onClick={() => pick(target)}
          >
            {children}
          </button>
        )
      })}
      {deals.length === 0 && (
        <button type="button" class={`button primary till-deal ${names.deal}`} disabled>
          {words.stillMissing(missing(question, goods))}
        </button>
      )}
    </div>
  )
}
