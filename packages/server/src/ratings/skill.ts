/** Of one player at one game: the estimate, and how far off it may be. */
export type Skill = { readonly mu: number; readonly sigma: number }

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 }

/** Fewer matches than this say little. */
export const SETTLED_AFTER = 10

/** Where newcomers begin, and points for each unit of `mu`: among settled players 200 points are about three wins in four. */
const BEGINS_AT = 1500
const POINTS = 30

/** Skills are stored as whole numbers of millionths. */
export const MILLION = 1e6

/** The number that people see. It rises with every win and falls with every last place, whatever the certainty. */
export const shownRating = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(BEGINS_AT + (mu - NEWCOMER.mu) * POINTS)

export const isProvisional = (matches: number): boolean => matches < SETTLED_AFTER

/** `places`: by seat, from 1, equal ones shared. */
export type Evidence = {
  readonly places: readonly number[]
  /** The match was given up: nothing is known of those in first place but that they did not leave. */
  readonly isCutShort: boolean
}

/** How a rated match ended: ranks by seat, null if the rules did not end it; and who did not play to the end. */
export type Finish = { readonly ranks: readonly number[] | null; readonly hasLeft: readonly boolean[] }

/**
 * Those who left share the last place, wherever a bot took their seat to. A match that was ended early says only that they lost to those who
 * stayed; null: nobody left, or nobody stayed, and it says nothing.
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
