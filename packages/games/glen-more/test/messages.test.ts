/// <reference types="node" />
import { rulesText } from '@bothy/kernel/contract-suite'
import { readFileSync } from 'node:fs'
import { numbered, plain, type Seat, type Texts, type Translated } from '@bothy/kernel'
import { both, NAMES, proofread, READERS, type Samples, sentences } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { CARDS, COLOURS, GOODS, glenMore as game, KINDS, TILES } from '../rules/index.ts'
import { en, words as enWords } from '../words/en.ts'
import { fr, words as frWords } from '../words/fr.ts'
import type { Action, AskKind, Event, Reason, Types, View } from '../rules/types.ts'
import { play, tileOf } from './play.ts'

const QUARRY = tileOf('s1-quarry')
const NESS = tileOf('s2-loch-ness')

const events: Samples<Event, 'type'> = {
  gameBegan: [{ type: 'gameBegan', order: [1, 0, 2], tiles: [QUARRY] }],
  moved: [{ type: 'moved', seat: 0, from: 0, to: 4, tile: QUARRY }],
  sold: [{ type: 'sold', seat: 0, good: 'stone', tile: QUARRY, coins: 2 }],
  bought: [
    { type: 'bought', seat: 0, good: 'stone', count: 1, coins: 1 },
    { type: 'bought', seat: 0, good: 'sheep', count: 2, coins: 3 },
  ],
  spent: [{ type: 'spent', seat: 0, good: 'stone', tile: QUARRY, count: 1 }],
  barrelPaid: [{ type: 'barrelPaid', seat: 0, count: 1 }],
  pieceGiven: [
    { type: 'pieceGiven', seat: 0, from: QUARRY },
    { type: 'pieceGiven', seat: 0, from: null },
  ],
  discarded: [
    { type: 'discarded', seat: 0, tile: QUARRY, why: 'noCell' },
    { type: 'discarded', seat: 0, tile: NESS, why: 'cost' },
    { type: 'discarded', seat: 0, tile: NESS, why: 'declined' },
    { type: 'discarded', seat: 0, tile: QUARRY, why: 'unsold' },
  ],
  placed: [
    { type: 'placed', seat: 0, tile: QUARRY, x: 1, y: -2 },
    { type: 'placed', seat: 0, tile: NESS, x: 0, y: 1 },
  ],
  clanGained: [{ type: 'clanGained', seat: 0, tile: tileOf('s0-village-road'), count: 1 }],
  barrelsGained: [{ type: 'barrelsGained', seat: 0, tile: tileOf('s3-donan-castle'), count: 2 }],
  coinsGained: [{ type: 'coinsGained', seat: 0, tile: tileOf('s1-armadale-castle'), count: 3 }],
  cardTaken: [{ type: 'cardTaken', seat: 0, card: 'loch-ness' }],
  cubesPut: [{ type: 'cubesPut', seat: 0, tile: QUARRY, goods: ['stone'] }],
  activated: [
    { type: 'activated', seat: 0, tile: QUARRY, extra: false },
    { type: 'activated', seat: 0, tile: QUARRY, extra: true },
  ],
  vpGained: [{ type: 'vpGained', seat: 0, tile: tileOf('s2-tavern'), vp: 3, total: 11 }],
  clanMoved: [
    { type: 'clanMoved', seat: 0, from: 0, to: QUARRY },
    { type: 'clanMoved', seat: 0, from: QUARRY, to: tileOf('s0-quarry-road') },
  ],
  promoted: [{ type: 'promoted', seat: 0, tile: QUARRY, chieftains: 1 }],
  turnEnded: [
    { type: 'turnEnded', seat: 0, points: 0 },
    { type: 'turnEnded', seat: 0, points: 2 },
  ],
  rolled: [{ type: 'rolled', roll: 2, from: 2, to: 5, tile: QUARRY }],
  trackCleared: [
    { type: 'trackCleared', tiles: [QUARRY] },
    { type: 'trackCleared', tiles: [QUARRY, tileOf('s1-quarry-2')] },
    { type: 'trackCleared', tiles: [QUARRY, NESS] },
  ],
  trackFilled: [
    { type: 'trackFilled', tiles: [QUARRY, NESS], first: 3 },
    { type: 'trackFilled', tiles: [NESS], first: 3 },
    { type: 'trackFilled', tiles: [], first: 3 },
  ],
  scoring: [
    {
      type: 'scoring',
      scoring: 1,
      values: [
        [5, 2],
        [1, 1],
        [0, 2],
      ],
      vp: [
        [3, 0],
        [0, 0],
        [0, 2],
      ],
    },
  ],
  finalScoring: [
    {
      type: 'finalScoring',
      seats: [
        { cards: [{ card: 'iona-abbey', tiles: 4, vp: 8 }], coins: 3, more: 2, penalty: -6 },
        { cards: [], coins: 0, more: 0, penalty: 0 },
      ],
    },
  ],
  gameEnded: [{ type: 'gameEnded', scores: [40, 42, 21], ranks: [2, 1, 3] }],
}

