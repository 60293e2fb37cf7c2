import { listedText, type Seat } from '@bothy/kernel'
import type { Types } from '@bothy/clans-of-caledonia/data'
import type { ComponentChildren } from 'preact'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { DetailsPanel } from '@bothy/board-kit/board/details/details-panel.tsx'
import { type AllWords, allWordsOf } from './explain-words.ts'
import { nameOf } from '../lines.ts'
import { MarkNote } from './mark.tsx'

export type BoardContext = BoardProps<Types>

export type DetailContext = { readonly table: BoardContext; readonly words: AllWords }
export const detailContextOf = (table: BoardContext): DetailContext => ({ table, words: allWordsOf(table.language) })

export const who = ({ table, words }: DetailContext, seat: Seat): string =>
  seat === table.reader ? words.explain.you : nameOf(table, seat, words)

export const tallied = (
  told: DetailContext,
  counts: readonly { readonly seat: Seat; readonly n: number | string }[],
): string => counts.map(({ seat, n }) => `${who(told, seat)} ${n}`).join(', ')

export const listedSeats = (told: DetailContext, seats: readonly Seat[]): string =>
  listedText(
    seats.map((seat) => who(told, seat)),
    told.table.language === 'fr' ? 'et' : 'and',
  )

export const isAsked = ({ view, reader }: BoardContext): boolean => reader !== null && view.pending?.seat === reader

export function Facts({ children }: { children: ComponentChildren }) {
  return <ul class="coc-facts">{children}</ul>
}

export function Fact({ sign = null, children }: { sign?: ComponentChildren; children: ComponentChildren }) {
  return (
    <li class="coc-fact">
      <span class="coc-fact-sign">{sign}</span>
      <span>{children}</span>
    </li>
  )
}

type PanelProps = {
  readonly told: DetailContext
  readonly title: string
  readonly art?: ComponentChildren
  readonly rules: readonly string[]
  readonly places?: readonly string[]
  readonly children: ComponentChildren
}

export function Panel({ told: { table, words }, title, art, rules, places = [], children }: PanelProps) {
  return (
    <DetailsPanel title={title} {...(art === undefined ? {} : { art })} rules={rules}>
      {children}
      <MarkNote view={table.view} places={places} words={words} />
    </DetailsPanel>
  )
}
