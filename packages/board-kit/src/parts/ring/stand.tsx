import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { SeatBadge } from '../../art/index.ts'

/** A part of the table that also shows the tile that is looked at. */
export type WithPreview<BoardContext, Offer> = { readonly table: BoardContext; readonly preview: Offer | undefined }

/** All that a space of the track is drawn from; `Offer`: the tile that is looked at. */
export type OnTrack<BoardContext, Words, Offer> = WithPreview<BoardContext, Offer> & {
  readonly words: Words
  readonly tabIndex: number
}

type TagProps = { readonly class: string; readonly children: ComponentChildren }

/** Over a space, in a word. */
export const RingTag = ({ class: name, children }: TagProps) => (
  <span class={`ring-tag ${name}`} aria-hidden="true">
    {children}
  </span>
)

type StandProps = {
  /** Of the figure, if it plays next. */
  readonly tag: string | null
  readonly name: ComponentChildren
  /** To whom the figure belongs, if to anybody, and how large the badge is. */
  readonly seat: Seat | null
  readonly size: number
  /** Classes of the game. */
  readonly names: { readonly tag: string; readonly name: string; readonly badge: string }
  readonly children: ComponentChildren
}

/** A figure on its space, with its name and the badge of its seat. */
export const Stand = ({ tag, name, seat, size, names, children }: StandProps) => (
  <>
    {tag !== null && <RingTag class={names.tag}>{tag}</RingTag>}
    {children}
    <span class={`ring-name ${names.name}`} aria-hidden="true">
      {name}
    </span>
    {seat !== null && <SeatBadge seat={seat} size={size} class={names.badge} />}
  </>
)
