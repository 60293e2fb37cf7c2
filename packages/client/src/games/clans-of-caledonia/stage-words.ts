import type { Language } from '../../ui/language.ts'

/** Words of the stage: what its parts are called, and what its spots say of themselves. */
export type StageWords = {
  readonly map: string
  readonly players: string
  readonly yourBoard: string
  readonly boardOf: (name: string) => string
  readonly units: string
  readonly upgrades: string
  readonly panes: string
  readonly you: string
  readonly market: string
  readonly contracts: string
  readonly draft: string
  readonly showMap: string
  readonly showDraft: string
  readonly close: string
  readonly merchants: string
  readonly shipping: string
  readonly technology: string
  readonly ready: (n: number, all: number) => string
  readonly left: (n: number) => string
  readonly passed: (place: number) => string
  readonly next: string
  readonly roundGlory: (n: number) => string
  readonly placeFor: (money: string) => string
  readonly place: string
  readonly free: string
  readonly port: string
}

const en: StageWords = {
  map: 'Map',
  players: 'Players',
  yourBoard: 'Your board',
  boardOf: (name) => `Board of ${name}`,
  units: 'Units',
  upgrades: 'Upgrades',
  panes: 'Parts of the table',
  you: 'You',
  market: 'Market',
  contracts: 'Contracts',
  draft: 'Clans',
  showMap: 'Show the map',
  showDraft: 'Back to the clans',
  close: 'Close',
  merchants: 'Merchants',
  shipping: 'Shipping',
  technology: 'Technology',
  ready: (n, all) => `${n} of ${all} ready`,
  left: (n) => `${n} left`,
  passed: (place) => ['passed 1st', 'passed 2nd', 'passed 3rd', 'passed 4th'][place] ?? 'passed',
  next: 'next production',
  roundGlory: (n) => `+${n} this round`,
  placeFor: (money) => `Place for ${money}`,
  place: 'Choose this',
  free: 'free',
  port: 'Port',
}

const fr: StageWords = {
  map: 'Carte',
  players: 'Joueurs',
  yourBoard: 'Votre plateau',
  boardOf: (name) => `Plateau de ${name}`,
  units: 'Unités',
  upgrades: 'Améliorations',
  panes: 'Parties de la table',
  you: 'Vous',
  market: 'Marché',
  contracts: 'Contrats',
  draft: 'Clans',
  showMap: 'Voir la carte',
  showDraft: 'Retour aux clans',
  close: 'Fermer',
  merchants: 'Marchands',
  shipping: 'Expédition',
  technology: 'Technologie',
  ready: (n, all) => `${n} sur ${all} disponibles`,
  left: (n) => (n > 1 ? `${n} restantes` : `${n} restante`),
  passed: (place) => ['a passé 1er', 'a passé 2e', 'a passé 3e', 'a passé 4e'][place] ?? 'a passé',
  next: 'prochaine production',
  roundGlory: (n) => `+${n} cette manche`,
  placeFor: (money) => `Déployer pour ${money}`,
  place: 'Choisir',
  free: 'gratuit',
  port: 'Port',
}

const WORDS: { readonly [language in Language]: StageWords } = { en, fr }
export const stageWords = (language: Language): StageWords => WORDS[language]
