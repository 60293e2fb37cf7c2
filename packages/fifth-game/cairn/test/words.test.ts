/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { numbered } from '@bothy/kernel'
import { rulesText } from '@bothy/kernel/contract-suite'
import { opened, sentences } from '@bothy/kernel/rule-suite'
import { game } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'

const seen = game.view(opened(game, { seats: 2, seed: 'words' }), 0)
const text = (language: string): string => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')

rulesText({ en: text('en'), fr: text('fr'), rules: numbered('CRN', 10), examples: [], named: ['CRN-5', 'CRN-9'] })
sentences(game, {
  en,
  fr,
  events: {
    dealt: [{ type: 'dealt', seat: 0, stones: [1, 2] }],
    picked: [{ type: 'picked', seat: 0, stone: null }],
    placed: [{ type: 'placed', seat: 0, id: 1, stone: 3, up: true }],
    drew: [{ type: 'drew', seat: 0, stone: 4 }],
    turnEnded: [{ type: 'turnEnded', seat: 0 }],
    counted: [{ type: 'counted', cairns: [[1, 4], [5]] }],
  },
  reasons: { tooManyDown: [{ why: 'tooManyDown', limit: 2, rule: 'CRN-5' }] },
  actions: {
    pick: [{ type: 'pick', stone: 3 }],
    place: [
      { type: 'place', up: true },
      { type: 'place', up: false },
    ],
  },
  seen,
  views: [seen, { ...seen, pending: { kind: 'place', seat: 0 } }, { ...seen, pending: null }],
  scoreLines: [{ category: 'stones', points: 3, counts: true, detail: null }],
  whole: { setup: {}, seats: [2, 4] },
})