const KINDS_ASKED = ['turn', 'afford', 'pay', 'give', 'spend', 'place', 'choose', 'activate', 'endTurn'] as const
type Listed = Exclude<AskKind, (typeof KINDS_ASKED)[number]> extends never ? typeof KINDS_ASKED : never
const kinds: Listed = KINDS_ASKED

const reasons: Samples<Reason, 'why'> = {
  noSide: [{ why: 'noSide', rule: 'GM-33' }],
  noClan: [{ why: 'noClan', rule: 'GM-34' }],
  river: [{ why: 'river', rule: 'GM-35' }],
  road: [{ why: 'road', rule: 'GM-36' }],
  riverBlocked: [{ why: 'riverBlocked', rule: 'GM-37' }],
  roadBlocked: [{ why: 'roadBlocked', rule: 'GM-37' }],
  noCell: [{ why: 'noCell', rule: 'GM-21' }],
  coins: [{ why: 'coins', need: 3, has: 1, rule: 'GM-26' }],
  soldOut: [
    ...GOODS.map((good): Extract<Reason, { why: 'soldOut' }> => ({ why: 'soldOut', good, rule: 'GM-26' })),
    { why: 'soldOut', good: null, rule: 'GM-26' },
  ],
  noBarrel: [{ why: 'noBarrel', rule: 'GM-22' }],
  noPiece: [{ why: 'noPiece', rule: 'GM-23' }],
  noChieftain: [{ why: 'noChieftain', rule: 'GM-23' }],
  lastClan: [
    { why: 'lastClan', rule: 'GM-23' },
    { why: 'lastClan', rule: 'GM-58' },
  ],
  noCellWithout: [{ why: 'noCellWithout', rule: 'GM-97' }],
  rowEmpty: GOODS.map((good) => ({ why: 'rowEmpty', good, rule: 'GM-29' })),
  outOfReach: [{ why: 'outOfReach', rule: 'GM-41' }],
  extraUsed: [{ why: 'extraUsed', rule: 'GM-63' }],
  alreadyActivated: [{ why: 'alreadyActivated', rule: 'GM-42' }],
  full: [{ why: 'full', rule: 'GM-45' }],
  loch: [{ why: 'loch', rule: 'GM-59' }],
  different: [
    { why: 'different', rule: 'GM-24' },
    { why: 'different', rule: 'GM-53' },
  ],
  noPoint: [{ why: 'noPoint', rule: 'GM-55' }],
  notNow: kinds.flatMap((pending) =>
    (['GM-12', 'GM-13', 'GM-40', 'GM-98'] as const).map((rule) => ({ why: 'notNow' as const, pending, rule })),
  ),
}

const actions: Samples<Action, 'type'> = {
  take: [
    { type: 'take', tile: tileOf('s1-quarry-2') },
    { type: 'take', tile: tileOf('s1-forest') },
  ],
  sell: [{ type: 'sell', good: 'stone', tile: QUARRY }],
  discard: [{ type: 'discard' }],
  pay: [
    { type: 'pay', goods: ['wood', 'wood'] },
    { type: 'pay', goods: [] },
  ],
  give: [
    { type: 'give', tile: QUARRY },
    { type: 'give', tile: null },
  ],
  spend: [
    { type: 'spend', good: 'stone', tile: QUARRY },
    { type: 'spend', good: 'wood', tile: tileOf('s0-quarry-road') },
  ],
  place: [
    { type: 'place', x: 0, y: 1 },
    { type: 'place', x: -1, y: -2 },
  ],
  choose: [{ type: 'choose', goods: ['wood', 'stone'] }],
  activate: [
    { type: 'activate', tile: QUARRY, goods: [] },
    { type: 'activate', tile: tileOf('s0-quarry-road'), goods: [] },
    { type: 'activate', tile: tileOf('s1-fair'), goods: ['wood', 'sheep'] },
  ],
  move: [{ type: 'move', from: 0, to: QUARRY }],
  promote: [{ type: 'promote', tile: 0 }],
  end: [{ type: 'end' }],
}

