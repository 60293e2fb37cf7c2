export type ModuleManifest = {
  readonly number: number
  /** GM2-C0-3. */
  readonly minSeats: number
  /** As printed on the box: added minutes, and how much there is to learn. */
  readonly minutes: number
  readonly difficulty: 'low' | 'medium' | 'high' | 'complex'
  /** Pairs to begin with: few rules, and the two leave each other alone. */
  readonly set: 'water' | 'feast' | 'quarrel' | null
}
