import type { Translated } from '@bothy/kernel'
import type { coachEn } from './words-en.ts'

export const coachFr = {
  effie: 'Effie dit\u00a0:',
  show: 'Montrez-moi',
  hush: 'Chut',
  hushLabel: 'Chut\u00a0: ne plus jamais le dire',
  hushed: 'Je ne le dirai plus.',
  offHere: 'Silence pour cette partie',
  off: 'Ne plus jamais parler',
  advice: 'Conseils d’Effie',
  adviceHelp: 'Une remarque de temps en temps, une par tour au plus. Seulement contre des ordinateurs.',
} satisfies Translated<typeof coachEn>