const TABLEAU = { tiles: ['s0-forest-river 0,1', 's0-quarry-road 1,0 stone', 's1-quarry 1,1 stone', 's1-fair -1,1'] }
const seen = play({ a: TABLEAU, track: 's1-quarry-2 s1-forest s1-village-stone s2-tavern' }).view()
const views: readonly View[] = [
  ...kinds.flatMap((kind) =>
    [0, 1].flatMap((seat): View[] => [
      { ...seen, points: seat, pending: { kind, seat, tile: QUARRY, goods: ['stone'], left: seat + 1 } },
      { ...seen, pending: { kind, seat, tile: null, goods: ['wood', 'stone'], left: 2 } },
    ]),
  ),
  { ...seen, pending: null },
  { ...seen, pending: null, ranks: [2, 1, 3, 4], scores: [4, 9, 1, 0] },
  { ...seen, pending: null, ranks: [1, 1, 3, 4], scores: [9, 9, 1, 0] },
]

const standings = play({
  a: { tiles: ['s2-iona-abbey 1,0', 's2-loch-morar 0,1', 's2-duart-castle 1,1'], coins: 3 },
})
const scoreLines = game.tally(standings.state, null).flat()

sentences(game, { en, fr, events, reasons, actions, seen, views, scoreLines, whole: { setup: {}, seats: [2, 4] } })

describe('sentences of their own', () => {
  test('lines of the standing', () => {
    expect(new Set(scoreLines.map(({ category }) => category)).size).toBe(11)
    const cards = scoreLines.filter(({ category }) => category === 'card')
    expect(cards.map((line) => plain(en.scoreLine(line), []))).toEqual([
      'Iona Abbey: 1 yellow tile',
      'Loch Morar: 0 green tiles',
      'Duart Castle: 1 village',
    ])
    expect(en.scoreLine(cards[0])[0]).toMatchObject({ part: 'thing', id: 'card:iona-abbey' })
  })

  test('what breaks a tie', () => {
    both({ en, fr }, (texts) => texts.tieBreaks.cubes.by)
    expect([1, 5].map(en.tieBreaks.cubes.value)).toEqual(['1 cube', '5 cubes'])
  })

  test('you instead of a name', () => {
    expect(plain(en.event(events.placed[0], 0), NAMES)).toBe('You placed the quarry (1 east, 2 south).')
    expect(plain(en.event(events.placed[1], 1), NAMES)).toBe('Ailsa placed Loch Ness (1 north).')
    expect(plain(fr.event(events.placed[0], 0), NAMES)).toBe('Vous posez la carrière (1\u00a0à l’est, 2\u00a0au sud).')
    expect(plain(fr.event(events.discarded[1], 1), NAMES)).toBe(
      'Ailsa ne peut pas payer le Loch Ness\u00a0: la tuile est défaussée.',
    )
  })

  test('French tells in the present what happens, and names a tile with its article', () => {
    const told = (event: Event, me: Seat | null): string => plain(fr.event(event, me), NAMES).replaceAll('\u00a0', ' ')
    for (const sample of Object.values(events).flat())
      for (const me of READERS)
        expect(told(sample, me)).not.toMatch(
          / (a|avez|a été|ont été|n’a pas|n’avez pas) (?!plus )\p{L}+(é|is|u)e?s?(?=[ ,.])/u,
        )
    expect(told(events.moved[0], 1)).toBe('Ailsa avance jusqu’à la carrière (case 5).')
    expect(told({ ...events.moved[0], tile: NESS }, 0)).toBe('Vous avancez jusqu’au Loch Ness (case 5).')
    expect(told(events.cubesPut[0], 1)).toBe('Ailsa produit 1 pierre (carrière).')
    expect(told({ ...events.spent[0], tile: tileOf('s1-armadale-castle') }, 0)).toBe(
      'Vous payez 1 pierre d’Armadale Castle.',
    )
    expect(told({ ...events.rolled[0], tile: NESS }, null)).toBe(
      'Le dé fait 2 : il avance jusqu’au Loch Ness (case 6), qui est retiré.',
    )
    expect(told(events.turnEnded[1], 1)).toBe('Ailsa termine son tour et perd 2 points de mouvement.')
  })

  test('a turn that ends is the turn of a player', () => {
    expect(plain(en.event(events.turnEnded[1], 1), NAMES)).toBe('Ailsa ended their turn, wasting 2 movement points.')
    expect(plain(en.event(events.turnEnded[0], 0), NAMES)).toBe('You ended your turn.')
  })

  test('several tiles of one kind, one after the other', () => {
    const say = (texts: Texts<Types>, event: Event): string =>
      plain(texts.event(event, 1), NAMES).replaceAll('\u00a0', ' ')
    expect(say(en, events.clanMoved[1])).toBe('Ailsa moved a clan member from the quarry to another quarry.')
    expect(say(fr, events.clanMoved[1])).toBe('Ailsa déplace un membre du clan de la carrière vers une autre carrière.')
    expect(say(en, events.trackCleared[1])).toBe('Passed and discarded: a quarry and a quarry.')
    expect(say(fr, events.trackCleared[1])).toBe('Tuiles dépassées, défaussées : carrière et carrière.')
    expect(say(en, events.trackFilled[0])).toBe('New on the track: a quarry and Loch Ness.')
    expect(say(fr, events.trackFilled[1])).toBe('Nouvelle tuile sur le circuit : Loch Ness.')
    expect(say(fr, events.sold[0])).toBe('Ailsa vend 1 pierre de la carrière pour 2 pièces.')
  })

  test('a sale that is refused has no price', () => {
    const t = play({ a: TABLEAU })
    const label = (texts: Texts<Types>): string =>
      plain(texts.action(actions.sell[0], t.view(), 0), NAMES).replaceAll('\u00a0', ' ')
    expect([label(en), label(fr)]).toEqual([
      'Sell 1 stone from the quarry (1 east, 1 north)',
      'Vendre 1 pierre de la carrière (1 à l’est, 1 au nord)',
    ])
  })

  test('labels say what a choice costs and gives', () => {
    const t = play({
      a: { tiles: ['s0-meadow-river 0,1 sheep clan'], coins: 1 },
      track: 's1-butcher-sheep s1-village-stone',
    })
    const label = (texts: Texts<Types>, text: string): string =>
      plain(texts.action(game.read(text), t.view(), 0), NAMES).replaceAll('\u00a0', ' ')
    expect(label(en, 'take s1-village-stone')).toBe('Take the village on space 6: buy 1 stone for 1 coin')
    t.play('a take s1-butcher-sheep; a place 1,1')
    expect(label(en, 'activate s1-butcher-sheep sheep sheep')).toBe(
      'Activate the butcher (1 east, 1 north): pay 1 sheep, buy 1 sheep for 1 coin, get 4 VP',
    )
    expect(label(fr, 'activate s1-butcher-sheep sheep')).toBe(
      'Activer la boucherie (1 à l’est, 1 au nord) : payer 1 mouton, recevoir 2 PV',
    )
  })
})

