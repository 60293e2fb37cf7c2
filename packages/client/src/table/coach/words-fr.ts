import type { Translated } from '@bothy/kernel'
import type { coachEn } from './words-en.ts'

export const coachFr = {
  effie: 'Effie dit\u00a0:',
  show: 'Montrez-moi',
  hint: 'Demander un conseil',
  hush: 'Chut',
  hushLabel: 'Chut\u00a0: ne plus jamais le dire',
  hushed: 'Je ne le dirai plus.',
  offHere: 'Silence pour cette partie',
  off: 'Ne plus jamais parler',
  advice: 'Conseils d’Effie',
  adviceHelp: 'Une remarque de temps en temps, une par tour au plus. Seulement contre des bots.',
  easier: (level) => `2\u00a0parties perdues de suite\u00a0: le niveau ${level} sera peut-être plus amusant.`,
  harder: (level) => `3\u00a0parties gagnées de suite\u00a0: passez au niveau ${level}.`,
  tryLevel: 'Essayer',
} satisfies Translated<typeof coachEn>
