/// <reference types="node" />
import { rulesText } from '@bothy/kernel/contract-suite'
import { readFileSync } from 'node:fs'
import { numbered, plain, type Seat, type Translated } from '@bothy/kernel'
import { both, NAMES, proofread, proofreadFrench, READERS, type Samples, sentences } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { LINEAGES, POWERS } from '../data/clans.ts'
import { lordsOfScotland as game } from '../rules/index.ts'
import { en, words as enWords } from '../words/en.ts'
import { fr, words as frWords } from '../words/fr.ts'
import { ZONES } from '../words/parts.ts'
import { type Action, type AskKind, type Event, MARKS, type Reason, type View } from '../rules/types.ts'

const BRUCE = 96

const events: Samples<Event, 'type'> = {
  skirmishBegan: [
    { type: 'skirmishBegan', skirmish: 1, initiative: 0, supporters: [43, 16, 2] },
    { type: 'skirmishBegan', skirmish: 2, initiative: 1, supporters: [] },
  ],
  rowThrownOut: [{ type: 'rowThrownOut', cards: [48, 49] }],
  handDealt: [
    { type: 'handDealt', seat: 0, count: 5, cards: [1, 2, 3, 4, BRUCE] },
    { type: 'handDealt', seat: 1, count: 5, cards: null },
  ],
  roundBegan: [{ type: 'roundBegan', round: 3 }],
  turnSkipped: [{ type: 'turnSkipped', seat: 0 }],
  flipped: [{ type: 'flipped', seat: 0, slot: 2, card: 43 }],
  recruited: [
    { type: 'recruited', seat: 0, slot: 2, card: 43, faceUp: true, refill: 16, empty: false },
    { type: 'recruited', seat: 0, slot: 2, card: 43, faceUp: false, refill: null, empty: false },
    { type: 'recruited', seat: 0, slot: 2, card: null, faceUp: false, refill: null, empty: true },
  ],
  mustered: [
    { type: 'mustered', seat: 0, piece: 4, card: 43, faceUp: true, extra: false },
    { type: 'mustered', seat: 0, piece: 4, card: null, faceUp: false, extra: true },
  ],
  activated: [{ type: 'activated', seat: 0, piece: 4, card: 43 }],
  refrained: [{ type: 'refrained', seat: 0, card: 43 }],
  discarded: [
    { type: 'discarded', seat: 0, owner: 1, piece: 4, card: 43, faceUp: true },
    { type: 'discarded', seat: 0, owner: 1, piece: 4, card: null, faceUp: false },
    { type: 'discarded', seat: 0, owner: 0, piece: 4, card: 43, faceUp: false },
  ],
  exchanged: [{ type: 'exchanged', seat: 0, slot: 1, gave: 14, took: 91, piece: 4 }],
  swapped: [
    { type: 'swapped', seat: 0, owner: 1, gave: 20, took: 67, piece: 4, faceUp: true },
    { type: 'swapped', seat: 0, owner: 1, gave: 20, took: 67, piece: 4, faceUp: false },
    { type: 'swapped', seat: 2, owner: 1, gave: 20, took: null, piece: 4, faceUp: false },
  ],
  drew: [
    { type: 'drew', seat: 0, drawn: true, card: 43 },
    { type: 'drew', seat: 0, drawn: true, card: null },
    { type: 'drew', seat: 0, drawn: false, card: null },
  ],
  copied: [
    { type: 'copied', seat: 0, card: 32, owner: 1, target: 67, power: 'discardAnother' },
    { type: 'copied', seat: 0, card: 32, owner: 0, target: 67, power: 'discardAnother' },
  ],
  marked: [
    { type: 'marked', seat: 0, piece: 4, card: 31, mark: 'claimTwo' },
    { type: 'marked', seat: 0, piece: 4, card: 34, mark: 'stayInPlay' },
    { type: 'marked', seat: 0, piece: 4, card: BRUCE, mark: 'joinEveryLineage' },
  ],
  declined: [{ type: 'declined', seat: 0 }],
  reshuffled: [
    { type: 'reshuffled', count: 30 },
    { type: 'reshuffled', count: 1 },
  ],
  revealed: [
    {
      type: 'revealed',
      armies: [
        {
          seat: 0,
          pieces: [
            { id: 1, card: 16, faceUp: true, mark: null },
            { id: 2, card: 43, faceUp: true, mark: null },
          ],
        },
        { seat: 1, pieces: [{ id: 3, card: 93, faceUp: true, mark: null }] },
      ],
    },
    { type: 'revealed', armies: [] },
  ],
  ordered: [
    {
      type: 'ordered',
      order: [
        { seat: 1, sum: 12, doubled: false, total: 12, rank: 64 },
        { seat: 0, sum: 6, doubled: true, total: 12, rank: 28 },
        { seat: 2, sum: 3, doubled: false, total: 3, rank: 20 },
      ],
      armies: [],
    },
    { type: 'ordered', order: [], armies: [] },
  ],
  claimed: [
    { type: 'claimed', seat: 0, slot: 1, card: 43, points: 6, total: 23 },
    { type: 'claimed', seat: 0, slot: 1, card: 3, points: 1, total: 1 },
  ],
  leftUnclaimed: [
    { type: 'leftUnclaimed', cards: [16] },
    { type: 'leftUnclaimed', cards: [16, 43] },
  ],
  stayed: [{ type: 'stayed', seat: 0, piece: 4, card: 34 }],
  initiativeTaken: [
    { type: 'initiativeTaken', seat: 0, kept: false },
    { type: 'initiativeTaken', seat: 0, kept: true },
  ],
  gameEnded: [
    { type: 'gameEnded', scores: [40, 42, 21], ranks: [2, 1, 3] },
    { type: 'gameEnded', scores: [41, 30], ranks: [1, 2] },
  ],
}

