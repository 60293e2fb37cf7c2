import type { Translated } from '@bothy/kernel'
import { de, ordinal, typeset } from '@bothy/kernel/french'
import type { stage as en } from './stage-en.ts'

export const stage = {
  map: 'Carte',
  players: 'Joueurs',
  yourBoard: 'Votre plateau',
  boardOf: (name) => `Plateau ${de(name)}`,
  units: 'Unités',
  upgrades: 'Améliorations',
  panes: 'Parties de la table',
  you: 'Vous',
  market: 'Marché',
  production: 'Production',
  contracts: 'Contrats',
  showMap: 'Voir la carte',
  showDraft: 'Retour aux clans',
  merchants: 'Marchands',
  shipping: 'Expédition',
  technology: 'Technologie',
  ready: (n, all) => `${n} sur ${all} en stock`,
  left: (n) => (n > 0 ? `il en reste ${n}` : 'il n’en reste plus'),
  passed: (place) => (place === null ? 'a passé' : `a passé (${ordinal(place + 1, 'f')})`),
  next: 'prochaine production',
  roundGlory: (n) => `+${n} cette manche`,
  placeFor: (money) => `Déployer pour ${money}`,
  place: 'Choisir',
  named: (name, what) => typeset(`${name} : ${what}`),
  port: 'Port',
  ports: 'Ports',
} satisfies Translated<typeof en>
