import { type Message, plain, type Seat, type Translated } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import {
  CARDS,
  CATEGORIES,
  content,
  FIELD_COLOURS,
  FIELDS,
  GLEN_CARD_IDS,
  GOODS,
  STACKS,
  TILE_TYPES,
  TILES,
  TIMINGS,
  VOTES,
} from '../../rules/index.ts'
import { MARKS, PARTS } from '../../data/provenance.ts'
import { START } from '../../data/roads.ts'
import type { ChronicleTexts } from '../../words/chronicle-texts.ts'
import { words as enWords } from '../../words/en.ts'
import { words as frWords } from '../../words/fr.ts'
import { effectTexts } from '../../words/parts.ts'
import { BUTCHER, HALKIRK, NESS } from '../named.ts'
const flat = (message: Message): string => plain(message, NAMES).replaceAll(/[\u00a0\u202f]/g, ' ')

describe('words', () => {
  const languages: readonly (readonly [string, Translated<typeof enWords>])[] = [
    ['en', enWords],
    ['fr', frWords],
  ]
  const { builtIn } = content
  const known = (list: readonly { readonly chronicle: number | null }[]): number[] =>
    list.flatMap(({ chronicle }, id) => (chronicle === null ? [id] : []))

  test.each(languages)('%s: every tile, card, field and type is named and explained', (language, words) => {
    const read = (text: string): void => {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
    }
    for (let tile = 0; tile < TILES.length; tile++) {
      for (const text of [words.tileName(tile), words.theTile(tile), words.costText(tile, builtIn)]) read(text)
      read(words.tileText(tile, builtIn))
      expect(words.tileText(tile, builtIn)).toMatch(/\.$/)
    }
    for (const card of known(builtIn.cards)) read(words.cardText(card, builtIn))
    for (let card = 0; card < CARDS.length; card++) read(words.cardName(card))
    for (let field = 0; field < FIELDS.length; field++)
      for (const text of [words.placeName(field), words.fieldText(field, builtIn)]) read(text)
    const rest = [
      words.placeName(START),
      ...TILE_TYPES.map(words.typeName),
      ...TIMINGS.map(words.timingName),
      ...FIELD_COLOURS.map(words.colourName),
      ...GOODS.map(words.goodName),
      ...CATEGORIES.map(words.categoryName),
      ...PARTS.map(words.partName),
      ...MARKS.map(words.markName),
      ...STACKS.map(words.stack),
      ...(['scotsman', 'choose', 'bring', 'grant', 'claim', 'remove', 'build'] as const).map(words.effectName),
      ...(['coin', 'point', 'decline', 'end'] as const).map(words.button),
    ]
    for (const text of rest) read(text)
    expect(new Set([1, 2, 3, 4].map(words.scoring)).size).toBe(4)
  })

  test.each([['en', enWords.council] as const, ['fr', frWords.council] as const])(
    '%s: the cards of the council are named and explained',
    (language, words) => {
      const texts = GLEN_CARD_IDS.flatMap((card) => [
        words.cardName(card),
        words.cardText(card, 10),
        ...[0, 1, 3].map((value) => words.cardValue(card, value)),
      ])
      const rest = [words.title, words.adopted, words.rejected, words.open, words.hasVoted]
      const votes = VOTES.flatMap((vote) => [words.voteName(vote), words.voteButton(vote), words.ownVote(vote)])
      for (const text of [...texts, ...rest, ...votes, words.tokens(2, 1), words.helpConvene, words.helpVote]) {
        proofread(text)
        if (language === 'fr') proofreadFrench(text)
      }
      expect(new Set(GLEN_CARD_IDS.map(words.cardName)).size).toBe(GLEN_CARD_IDS.length)
    },
  )

  test('the text of a tile comes from the data of the table', () => {
    expect(enWords.tileText(HALKIRK, builtIn)).toBe(
      'Village with a river. Costs 1 stone. When placed: 1 Scotsman. When activated: get 1 movement point.',
    )
    expect(enWords.tileText(NESS, builtIn)).toBe(
      'Loch with a river. Costs 1 Scotsman. Card, once on each of your turns: activate 1 more tile, anywhere in your territory.',
    )
    const french = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(french(frWords.tileText(BUTCHER, builtIn))).toBe(
      'Tuile Échange. Coût : 1 bois. Activation : échangez des moutons et des bœufs, mélangés ou non, 1 contre 2 PV, 2 contre 5 PV ou 3 contre 8 PV.',
    )
    expect(french(frWords.fieldText(FIELDS.indexOf('brodie'), builtIn))).toBe('3 villages : 5 PV ; 4 ou plus : 8 PV.')
    expect(enWords.fieldText(FIELDS.indexOf('macdonell'), builtIn)).toBe('Activate a material tile and a whisky tile.')
    expect(french(frWords.fieldText(FIELDS.indexOf('chisholm'), builtIn))).toBe(
      'Posez 1 orge sur une de vos tuiles et placez 1 Écossais sur une de vos tuiles.',
    )
    const box = content.contentOf([{ at: 'tiles.A6.cost.stone', value: 2 }])
    expect(enWords.costText(HALKIRK, box)).toBe('2 stone')
  })

  test('numbers: French counts 0 as one', () => {
    expect([0, 1, 2].map(enWords.scotsmen)).toEqual(['0 Scotsmen', '1 Scotsman', '2 Scotsmen'])
    expect([0, 1, 2].map(frWords.coins)).toEqual(['0\u00a0pièce', '1\u00a0pièce', '2\u00a0pièces'])
    expect(frWords.goods(['sheep', 'barley', 'sheep', 'wood'])).toBe('1\u00a0bois, 1\u00a0orge et 2\u00a0moutons')
    for (const [, words] of languages)
      for (const count of [
        words.tiles,
        words.vp,
        words.resources,
        words.casks,
        words.markers,
        words.points,
        words.spaces,
      ])
        for (const n of [0, 1, 2]) expect(count(n)).toMatch(/^\d[ \u00a0]\S/)
  })
})

