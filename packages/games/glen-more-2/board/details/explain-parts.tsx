import type { ComponentChildren } from 'preact'
import { DetailsPanel } from '@bothy/board-kit/board/details/details-panel.tsx'
import type { AllWords } from './explain-words.ts'
import { MarkNote } from '../tile/mark.tsx'
import type { BoardContext } from '../spot.tsx'

export type DetailContext = { readonly table: BoardContext; readonly words: AllWords }

/** The reader is the one who is asked: what the view tells of offers, places and fields is theirs. */
export const isAsked = ({ view, reader }: BoardContext): boolean => reader !== null && view.pending?.seat === reader

/** Facts one below the other; empty ones are left out. */
export function Facts({ list }: { list: readonly string[] }) {
  const told = list.filter((text) => text !== '')
  if (told.length === 0) return null
  return (
    <ul class="gm2-told">
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
  /** Places of the data whose values are told here. */
  readonly places?: readonly string[]
  readonly children: ComponentChildren
}

/** An explanation, with a mark if something in it is not known for certain. */
export function Panel({ table, words, title, art, rules, places = [], children }: PanelProps) {
  return (
    <DetailsPanel title={title} {...(art === undefined ? {} : { art })} rules={rules}>
      {children}
      {places.length > 0 && <MarkNote view={table.view} places={places} words={words} />}
    </DetailsPanel>
  )
}