const KINDS = ['flip', 'turn', 'activate', 'discard', 'exchange', 'swap', 'copy', 'extraMuster', 'claim'] as const
type Listed = Exclude<AskKind, (typeof KINDS)[number]> extends never ? typeof KINDS : never
const kinds: Listed = KINDS

const reasons: Samples<Reason, 'why'> = {
  handFull: [{ why: 'handFull', limit: 10, rule: 'LOS-21' }],
  slotEmpty: [{ why: 'slotEmpty', rule: 'LOS-76' }],
  alreadyFaceUp: [{ why: 'alreadyFaceUp', rule: 'LOS-16' }],
  flipFirst: [{ why: 'flipFirst', rule: 'LOS-16' }],
  weakerCard: [
    { why: 'weakerCard', card: 43, owner: 0, rule: 'LOS-26' },
    { why: 'weakerCard', card: 43, owner: 1, rule: 'LOS-29' },
  ],
  noTarget: POWERS.map((power) => ({ why: 'noTarget', power, rule: 'LOS-33' })),
  itself: [
    { why: 'itself', rule: 'LOS-38' },
    { why: 'itself', rule: 'LOS-47' },
  ],
  ownArmy: [{ why: 'ownArmy', rule: 'LOS-42' }],
  faceDownCopy: [{ why: 'faceDownCopy', rule: 'LOS-47' }],
  scottOnScott: [{ why: 'scottOnScott', rule: 'LOS-49' }],
  copyNoTarget: POWERS.map((power) => ({ why: 'copyNoTarget', power, rule: 'LOS-50' })),
  alreadyClaimed: [{ why: 'alreadyClaimed', rule: 'LOS-67' }],
  notNow: kinds.map((pending) => ({ why: 'notNow', pending, rule: 'LOS-14' })),
}

const actions: Samples<Action, 'type'> = {
  flip: [{ type: 'flip', slot: 1 }],
  recruit: [
    { type: 'recruit', slot: 0 },
    { type: 'recruit', slot: 1 },
  ],
  muster: [
    { type: 'muster', card: 43, faceUp: true },
    { type: 'muster', card: 43, faceUp: false },
  ],
  activate: [{ type: 'activate' }],
  refrain: [{ type: 'refrain' }],
  discard: [
    { type: 'discard', owner: 0, index: 1 },
    { type: 'discard', owner: 1, index: 0 },
    { type: 'discard', owner: 1, index: 1 },
  ],
  exchange: [{ type: 'exchange', slot: 0 }],
  swap: [
    { type: 'swap', owner: 1, index: 0 },
    { type: 'swap', owner: 1, index: 1 },
  ],
  copy: [{ type: 'copy', owner: 1, index: 1 }],
  decline: [{ type: 'decline' }],
  claim: [{ type: 'claim', slot: 0 }],
}

