import { signal } from '@preact/signals'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { BustShapes } from './bust.tsx'
import type { Bust } from './faces.ts'
import { EARLY_PORTRAITS } from './portraits-early.ts'

const PERSONS = ['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'D3', 'HUME'] as const
export type PersonId = (typeof PERSONS)[number]
export const isPersonId = (name: string): name is PersonId => PERSONS.some((person) => person === name)

/** Those of the first stack; the others come later. */
export const portraits = signal<{ readonly [person in PersonId]?: Bust }>(EARLY_PORTRAITS)

const NOBODY: Bust = { wall: '#8a7348', face: [], below: [], above: [] }

export const PortraitPicture = steady(function PortraitPicture({
  person,
  class: name = 'tile-art gm2-picture',
}: {
  person: PersonId
  class?: string
}) {
  return (
    <svg class={name} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <BustShapes bust={portraits.value[person] ?? NOBODY} />
    </svg>
  )
})
