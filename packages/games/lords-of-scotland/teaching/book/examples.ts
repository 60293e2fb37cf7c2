import type { Example } from '@bothy/kernel/book'
import { after } from './positions.ts'

export const examples: readonly Example[] = [
  {
    id: 'turn-up',
    rules: ['LOS-16', 'LOS-18'],
    position: after(6),
    eyes: 'c',
    part: 'recruits',
    caption: {
      en: 'Round 2. You have the initiative, so first you turn up one of the four recruits that are face down (A).',
      fr: 'Manche 2. Vous avez l’initiative\u00a0: révélez d’abord une des 4\u00a0recrues face cachée (A).',
    },
    marks: { A: { at: 'recruit 2', rule: 'LOS-18' } },
    shows: {
      en: 'Five recruits: the first one face up, four face down and lit.',
      fr: '5\u00a0recrues\u00a0: la première face visible, les 4\u00a0autres face cachée et en surbrillance.',
    },
    holds: { round: 2, 'recruits.1.card': null },
  },
  {
    id: 'choices',
    rules: ['LOS-14', 'LOS-19', 'LOS-22'],
    position: after(9),
    eyes: 'b',
    part: 'strip',
    caption: {
      en: 'On your turn you have a choice: recruit one of the five cards on the right (A), or muster a card from your hand (B).',
      fr: 'À votre tour, vous avez le choix\u00a0: recruter une des 5\u00a0cartes de droite (A), ou engager une carte de votre main (B).',
    },
    marks: {
      A: { at: 'recruits', rule: 'LOS-19' },
      B: { at: 'hand', rule: 'LOS-22' },
    },
    shows: { en: 'A hand of four cards and five recruits.', fr: 'Une main de 4\u00a0cartes et 5\u00a0recrues.' },
    holds: { 'hand.length': 4 },
  },
  {
    id: 'low-enough',
    rules: ['LOS-26', 'LOS-28'],
    position: after(43),
    eyes: 'a',
    part: 'hand',
    caption: {
      en: 'A Makgill of strength 3 is face up, so no stronger card can use its power: both cards in your hand (A, B) say so.',
      fr: 'Un Makgill de force 3\u00a0est face visible\u00a0: aucune carte plus forte ne peut s’activer, et les 2\u00a0cartes de votre main (A, B) le disent.',
    },
    marks: { A: { at: 'card scott-12', rule: 'LOS-26' }, B: { at: 'card makgill-6', rule: 'LOS-26' } },
    shows: { en: 'A hand of two cards whose powers are blocked.', fr: 'Une main de 2\u00a0cartes au pouvoir bloqué.' },
    holds: { 'hand.0.blocked.why': 'weakerCard', 'hand.1.blocked.why': 'weakerCard' },
  },
  {
    id: 'cockburn',
    rules: ['LOS-40'],
    position: after(16),
    eyes: 'b',
    part: 'supporters',
    caption: {
      en: 'A Cockburn of strength 1 has activated: it takes the place of one of these supporters, such as the first (A), which joins the army.',
      fr: 'Un Cockburn de force 1\u00a0s’est activé\u00a0: il prend la place d’un de ces partisans, le premier (A) par exemple, qui rejoint l’armée.',
    },
    marks: { A: { at: 'supporter 1', rule: 'LOS-40' } },
    shows: { en: 'Three supporters that can be chosen.', fr: '3\u00a0partisans qui peuvent être choisis.' },
    holds: { 'pending.kind': 'exchange', 'supporters.length': 3 },
  },
  {
    id: 'fergusson',
    rules: ['LOS-41', 'LOS-42'],
    position: after(25),
    eyes: 'a',
    part: 'armies',
    caption: {
      en: 'A Fergusson of strength 2 (A) swaps with any card of another army. A mark, like the Cochrane’s (B), travels with its card.',
      fr: 'Un Fergusson de force 2\u00a0(A) s’échange avec n’importe quelle carte d’une autre armée. Une marque, comme celle du Cochrane (B), suit sa carte.',
    },
    marks: {
      A: { at: 'army a4', rule: 'LOS-41' },
      B: { at: 'army b1', rule: 'LOS-42' },
    },
    shows: {
      en: 'Three armies; the six cards of the two opponents are lit.',
      fr: '3\u00a0armées\u202f; les 6\u00a0cartes des 2\u00a0adversaires sont en surbrillance.',
    },
    holds: { 'pending.kind': 'swap', 'armies.1.0.mark': 'claimTwo' },
  },
  {
    id: 'claims',
    rules: ['LOS-62', 'LOS-64', 'LOS-67'],
    position: after(34),
    eyes: 'a',
    part: 'table',
    caption: {
      en: 'Totals of 33 (A), 31 and 16: you claim first. Then the army with the marked Cochrane (B) claims two, and none is left.',
      fr: 'Totaux de 33\u00a0(A), 31\u00a0et 16\u00a0: vous ralliez en premier. Puis l’armée au Cochrane marqué (B) en rallie 2, et il n’en reste aucun.',
    },
    marks: {
      A: { at: 'total a', rule: 'LOS-64' },
      B: { at: 'army b4', rule: 'LOS-67' },
    },
    shows: {
      en: 'Three armies with their totals, and cords to three supporters.',
      fr: '3\u00a0armées et leurs totaux, reliés à 3\u00a0partisans par des cordons.',
    },
    holds: {
      'totals.0.total': 33,
      'totals.1.total': 31,
      'totals.2.total': 16,
      'order.1.claims': 2,
      'order.2.claims': 0,
    },
  },
  {
    id: 'stays',
    rules: ['LOS-55', 'LOS-56'],
    position: after(38),
    eyes: 'a',
    part: 'armies',
    caption: {
      en: 'The next skirmish: the MacDonnell that activated (A) has stayed, and so has the Scott that copied it (B). Both count, without their marks.',
      fr: 'Escarmouche suivante\u00a0: le MacDonnell activé (A) est resté, tout comme le Scott qui l’a copié (B). Elles comptent toutes deux, sans leur marque.',
    },
    marks: {
      A: { at: 'army a1', rule: 'LOS-55' },
      B: { at: 'army c1', rule: 'LOS-56' },
    },
    shows: {
      en: 'Two armies with one card each from the last skirmish.',
      fr: '2\u00a0armées, chacune avec une carte de l’escarmouche précédente.',
    },
    holds: { skirmish: 2, 'armies.0.length': 1, 'armies.1.length': 0, 'armies.2.length': 1, 'armies.0.0.mark': null },
  },
]
