/** Facts of a Chronicle that a page knows before it fetches the rest. */
export type ModuleManifest = {
  /** In the box. */
  readonly number: number
  /** GM2-C0-3. */
  readonly minSeats: number
  /** The box says how much longer the game gets, and how much there is to learn. */
  readonly minutes: number
  readonly difficulty: 'low' | 'medium' | 'high' | 'complex'
  /** Pairs to begin with: few rules, and they leave each other alone. */
  readonly set: 'water' | 'feast' | 'quarrel' | null
}
