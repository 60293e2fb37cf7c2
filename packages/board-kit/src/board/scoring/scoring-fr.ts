import type { Translated } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
import { stepsOf } from './lead-steps.ts'
import type { scoring as en } from './scoring-en.ts'

const pv = (n: number): string => counted(n, 'PV', 'PV')

export const scoring = {
  vp: 'PV',
  finalTitle: 'Décompte final',
  lowestOf: (row, lowest) => typeset(`${row} : celui qui en a le moins en a ${lowest}.`),
  lowestHas: (n) => typeset(`le moins : ${n}`),
  isLowest: 'le moins',
  aheadOfLowest: (n) => `${n} d’avance`,
  extra: 'en trop',
  extraCosts: (vp) => typeset(`Chaque tuile en trop coûte ${pv(vp)}.`),
  nobodyAhead: typeset('Personne n’a d’avance : aucun PV.'),
  mostGained: (names, vp) => typeset(`Plus gros gain, ${pv(vp)} : ${names}`),
  allCounted: 'Tous les points sont comptés.',
  level: 'à égalité',
  thisScoring: 'Ce décompte',
  total: 'Total',
  ladder: 'Avance sur celui qui en a le moins',
  leads: (vp) =>
    typeset(`Avance sur celui qui en a le moins : ${stepsOf(vp).join(', ')} et plus rapportent ${vp.join(', ')} PV.`),
  help: 'À chaque ligne, chacun est comparé à celui qui en a le moins. Seule l’avance sur ce joueur rapporte des PV.',
} satisfies Translated<typeof en>
