import { type ScoringWords, stepsOf } from './scoring-words.ts'

export const scoring: ScoringWords = {
  vp: 'VP',
  finalTitle: 'Final scoring',
  lowestOf: (row, lowest) => `${row}: the fewest is ${lowest}.`,
  lowestHas: (n) => `lowest: ${n}`,
  isLowest: 'lowest',
  aheadOfLowest: (n) => `${n} ahead`,
  extra: 'extra',
  extraCosts: (vp) => `Each extra tile costs ${vp} VP.`,
  nobodyAhead: 'Nobody is ahead of the lowest: no VP.',
  mostGained: (names, vp) => `Best in this scoring, ${vp} VP: ${names}`,
  allCounted: 'All points are counted.',
  level: 'tied',
  thisScoring: 'This scoring',
  total: 'Total',
  ladder: 'Lead over the lowest',
  leads: (vp) => `Lead over the lowest player: ${stepsOf(vp).join(', ')}+ score ${vp.join(', ')} VP.`,
  help: 'In each row everyone is compared with the player who has the fewest. Only the lead over that player brings VP.',
}
