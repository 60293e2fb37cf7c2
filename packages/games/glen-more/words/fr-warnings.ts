import { listedText, type Message, type Sentences } from '@bothy/kernel'
import type { Reason, Warning } from '../rules/types.ts'
import { words } from './fr-words.ts'
import { type Loss, lossParts } from './parts.ts'

const WALLED_IN = 'Votre clan est enfermé : plus aucune tuile ne pourrait être posée à côté d’un membre du clan.'

export const TURN = {
  no: 'Avancez votre pion sur une tuile du circuit.',
  cost: 'Vous ne pouvez garder aucune de ces tuiles. Celle que vous prendrez sera défaussée.',
  noCell: 'Aucune de ces tuiles ne peut être posée sur votre territoire. Celle que vous prendrez sera défaussée.',
  walledIn: 'Votre clan est enfermé : aucune tuile ne peut être posée. Celle que vous prendrez sera défaussée.',
} as const

export const ACTIVATE = {
  no: 'Activez les tuiles éclairées, chacune une fois, puis terminez votre tour.',
  also: 'Activez les tuiles autour de la nouvelle et 1 autre au choix (Loch Ness), puis terminez votre tour.',
  still: 'Le Loch Ness peut encore activer 1 tuile au choix. Puis terminez votre tour.',
  noTile: 'Aucune tuile posée : activez 1 tuile au choix (Loch Ness), puis terminez votre tour.',
} as const

function lossText(loss: Loss): string {
  const { cubes, vp, points, extra } = loss
  const parts = lossParts(loss, words, 'l’activation du Loch Ness')
  if (parts.length === 0) return ''
  const one = parts.length === 1 && cubes + vp + points < 2
  const lost = one ? `serait perdu${extra ? 'e' : ''}` : 'seraient perdus'
  return `${listedText(parts, 'et')} ${lost}.`
}

export const warnings = (tellReason: (reason: Reason) => Message): Sentences<Warning, 'warn'> => ({
  notKept: ({ because }) => ['En l’état, vous ne pouvez pas garder cette tuile. ', ...tellReason(because)],
  walledIn: () => [WALLED_IN, ' ', { part: 'rule', rule: 'GM-34' }],
  leaves: (it) => [[lossText(it), it.walledIn ? WALLED_IN : ''].filter((text) => text !== '').join(' ')],
})
