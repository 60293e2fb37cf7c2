import { DIE, ENGLISHMAN, type Offer, type View, type Yield } from '@bothy/glen-more-2/data'

/** What would come of the tiles of the rondel, for the piece that is to be moved. */
export const offersOf = ({ offers, pending, chronicles }: View): readonly Offer[] =>
  pending?.kind === 'send' ? (chronicles.englishman?.errands ?? []) : offers

/** What tiles could give to who takes one of them. */
export const yieldsOf = ({ yields, pending, chronicles }: View): readonly Yield[] =>
  pending?.kind === 'send' ? (chronicles.englishman?.yields ?? []) : yields

/** The piece that is to be moved: that of the seat, or one that it moves besides. */
export const movedBy = ({ pending }: View): number | null =>
  pending === null ? null : pending.kind === 'send' ? ENGLISHMAN : pending.seat

export const isDie = (piece: number): boolean => piece === DIE