describe('the seam of the words', () => {
  type ModuleTypes = {
    state: null
    view: null
    frame: { readonly kind: 'vote'; readonly seat: Seat } | { readonly kind: 'count'; readonly seat: Seat }
    action: { readonly type: 'aye' }
    event: { readonly type: 'voted'; readonly seat: Seat }
    reason: { readonly why: 'voteLost'; readonly rule: 'GM2-C7-2' }
    source: 'council'
    arranged: never
  }
  const texts: ChronicleTexts<ModuleTypes> = {
    events: { voted: (e, me) => [{ part: 'seat', seat: e.seat, text: e.seat === me ? 'You' : null }, ' voted.'] },
    reasons: { voteLost: () => ['Your vote is cast.'] },
    actions: { aye: () => ['Vote aye'] },
    prompts: { vote: { asked: () => ['Vote.'], awaited: { one: 'to vote', several: 'to vote' } }, count: null },
    sources: { council: ' from the council' },
    lines: { glen: () => ['The council'] },
    printed: { ops: { payVp: ({ amount }) => `pay ${amount} VP` }, activations: { event: () => 'an event' }, once: {} },
  }

  test('a Chronicle words all its nouns, or it does not compile', () => {
    expect(flat(texts.events.voted({ type: 'voted', seat: 0 }, 0))).toBe('You voted.')
    const printed = effectTexts(texts.printed)
    expect(printed.ops([{ op: 'payVp', amount: 1 }, { op: 'englandToken' }])).toEqual(['pay 1 VP'])
    expect([printed.activation({ kind: 'event' }), printed.activation({ kind: 'vp', vp: 1 })]).toEqual([
      'an event',
      null,
    ])
    // @ts-expect-error: a frame without a prompt
    const noPrompt: ChronicleTexts<ModuleTypes>['prompts'] = { count: null }
    // @ts-expect-error: an event without a sentence
    const noEvent: ChronicleTexts<ModuleTypes>['events'] = {}
    // @ts-expect-error: VP of which nobody says what for
    const noSource: ChronicleTexts<ModuleTypes>['sources'] = {}
    expect([noPrompt, noEvent, noSource].map((it) => Object.keys(it).length)).toEqual([1, 0, 0])
  })
})
