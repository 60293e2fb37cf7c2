import { stepsOf } from './lead-steps.ts'

export const scoring = {
  vp: 'VP',
  finalTitle: 'Final scoring',
  lowestOf: (row: string, lowest: number) => `${row}: the fewest is ${lowest}.`,
  lowestHas: (n: number) => `lowest: ${n}`,
  isLowest: 'lowest',
  aheadOfLowest: (n: number) => `${n} ahead`,
  /** Below a number of tiles. */
  extra: 'extra',
  extraCosts: (vp: number) => `Each extra tile costs ${vp} VP.`,
  nobodyAhead: 'Nobody is ahead of the lowest: no VP.',
  mostGained: (names: string, vp: number) => `Best in this scoring, ${vp} VP: ${names}`,
  allCounted: 'All points are counted.',
  level: 'tied',
  thisScoring: 'This scoring',
  total: 'Total',
  ladder: 'Lead over the lowest',
  /** VP for a lead of 1, 2, 3 and so on; the last for every greater one. */
  leads: (vp: readonly number[]) =>
    `Lead over the lowest player: ${stepsOf(vp).join(', ')}+ score ${vp.join(', ')} VP.`,
  help: 'In each row everyone is compared with the player who has the fewest. Only the lead over that player brings VP.',
}
