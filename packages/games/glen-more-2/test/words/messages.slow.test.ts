import type { Json } from '@bothy/kernel'
import { tellWholeGame } from '@bothy/kernel/rule-suite'
import { test } from 'vitest'
import { glenMore2 as game } from '../../rules/index.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'

const RICH = { A: ['A1', 'A2', 'A4', 'A3'], B: ['B1', 'B2', 'B3', 'B6'], C: ['C1', 'C2', 'C4', 'C15'], D: ['D8', 'D4'] }

test.each<[name: string, seats: number, setup: Json]>([
  ['four', 4, {}],
  ['without the die', 3, { die: false }],
  ['as in the French book', 4, { tie: 'fewest', scotsmanFrom: 'home' }],
  ['introductory', 2, { introductory: true }],
  ['many persons', 3, { arranged: RICH }],
  ['with haggis', 3, { haggis: true, arranged: { A: ['G1'], B: ['G3', 'G4'] } }],
  [
    'with events',
    3,
    { tome: true, arranged: { A: ['T1', 'T5', 'A3', 'A4', 'A5'], B: ['T2', 'T6', 'B4', 'B5', 'B6'] } },
  ],
  ['with the mobs', 3, { mobs: true, corrections: [{ at: 'mobs.gangsters.3', value: 9 }] }],
  ['with the Mountain', 4, { mountain: true }],
  ['with the boat race', 2, { race: true }],
  ['with the cellars', 2, { cellars: true }],
  ['with the council', 3, { council: true, arranged: RICH }],
  ['with the Englishman', 4, { englishman: true, arranged: { B: ['H2'], C: ['C4'], D: ['H4'] } }],
  [
    'corrected',
    2,
    {
      corrections: [
        { at: 'rondel.spaces', value: 18 },
        { at: 'tiles.A6.cost.scotsman', value: 1 },
      ],
    },
  ],
])('a whole game can be told: %s', (name, seats, setup) => {
  for (const seed of ['a', 'b']) tellWholeGame(game, { en, fr }, { seats, seed: `${name} ${seed}`, setup })
})
