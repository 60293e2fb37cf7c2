import type { Json } from '@bothy/kernel'
import type { TimeControl } from '@bothy/protocol'
import type { Company } from '@bothy/board-kit/ui/page/router.ts'
import { me } from '../../net/api.ts'
import { firstSeats, type Plan } from '../../table/seats/seat-fields.tsx'
import type { Corrected } from './correction-fields.tsx'
import type { Drawn } from './use-table-form.ts'

export type Draft = {
  readonly company: Company
  readonly seats: readonly Plan[]
  readonly options: { readonly [id: string]: Json }
  readonly friendly: 'off' | 'on'
  /** Null: as usual for this company. */
  readonly hints: 'off' | 'on' | null
  readonly wantsRating: boolean
  readonly wantedPace: TimeControl | null
  readonly corrected: Corrected | null
}

export const firstDraft = (game: Drawn['game'], company: Company): Draft => ({
  company,
  seats: firstSeats(company, Math.min(4, game.seats.max)),
  options: {},
  friendly: 'off',
  hints: null,
  wantsRating: false,
  wantedPace: null,
  corrected: null,
})

/** An account keeps its name: the one typed as a guest would rename it. */
export const withKnownName = (draft: Draft): Draft =>
  me.peek()?.guest !== false
    ? draft
    : { ...draft, seats: draft.seats.map((seat) => (seat.kind === 'me' ? { ...seat, name: '' } : seat)) }
