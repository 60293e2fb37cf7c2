import type { Seat } from '@bothy/kernel'
import type { BoardContext } from '../spot.tsx'

export const others = ({ view, me }: BoardContext): readonly Seat[] =>
  Array.from({ length: view.seats }, (_, i) => ((me ?? -1) + 1 + i) % view.seats).filter((seat) => seat !== me)
