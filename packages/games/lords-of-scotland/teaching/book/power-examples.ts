import type { Example, Position } from '@bothy/kernel/book'
import { chapter as powers } from '../lessons/powers.ts'
import { after } from './positions.ts'

const DISCARDING =
  'a muster cockburn-3 up, a activate, a exchange 1, b muster cochrane-7 down, a muster wemyss-9 up, a activate'
const DOUBLING =
  'a discard b2, b muster fergusson-5 up, b activate, b swap a1, a muster wemyss-4 up, a activate, a discard a1, b recruit 3, a muster wemyss-11 up'

const lesson = (...plies: readonly string[]): Position => ({
  seats: powers.seats,
  setup: powers.setup,
  seed: powers.seed,
  before: [...(powers.before ?? []), ...plies.flatMap((line) => line.split(', '))],
})

export const powerExamples: readonly Example[] = [
  {
    id: 'wemyss',
    rules: ['LOS-38', 'LOS-39'],
    position: lesson(DISCARDING),
    eyes: 'a',
    part: 'armies',
    caption: {
      en: 'Your Wemyss has activated: discard any other card of an army, face up (A) or face down (B). It cannot be the Wemyss itself (C).',
      fr: 'Votre Wemyss s’est activé\u00a0: défaussez une autre carte d’une armée, visible (A) ou cachée (B), jamais le Wemyss lui-même (C).',
    },
    marks: {
      A: { at: 'army b1', rule: 'LOS-38' },
      B: { at: 'army b2', rule: 'LOS-39' },
      C: { at: 'army a2', rule: 'LOS-38' },
    },
    shows: {
      en: 'Two armies; three of their four cards are lit.',
      fr: '2\u00a0armées\u00a0; 3\u00a0de leurs 4\u00a0cartes sont en surbrillance.',
    },
    holds: { 'pending.kind': 'discard', 'armies.1.1.faceUp': false, 'armies.0.length': 2, 'armies.1.length': 2 },
  },
  {
    id: 'scott',
    rules: ['LOS-47', 'LOS-48'],
    position: after(20),
    eyes: 'c',
    part: 'armies',
    caption: {
      en: 'Your Scott of strength 4 (A) copies any face-up card, even one that has not activated itself (B).',
      fr: 'Votre Scott de force 4\u00a0(A) copie n’importe quelle carte visible, même une qui ne s’est pas activée (B).',
    },
    marks: {
      A: { at: 'army c3', rule: 'LOS-47' },
      B: { at: 'army b2', rule: 'LOS-48' },
    },
    shows: {
      en: 'Three armies; the face-up cards of the opponents are lit.',
      fr: '3\u00a0armées\u00a0; les cartes visibles des adversaires sont en surbrillance.',
    },
    holds: { 'pending.kind': 'copy', 'armies.1.1.mark': null, 'armies.1.1.faceUp': true },
  },
  {
    id: 'doubled',
    rules: ['LOS-53', 'LOS-63'],
    position: lesson(DISCARDING, DOUBLING),
    eyes: 'a',
    part: 'armies',
    caption: {
      en: 'Your three Wemyss add up to 24 and are of one lineage: doubled, the total is 48 (A). Two lineages make 22, not doubled (B).',
      fr: 'Vos 3\u00a0Wemyss font 24\u00a0et sont d’une seule lignée\u00a0: le total est doublé, 48\u00a0(A). Avec 2\u00a0lignées, 22\u00a0n’est pas doublé (B).',
    },
    marks: {
      A: { at: 'total a', rule: 'LOS-63' },
      B: { at: 'total b', rule: 'LOS-53' },
    },
    shows: { en: 'Two armies with totals of 48 and 22.', fr: '2\u00a0armées, aux totaux de 48\u00a0et 22.' },
    holds: {
      'totals.0.sum': 24,
      'totals.0.doubled': true,
      'totals.0.total': 48,
      'totals.1.doubled': false,
      'totals.1.total': 22,
    },
  },
]