describe('words', () => {
  const languages: readonly (readonly [string, Translated<typeof enWords>])[] = [
    ['en', enWords],
    ['fr', frWords],
  ]

  test.each(languages)('%s: every tile, card, kind and colour is named and explained', (_, words) => {
    for (let tile = 0; tile < TILES; tile++)
      for (const text of [words.tileName(tile), words.tileText(tile)]) proofread(text)
    for (const card of CARDS) {
      expect(words.cardText(card)).toMatch(/\.$/)
      proofread(words.cardName(card))
    }
    for (const kind of KINDS) proofread(words.kindName(kind))
    for (const colour of COLOURS) proofread(words.colourName(colour))
  })

  test('the text of a tile comes from its data', () => {
    expect(enWords.tileText(tileOf('s1-butcher-sheep'))).toBe(
      'When activated: exchange 1 sheep for 2 VP, or 2 sheep for 4 VP.',
    )
    expect(enWords.tileText(tileOf('s1-distillery'))).toBe(
      'Costs 1 stone. When placed: 1 barrel. When activated: exchange 1 grain for 1 barrel.',
    )
    expect(frWords.tileText(tileOf('s3-tavern')).replaceAll('\u00a0', ' ')).toBe('Coût : 1 tonneau. Activation : 4 PV.')
  })

  test('plurals: French counts 0 as one', () => {
    expect([0, 1, 2].map(enWords.coins)).toEqual(['0 coins', '1 coin', '2 coins'])
    expect([0, 1, 2].map(frWords.coins)).toEqual(['0\u00a0pièce', '1\u00a0pièce', '2\u00a0pièces'])
    expect(frWords.goods(['wood', 'wood', 'stone', 'sheep', 'sheep'])).toBe(
      '2\u00a0bois, 1\u00a0pierre et 2\u00a0moutons',
    )
  })

  test.each(languages)('%s: all other words', (_, words) => {
    for (const n of [0, 1, 2])
      for (const count of [
        words.tiles,
        words.vp,
        words.cubes,
        words.barrels,
        words.clan,
        words.chieftains,
        words.bonnets,
        words.points,
      ])
        expect(count(n)).toMatch(/^\d[ \u00a0]\S/)
    expect([words.cell(0, 0), words.cell(-1, 2)].every((text) => text.length > 3)).toBe(true)
    const rest = [words.market, words.track, words.parliament, words.die, words.river, words.road, words.stack(1)]
    for (const text of rest) expect(text).not.toBe('')
    expect(words.button('end')).not.toBe(words.button('discard'))
  })
})

const text = (language: string): string => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')

rulesText({
  en: text('en'),
  fr: text('fr'),
  rules: numbered('GM', 100),
  examples: numbered('W', 29),
  named: Object.values(reasons).flatMap((samples) => samples.map(({ rule }) => rule)),
})