const seen: View = {
  seats: 3,
  viewer: 0,
  royal: false,
  lineageTest: false,
  skirmish: 2,
  round: 3,
  initiative: 0,
  pending: { kind: 'activate', seat: 0, piece: 1, left: 0 },
  drawPile: 40,
  discards: { cards: [], secret: 0 },
  recruits: [{ card: 21 }, { card: null }, { card: null }, null, { card: null }],
  supporters: [91, null, 16],
  armies: [
    [
      { id: 1, card: 43, faceUp: true, mark: null },
      { id: 2, card: 16, faceUp: false, mark: null },
    ],
    [
      { id: 3, card: null, faceUp: false, mark: null },
      { id: 4, card: 67, faceUp: true, mark: null },
    ],
    [],
  ],
  totals: [],
  order: [1, 0].map((seat, i) => ({ seat, place: i + 1, tie: null, claims: 1, takes: [i], gain: 1 })),
  revealed: false,
  turnsLeft: [1, 1, 1],
  nextSeat: 1,
  handCounts: [4, 5, 10],
  hand: [],
  piles: [[], [], []],
  points: [12, 41, 3],
  ranks: null,
}

const views: readonly View[] = [
  ...kinds.flatMap((kind) =>
    [0, 1].map((seat): View => ({ ...seen, pending: { kind, seat, piece: seat === 0 ? 1 : 4, left: seat + 1 } })),
  ),
  { ...seen, pending: { kind: 'turn', seat: 0, piece: null, left: 0 }, handCounts: [0, 5, 5] },
  { ...seen, pending: { kind: 'turn', seat: 0, piece: null, left: 0 }, handCounts: [10, 5, 5] },
  { ...seen, pending: { kind: 'turn', seat: 0, piece: null, left: 0 }, recruits: [null, null] },
  { ...seen, pending: { kind: 'claim', seat: 0, piece: null, left: 2 } },
  { ...seen, pending: null, ranks: [2, 1, 3] },
  { ...seen, pending: null },
]

const scoreLines = ['victory', 'army', 'doubling', 'rank', 'place'].flatMap((category) =>
  [0, 2].map((n) => ({
    category,
    points: n,
    counts: category === 'victory',
    detail: { toGo: n, cards: n, hidden: n, total: n, of: n },
  })),
)

sentences(game, {
  en,
  fr,
  events,
  reasons,
  actions,
  seen,
  views,
  scoreLines,
  whole: { setup: { includeRoyal: true }, seats: [2, 3, 4, 5] },
})

