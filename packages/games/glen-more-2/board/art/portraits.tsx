import { steady } from '@bothy/board-kit/art/steady.ts'
import { BustShapes } from './bust.tsx'
import { EARLY_PORTRAITS } from './portraits-early.ts'
import { LATE_PORTRAITS } from './portraits-late.ts'

export const PORTRAITS = { ...EARLY_PORTRAITS, ...LATE_PORTRAITS }
export type PersonId = keyof typeof PORTRAITS
export const isPersonId = (name: string): name is PersonId => Object.hasOwn(PORTRAITS, name)

export const PortraitPicture = steady(function PortraitPicture({
  person,
  class: name = 'tile-art gm2-picture',
}: {
  person: PersonId
  class?: string
}) {
  return (
    <svg class={name} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <BustShapes bust={PORTRAITS[person]} />
    </svg>
  )
})
