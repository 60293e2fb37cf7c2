export type Skill = { readonly mu: number; readonly sigma: number }

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 }

export const SETTLED_AFTER = 10

/** Rating of newcomers, and points for each unit of `mu`: among settled players 200 points are about three wins in four. */
const BEGINS_AT = 1500
const POINTS = 30

/** Skills are stored as integers in millionths. */
export const MILLION = 1e6

/** Rises with every win and falls with every last place, whatever the certainty. */
export const shownRating = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(BEGINS_AT + (mu - NEWCOMER.mu) * POINTS)

export const isProvisional = (matches: number): boolean => matches < SETTLED_AFTER

/** `places`: by seat, from 1, equal ones shared. */
export type Evidence = {
  readonly places: readonly number[]
  /** The match was ended early: the players in first place only stayed. */
  readonly isCutShort: boolean
}

export type Finish = { readonly ranks: readonly number[] | null; readonly hasLeft: readonly boolean[] }

/**
 * Players who left share the last place, even if a bot played on for them. A match ended early says only that they lost to those who
 * stayed; null if all stayed or all left.
 */
export function evidenceOf({ ranks, hasLeft }: Finish): Evidence | null {
  const stayed = hasLeft.filter((left) => !left).length
  if (stayed === 0 || (ranks === null && stayed === hasLeft.length)) return null
  const last = stayed + 1
  const staying = ranks?.filter((_, seat) => !hasLeft[seat]) ?? []
  return {
    places: hasLeft.map((left, seat) =>
      left ? last : 1 + staying.filter((rank) => ranks !== null && rank < ranks[seat]).length,
    ),
    isCutShort: ranks === null,
  }
}
