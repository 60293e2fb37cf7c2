import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { SeatBadge } from '../../art/index.ts'

export type WithPreview<BoardContext, Offer> = { readonly table: BoardContext; readonly preview: Offer | undefined }

export type OnTrack<BoardContext, Words, Offer> = WithPreview<BoardContext, Offer> & {
  readonly words: Words
  readonly tabIndex: number
}

type TagProps = { readonly class: string; readonly children: ComponentChildren }

export const RingTag = ({ class: name, children }: TagProps) => (
  <span class={`ring-tag ${name}`} aria-hidden="true">
    {children}
  </span>
)

type StandProps = {
  readonly tag: string | null
  readonly name: ComponentChildren
  readonly seat: Seat | null
  readonly size: number
  readonly names: { readonly tag: string; readonly name: string; readonly badge: string }
  readonly children: ComponentChildren
}

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
