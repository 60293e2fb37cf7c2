import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, opened } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { type Action, clansOfCaledonia as game, type Event, type Types } from '../../rules/index.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'
import { hexOf } from '../play.ts'

const A = hexOf('c3r4')
const B = hexOf('c2r2')

const told = (texts: Texts<Types>, event: Event): Message => texts.event(event, null)
const flat = (message: Message): string => plain(message, NAMES).replaceAll(/[\u00a0\u202f]/g, ' ')
const spacesIn = (message: Message): readonly string[] =>
  message.flatMap((part) => (typeof part !== 'string' && part.part === 'thing' ? [part.id] : []))

test('the log says the land, and points at the space that it is about', () => {
  const events: readonly (readonly [Event, string, string])[] = [
    [
      { type: 'unitPlaced', seat: 0, unit: 'woodcutter', hex: A, money: 9, start: false, free: false },
      'Ailsa placed a woodcutter in a forest for £9.',
      'Ailsa déploie un bûcheron dans une forêt pour £9.',
    ],
    [
      { type: 'slaughtered', seat: 0, unit: 'sheep', hex: A },
      'Ailsa slaughtered a sheep on grassland.',
      'Ailsa abat un mouton sur une prairie.',
    ],
    [
      { type: 'unitSwapped', seat: 0, hex: A, from: 'woodcutter', to: 'miner' },
      'Ailsa swapped a woodcutter for a miner on a mountain.',
      'Ailsa remplace un bûcheron par un mineur sur une montagne.',
    ],
  ]
  for (const [event, english, french] of events)
    for (const [texts, sentence] of [
      [en, english],
      [fr, french],
    ] as const) {
      expect(flat(told(texts, event))).toBe(sentence)
      expect(spacesIn(told(texts, event))).toEqual([`hex:${A}`])
    }
  const rowed: Event = { type: 'rowed', seat: 0, from: A, to: B }
  expect([en, fr].map((texts) => flat(told(texts, rowed)))).toEqual([
    'Ailsa rowed a fisherman from one loch to another.',
    'Ailsa déplace un pêcheur à la rame d’un loch à un autre.',
  ])
  for (const texts of [en, fr]) expect(spacesIn(told(texts, rowed))).toEqual([`hex:${A}`, `hex:${B}`])
})

/** A prime, so that every kind of choice comes up. */
const STRIDE = 7919

test.each([1, 3, 4])('with %i players, choices on different spaces differ, and no space has a code', (seats) => {
  const state = opened(game, { seats, seed: `spaces-${seats}`, setup: {}, events: [] })
  let spaces = 0
  for (let ply = 0; game.result(state) === null; ply++) {
    const seat = game.actors(state)[0]
    const legal: Action[] = []
    game.legal(state, seat, legal)
    const view = game.view(state, seat)
    const news: Event[] = []
    for (const texts of [en, fr]) {
      const labels = legal.map((action) => flat(texts.action(action, view, seat)))
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.filter((label) => /\bc\d+r\d+\b/.test(label))).toEqual([])
      spaces += labels.filter((label) => /(column|colonne) \d+, (row|ligne) \d/.test(label)).length
    }
    game.apply(state, seat, legal[(ply * STRIDE) % legal.length], news)
    for (const event of news)
      for (const texts of [en, fr]) expect(flat(texts.event(event, seat))).not.toMatch(/\bc\d+r\d+\b/)
  }
  expect(spaces).toBeGreaterThan(100)
})
