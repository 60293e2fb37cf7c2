import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { Coin, SeatBadge } from '../../art/index.ts'
import { Group } from '../../board/choice/spot-group.tsx'
import type { PartWords } from '../words.ts'

export type Stall<Good extends string> = {
  readonly good: Good
  /** Goods that have been bought: the price is one more, a sale brings as much. */
  readonly filled: number
  readonly own: number | null
  readonly isMarked: boolean
}

type Counts<Good extends string> = { readonly [G in Good]: number }

export const stallsOf = <Good extends string>(
  goods: readonly Good[],
  filled: Counts<Good>,
  own: Counts<Good> | null,
  bought: readonly Good[],
): readonly Stall<Good>[] =>
  goods.map((good) => ({
    good,
    filled: filled[good],
    own: own === null ? null : own[good],
    isMarked: bought.includes(good),
  }))

/** Of what has as many spaces: what one costs and brings, and, where it is told, how many one has. */
export const stallWords = (
  { filled }: { readonly filled: number },
  spaces: number,
  words: PartWords,
  own: string | null,
): string =>
  [
    filled < spaces ? words.buyFor(filled + 1) : words.soldOut,
    filled > 0 ? words.sellFor(filled) : words.noSale,
    ...(own === null ? [] : [words.youHave(own)]),
  ].join(', ')

export const Own = ({ count, class: name }: { count: number | null; class: string }) =>
  count === null ? null : (
    <b class={`market-own ${name}`} data-none={count === 0 ? '' : undefined} data-purse aria-hidden="true">
      {count}
    </b>
  )

export const Prices = ({ filled, spaces, class: name }: { filled: number; spaces: number; class: string }) => (
  <span class={`market-prices ${name}`} aria-hidden="true">
    {Array.from({ length: spaces }, (_, i) => i + 1).map((value) =>
      value <= filled ? (
        <Coin key={value} value={value} size={22} />
      ) : (
        <span key={value} class="market-open-price" data-next={value === filled + 1 ? '' : undefined}>
          {value}
        </span>
      ),
    )}
  </span>
)

type MarketProps = {
  readonly label: string
  readonly me: Seat | null
  readonly reader: Seat | null
  readonly words: PartWords
  readonly names: { readonly market: string; readonly head: string; readonly stalls: string }
  readonly keys: readonly string[]
  readonly children: (tabIndex: (key: string) => number) => ComponentChildren
}

export const Market = ({ label, me, reader, words, names, keys, children }: MarketProps) => (
  <div class={`market ${names.market}`}>
    <p class={`market-head ${names.head}`} aria-hidden="true">
      <span>{label}</span>
      {me !== null && <span>{reader === null ? <SeatBadge seat={me} size={14} /> : words.yours}</span>}
    </p>
    <Group label={label} class={names.stalls} keys={keys}>
      {children}
    </Group>
  </div>
)
