import type { ComponentChildren } from 'preact'
import { DetailsPanel } from '@bothy/board-kit/board/details/details-panel.tsx'
import type { AllWords } from './explain-words.ts'
import { MarkNote } from '../tile/mark.tsx'
import type { BoardContext } from '../spot.tsx'

export type DetailContext = { readonly table: BoardContext; readonly words: AllWords }

/** Only then are offers, places and fields of the view the reader's own. */
export const isAsked = ({ view, reader }: BoardContext): boolean => reader !== null && view.pending?.seat === reader

export function Facts({ list }: { list: readonly string[] }) {
  const told = list.filter((text) => text !== '')
  if (told.length === 0) return null
  return (
    <ul class="details-list">
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

type PanelProps = DetailContext & {
  readonly title: string
  readonly art?: ComponentChildren
  readonly rules: readonly string[]
  readonly places?: readonly string[]
  readonly children: ComponentChildren
}

export function Panel({ table, words, title, art, rules, places = [], children }: PanelProps) {
  return (
    <DetailsPanel title={title} {...(art === undefined ? {} : { art })} rules={rules}>
      {children}
      {places.length > 0 && <MarkNote view={table.view} places={places} words={words} />}
    </DetailsPanel>
  )
}
