import { listedText, type Sentences } from '@bothy/kernel'
import type { AskKind, BaseReason, Warning } from '../rules/types.ts'
import { NO_GOOD } from './fr-counts.ts'
import type { Reader } from './fr-grammar.ts'
import { words } from './fr-words.ts'
import { capital, type Loss, lossParts } from './parts.ts'

const ASKED_FIRST = {
  turn: 'Vous devez avancer : il est impossible de passer.',
  reward: 'Prenez d’abord 1 pièce ou 1 point de mouvement.',
  pay: 'Payez d’abord ce que vous avez choisi.',
  give: 'Choisissez d’abord l’Écossais à rendre.',
  place: 'Posez d’abord la tuile.',
  effects: 'Choisissez d’abord le prochain effet.',
  choose: 'Choisissez d’abord les ressources.',
  bring: 'Placez d’abord le tout sur vos tuiles, ou renoncez au reste.',
  grant: 'Activez d’abord les tuiles du bonus, ou renoncez-y.',
  claim: 'Placez d’abord votre pion de clan, ou renoncez-y.',
  remove: 'Retirez d’abord des tuiles, ou renoncez-y.',
  keep: 'Choisissez d’abord les ressources qui restent sur le Château initial.',
  build: 'Choisissez d’abord une tuile de la défausse, ou renoncez-y.',
  activate: 'Vous avez déjà avancé ce tour-ci : activez vos tuiles, puis terminez votre tour.',
} as const satisfies Record<AskKind, string>

const COINS = {
  'GM2-26': '',
  'GM2-41': ' Vendez d’abord des ressources.',
  'GM2-50': ' Vendez d’abord des ressources.',
  'GM2-83': ' Vendez d’abord des ressources.',
  'GM2-111': ' Vendez des ressources, ou choisissez un domaine plus proche.',
} as const

const OUT_OF_REACH = {
  'GM2-80': 'Cette tuile n’est pas voisine de la nouvelle.',
  'GM2-85': 'Aucune tuile posée ce tour-ci : seul le Loch Ness pourrait en activer une.',
  'GM2-113': 'Le domaine n’active pas ce type de tuile.',
} as const

