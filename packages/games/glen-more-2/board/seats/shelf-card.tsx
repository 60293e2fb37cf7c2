import type { ComponentChildren } from 'preact'
import type { LandmarkId } from '../art/landmarks.ts'
import { type PersonId, PortraitPicture } from '../art/portraits.tsx'
import { LandmarkPicture } from '../art/tile-picture.tsx'

type CardProps = {
  readonly face: { readonly person: PersonId } | { readonly landmark: LandmarkId }
  readonly name: string
  readonly note?: ComponentChildren
  readonly isSpent?: boolean
}

export function ShelfCard({ face, name, note, isSpent = false }: CardProps) {
  return (
    <span class="gm2-card" data-spent={isSpent ? '' : undefined} aria-hidden="true">
      <span class="gm2-card-picture">
        {'person' in face ? <PortraitPicture person={face.person} /> : <LandmarkPicture landmark={face.landmark} />}
      </span>
      <b class="gm2-card-name">{name}</b>
      {note !== undefined && <span class="gm2-card-note">{note}</span>}
    </span>
  )
}
