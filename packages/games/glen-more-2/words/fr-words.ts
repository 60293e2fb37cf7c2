import type { Translated } from '@bothy/kernel'
import { le, typeset } from '@bothy/kernel/french'
import type { BasePart, Mark } from '../data/provenance.ts'
import { isChronicle } from '../modules/order.ts'
import { MANIFESTS } from '../modules/written/manifests.ts'
import { OPTIONS } from '../modules/written/words-fr-options.ts'
import { START } from '../data/roads.ts'
import type { EffectWord } from '../rules/types.ts'
import * as counts from './fr-counts.ts'
import { cardText, costText, eventText, fieldText, tileDoes, tileText, timingName } from './fr-effects.ts'
import { cardNoun, tileNoun } from './fr-names.ts'
import { fieldName } from './names.ts'
import { type Button, capital } from './parts.ts'
import type { words as en } from './en-words.ts'

const EFFECTS = {
  scotsman: 'Placer l’Écossais sur la tuile',
  choose: 'Choisir des ressources',
  bring: 'Placer ressources et Écossais',
  grant: 'Activer des tuiles',
  claim: 'Placer un pion de clan',
  remove: 'Retirer des tuiles',
  build: 'Poser une tuile de la défausse',
} as const satisfies Record<EffectWord, string>

const BUTTONS = {
  coin: 'Prendre 1 pièce',
  point: 'Prendre 1 point de mouvement',
  decline: 'Renoncer',
  end: 'Terminer le tour',
} as const satisfies Record<Button, string>

const PARTS = {
  supplies: 'Pions et pièces',
  rondel: 'Rondel',
  home: 'Tuiles initiales',
  stackS: 'Tuiles de départ (S)',
  stackA: 'Pile A',
  stackB: 'Pile B',
  stackC: 'Pile C',
  stackD: 'Pile D',
  specials: '« La Fin » et David Hume',
  landmarks: 'Cartes Lieu emblématique',
  fields: 'Domaines de clan',
  roads: 'Routes',
  scoring: 'Décomptes',
} as const satisfies Record<BasePart, string>

const MARKS = {
  reconstructed: 'valeur reconstituée',
  doubtful: 'lecture incertaine',
  corrected: 'valeur corrigée à cette table',
} as const satisfies Record<Mark, string>

const SCORING_NAMES = ['', 'Décompte A', 'Décompte B', 'Décompte C', 'Quatrième décompte'] as const

export const words = {
  tileName: (tile) => typeset(capital(tileNoun(tile).text)),
  theTile: (tile) => typeset(le(tileNoun(tile))),
  typeName: (type) => capital(counts.typeName(type)),
  tileText,
  tileDoes,
  costText,
  cardName: (card) => capital(cardNoun(card).text),
  cardText,
  eventText,
  timingName: (timing) => capital(timingName(timing)),
  placeName: (place) => (place === START ? 'Domaine de départ' : fieldName(place)),
  fieldText,
  colourName: (colour) => counts.COLOUR_NAMES[colour],
  goodName: counts.goodName,
  goodCount: counts.goodCount,
  goods: counts.goods,
  categoryName: (category) => counts.CATEGORY_NAMES[category],
  effectName: (effect) => EFFECTS[effect],
  button: (button) => BUTTONS[button],
  partName: (part) =>
    typeset(isChronicle(part) ? `Chronique ${MANIFESTS[part].number} : ${OPTIONS[part].label}` : PARTS[part]),
  markName: (mark) => MARKS[mark],
  rondel: 'Rondel',
  market: 'Marché',
  clanBoard: 'Plateau de clan',
  territory: 'Territoire',
  discards: 'Défausse',
  die: 'Dé',
  river: 'rivière',
  overbuild: 'tuile de superposition',
  persons: 'Personnages',
  landmarks: 'Cartes Lieu emblématique',
  cell: counts.cell,
  space: (space) => `case ${space + 1}`,
  spaces: counts.spaces,
  stack: (stack) => `Pile ${stack}`,
  scoring: (round) => SCORING_NAMES[round] ?? '',
  tiles: counts.tileCount,
  coins: counts.coins,
  vp: counts.vp,
  resources: counts.resources,
  casks: counts.casks,
  scotsmen: counts.scotsmen,
  markers: counts.markers,
  ageingSteps: counts.ageingSteps,
  events: counts.events,
  haggisTokens: counts.haggisTokens,
  points: counts.points,
  personCount: counts.persons,
} satisfies Translated<typeof en>