export const reasons: Sentences<BaseReason, 'why', [me: Reader]> = {
  notEntered: () => ['Cette tuile ne peut être ni prise ni défaussée : choisissez-en une autre.'],
  canTake: () => ['Vous pouvez prendre au moins une tuile : vous ne pouvez donc pas en défausser.'],
  noCell: () => ['Cette tuile n’a aucun emplacement possible à côté d’un de vos Écossais.'],
  coins: (r) => [
    `Il vous manque ${words.coins(r.need - r.has)} : il en faut ${r.need}, et vous ne pouvez en dépenser ${r.has === 0 ? 'aucune' : `que ${r.has}`}.${COINS[r.rule]}`,
  ],
  soldOut: (r) => [`Le marché n’a plus ${NO_GOOD[r.good]} à vendre.`],
  noCask: () => ['Vous n’avez pas assez de tonneaux, et ils ne s’achètent pas : produisez d’abord du whisky.'],
  noScotsman: (r) => [
    r.rule === 'GM2-51'
      ? 'Vous n’avez pas assez d’Écossais à rendre pour cette tuile.'
      : 'Aucun de vos Écossais ne peut être rendu : sans lui, la tuile ne pourrait plus être posée.',
  ],
  noCellWithout: () => ['Sans cet Écossais, vous ne pourriez plus poser la tuile : choisissez-en un autre.'],
  notHome: () => ['Option de cette table : l’Écossais rendu doit venir de vos tuiles initiales.'],
  rowEmpty: (r) => [`Le marché n’achète pas ${NO_GOOD[r.good]} : il n’y a aucune pièce dans cette ligne.`],
  owed: () => ['Vous ne pourriez plus payer le reste : utilisez vos propres ressources.'],
  occupied: () => ['Il y a déjà une tuile ici : seules les tuiles de superposition se posent sur une autre.'],
  noSide: () => ['La tuile doit partager un bord avec une de vos tuiles.'],
  nobodyNear: () => ['Aucun Écossais à côté de cet emplacement : rapprochez-en un d’abord.'],
  secondRiver: () => ['Une tuile Rivière doit prolonger votre rivière, à gauche ou à droite.'],
  besideRiver: () => ['À gauche et à droite d’une tuile Rivière, il faut une autre tuile Rivière.'],
  mustCover: () => ['Une tuile de superposition se pose sur une de vos tuiles.'],
  otherType: () => ['Une tuile de superposition doit recouvrir une tuile du même type.'],
  otherRiver: () => ['Les deux tuiles, ou aucune, doivent avoir une rivière.'],
  homeCastle: () => ['Le Château initial ne peut pas être recouvert.'],
  outOfReach: (r) => [OUT_OF_REACH[r.rule]],
  alreadyActivated: () => ['Cette tuile a déjà été activée ce tour-ci.'],
  extraUsed: () => ['Le Loch Ness a déjà servi ce tour-ci, et cette tuile n’est voisine d’aucune nouvelle tuile.'],
  inactive: () => ['Activer cette tuile est sans effet.'],
  full: () => ['Cette tuile n’a pas assez de place : dépensez ou vendez d’abord une de ses ressources.'],
  noMarker: () => ['Vous n’avez plus de pion de clan.'],
  noClan: () => ['Il vous faudrait un pion de clan sur le domaine Sinclair ou MacGregor.'],
  noPoint: () => ['Aucun point de mouvement : activez d’abord un village ou un château.'],
  claimed: () => ['Ce domaine porte déjà un pion de clan et ne peut être revendiqué qu’une fois.'],
  colour: (r) => [`Ce pion de clan doit aller sur un domaine ${words.colourName(r.colour)}.`],
  noRoad: () => ['Aucune route ne mène à ce domaine.'],
  homeTile: () => ['Les tuiles initiales, même recouvertes, ne peuvent pas être retirées.'],
  breaksTerritory: () => ['Sans cette tuile, votre territoire ou votre rivière serait coupé en deux.'],
  notNow: (r) => [ASKED_FIRST[r.pending]],
}

const WALLED_IN = 'Vos Écossais sont enfermés : plus aucune tuile ne pourrait être posée à côté d’eux.'

/** GM2-22, and GM2-27 when no tile can be taken. */
export const TURN = {
  no: 'Avancez votre pion sur une tuile du rondel.',
  nothing: 'Aucune tuile possible : défaussez-en une, puis prenez 1 pièce ou 1 point de mouvement.',
  walledIn: 'Vos Écossais sont enfermés : défaussez une tuile pour 1 pièce ou 1 point de mouvement.',
} as const

function lossText(loss: Loss): string {
  const { goods, vp, points, ages, events } = loss
  const parts = lossParts(loss, words, 'l’activation du Loch Ness')
  if (parts.length === 0) return ''
  // Feminine alone: resources, steps of casks and the activation.
  const feminine = vp + points + events === 0 ? 'e' : ''
  const one = parts.length === 1 && goods + vp + points + ages + events < 2
  return `${capital(listedText(parts, 'et'))} ${one ? `serait perdu${feminine}` : `seraient perdu${feminine}s`}.`
}

export const warnings: Sentences<Warning, 'warn'> = {
  walledIn: () => [WALLED_IN],
  leaves: (it) => [[lossText(it), it.walledIn ? WALLED_IN : ''].filter((text) => text !== '').join(' ')],
  finishes: () => ['La partie se termine ici pour vous : vous n’aurez plus de tour.'],
  loses: (it) => [`La tuile n’a pas assez de place : vous perdriez ${words.goods(it.goods)}.`],
  givesNothing: (it) => [
    it.rule === 'GM2-113'
      ? 'En l’état, ce domaine ne vous donnerait rien.'
      : 'Vous ne pourriez ensuite payer la route vers aucun domaine.',
  ],
}