describe('sentences of their own', () => {
  test('what breaks a tie', () => {
    for (const id of ['army', 'rank'] as const) both({ en, fr }, (texts) => texts.tieBreaks[id].by)
    expect([en.tieBreaks.army.value(24), en.tieBreaks.rank.value(57)]).toEqual(['24', 'rank 57'])
    for (const texts of [en, fr]) expect(texts.tieBreaks.army.value(0)).toBe(texts.tieBreaks.rank.value(0))
  })

  test('you and yours instead of a name, capital at the beginning', () => {
    expect(plain(en.event(events.discarded[0], 0), NAMES)).toBe('You discarded Wemyss 6 from Rory’s army.')
    expect(plain(en.event(events.discarded[0], 1), NAMES)).toBe('Ailsa discarded Wemyss 6 from your army.')
    expect(plain(en.event(events.discarded[2], 1), NAMES)).toBe(
      'Ailsa discarded Wemyss 6, face down, from their own army.',
    )
    expect(plain(fr.event(events.swapped[1], 1), NAMES)).toBe(
      'Ailsa vous donne Fergusson 3 et prend Wemyss 9, face cachée.',
    )
    expect(plain(fr.event(events.swapped[0], 0), NAMES)).toBe('Vous donnez Fergusson 3 à Rory et prenez Wemyss 9.')
  })

  test('French tells in the present what happens', () => {
    const told = (event: Event, me: Seat | null): string => plain(fr.event(event, me), NAMES).replaceAll('\u00a0', ' ')
    for (const sample of Object.values(events).flat())
      for (const me of READERS)
        expect(told(sample, me)).not.toMatch(
          / (a|avez|a été|ont été|n’a pas|n’avez pas) (?!plus )\p{L}+(é|is|u)e?s?(?=[ ,.])/u,
        )
    expect(told(events.recruited[0], 1)).toMatch(/^Ailsa recrute .* \(emplacement \d\)\./)
    expect(told(events.claimed[0], 0)).toMatch(/^Vous ralliez .* : \d+ points, \d+ en tout\.$/)
    expect(told(events.turnSkipped[0], 0)).toBe('Vous ne pouvez ni recruter ni engager : votre tour est sauté.')
  })

  test('a prompt about others begins with their name in French', () => {
    const view = { ...seen, pending: { kind: 'claim', seat: 1, piece: null, left: 1 } } as const
    expect(plain(fr.prompt(view, 0), NAMES)).toBe('Rory doit rallier un partisan.')
  })

  test('LOS-30: within a lineage a card that prevents is weaker, but the other Bruce is just as strong', () => {
    const told = (card: number): readonly string[] =>
      [en, fr].map((texts) => plain(texts.reason({ why: 'weakerCard', card, owner: 1, rule: 'LOS-29' }, 0), NAMES))
    expect(told(43)).toEqual([
      expect.stringContaining('is face up, of the same lineage and weaker.'),
      expect.stringContaining('est de la même lignée et plus faible.'),
    ])
    expect(told(BRUCE)).toEqual([
      expect.stringContaining('is face up, of the same lineage and just as strong.'),
      expect.stringContaining('est de la même lignée et aussi fort.'),
    ])
  })

  test('the player who claims is told the place of the army; a power that says little is told in full', () => {
    const claim = { ...seen, pending: { kind: 'claim', seat: 0, piece: null, left: 1 } } as const
    const two = { ...claim, pending: { ...claim.pending, left: 2 } }
    expect([claim, two, { ...claim, order: [] }].map((view) => plain(en.prompt(view, 0), NAMES))).toEqual([
      'Your army is 2nd: claim a supporter.',
      'Your army is 2nd: claim a supporter, then another.',
      'Claim a supporter.',
    ])
    expect(plain(fr.prompt(claim, 0), NAMES)).toBe('Votre armée est 2e\u00a0: ralliez un partisan.')
    const bruce = {
      ...seen,
      armies: [[{ id: 1, card: BRUCE, faceUp: true, mark: null }], [], []],
      pending: { kind: 'activate', seat: 0, piece: 1, left: 0 },
    } as const
    expect(plain(en.prompt(bruce, 0), NAMES)).toMatch(/End of skirmish: counts as the lineage of your other cards\.$/)
    expect(plain(fr.prompt(bruce, 0), NAMES)).toMatch(/: compte comme la lignée de vos autres cartes\.$/)
  })

  test('a tie shows the ranks that break it', () => {
    expect(plain(en.event(events.ordered[0], 0), NAMES)).toBe(
      'Army ranking: 1st Rory 12 (highest rank 64); 2nd you 12 (6 doubled, highest rank 28); 3rd Isla 3.',
    )
  })
})

describe('words', () => {
  const languages: readonly (readonly [string, Translated<typeof enWords>])[] = [
    ['en', enWords],
    ['fr', frWords],
  ]

  test.each(languages)('%s: names of cards are all different', (_, words) => {
    const names = Array.from({ length: 98 }, (__, card) => words.cardName(card))
    expect(new Set(names).size).toBe(98)
    expect(words.cardName(43)).toBe('Wemyss 6')
  })

  test.each(languages)('%s: powers fit on a card and are explained', (_, words) => {
    for (const power of POWERS) {
      expect(words.powerShort(power).length).toBeLessThanOrEqual(16)
      for (const text of [words.powerName(power), words.powerShort(power), words.powerText(power)]) proofread(text)
      expect(words.powerText(power)).toMatch(/\.$/)
    }
  })

  test.each(languages)('%s: lineages and zones have names', (_, words) => {
    for (const lineage of LINEAGES) proofread(words.lineageName(lineage))
    for (const zone of ZONES) proofread(words.zoneName(zone))
  })

  test('plurals: French counts 0 as one', () => {
    expect([0, 1, 2].map(enWords.points)).toEqual(['0 points', '1 point', '2 points'])
    expect([0, 1, 2].map(frWords.points)).toEqual(['0\u00a0point', '1\u00a0point', '2\u00a0points'])
  })

  test('French powers have their spaces', () => {
    for (const power of POWERS) proofreadFrench(frWords.powerText(power))
    const short = POWERS.flatMap((power) => [frWords.powerName(power), frWords.powerShort(power)])
    for (const words of [...short, ...MARKS.map(frWords.markText)]) expect(words).not.toMatch(/\d \p{L}/u)
  })
})

const text = (language: string): string => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')

rulesText({
  en: text('en'),
  fr: text('fr'),
  rules: numbered('LOS', 96),
  examples: numbered('EX', 28),
  named: Object.values(reasons).flatMap((samples) => samples.map(({ rule }) => rule)),
})
