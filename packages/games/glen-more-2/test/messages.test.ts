import { type Message, plain, type Seat, type Texts } from '@bothy/kernel'
import { both, NAMES, proofread, proofreadFrench, READERS, sentences } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import {
  CARDS,
  CATEGORIES,
  content,
  type Event,
  FIELD_COLOURS,
  FIELDS,
  glenMore2 as game,
  GLEN_CARD_IDS,
  GOODS,
  type PendingShown,
  STACKS,
  TILE_TYPES,
  TILES,
  TIMINGS,
  type Types,
  type View,
  VOTES,
} from '../src/index.ts'
import { MARKS, PARTS } from '../src/data/provenance.ts'
import { START } from '../src/data/roads.ts'
import { SCORE_CATEGORIES } from '../src/tally.ts'
import { ASK_KINDS } from '../src/frame-types.ts'
import type { ChronicleTexts } from '../src/messages/chronicle-texts.ts'
import { en, words as enWords } from '../src/messages/en.ts'
import { fr, words as frWords } from '../src/messages/fr.ts'
import { effectTexts } from '../src/messages/parts.ts'
import type { Words } from '../src/messages/words.ts'
import { reserve } from './cellars-play.ts'
import { held } from './council-play.ts'
import { his } from './englishman-play.ts'
import { cooking, feast, serve } from './haggis-play.ts'
import { highland } from './mountain-play.ts'
import { gathering, tome } from './tome-play.ts'
import { BUTCHER, FAIR, HALKIRK, NESS } from './named.ts'
import { play, tileOf } from './play.ts'
import { boats, PLENTY } from './race-play.ts'
import { actions, events, reasons, warnings } from './samples.ts'

const started = play({
  a: { tiles: ['A14 0,1 stone barley', 'A8 1,1'] },
  line: 'a b # A6 A1 END',
})
const seen = started.view()

const asked = (more: Partial<PendingShown> & Pick<PendingShown, 'kind' | 'seat'>): View => ({
  ...seen,
  pending: {
    seats: [more.seat],
    tile: null,
    goods: [],
    coins: 0,
    left: 0,
    effects: [],
    types: [],
    chosen: [],
    inner: false,
    declinable: false,
    ...more,
  },
})
/** A council that is called, one in which nobody has voted, and one in which two are awaited. */
const council = held({ seats: 3, line: 'a b c # A1' }, 'a take A1; a decline')
const councilViews: readonly View[] = [
  council.view('a'),
  council.play('a convene most-sets').view('a'),
  council.view('b'),
  council.play('a vote aye').view('a'),
]
/** A toll that is due, and resources to be put on tiles. */
const mountainViews: readonly View[] = [
  highland({ line: 'a b # M1 S1', a: { castle: 'wood' } }, 'a take S1'),
  highland({ line: 'a # END M1 b', mountain: 'wood sheep' }, 'a take M1; a end'),
].flatMap((t) => [t.view('a'), t.view('b')])
/** A token to choose, of a seat and of those who wait. */
const raceViews: readonly View[] = ['a', 'b'].map((letter) =>
  boats(
    { seats: 4, line: 'a b c d # S1', corrections: PLENTY, race: { tokens: ['', 'vp2', '', ''] } },
    'a take S1; a place 0,1; a activate HOME-V1; a row; a row',
  ).view(letter),
)
/** Casks that are to be paid, aged or sold. */
const cellarViews: readonly View[] = [
  reserve({ line: 'a b # B13', cellars: { a: '1: 0 1' } }, 'a take B13'),
  reserve(
    { line: 'a b # S2', a: { tiles: ['W6 0,1'] }, cellars: { a: '2: 1 3' } },
    'a take S2; a place -1,1; a activate W6',
  ),
  reserve({ line: 'a b # V1 S1', cellars: { a: '2: 0 2 5' } }, 'a take S1'),
  reserve({ line: 'a b # V1 S1', cellars: { a: '2: 0 2 5' } }, 'a take V1'),
].flatMap((t) => [t.view('a'), t.view('b')])
/** A token to be taken, one to be put back, and a roll that may be paid for. */
const haggisViews: readonly View[] = [
  cooking({ line: 'a b # G1 S2', a: { castle: 'wood', coins: 0 } }, 'a take G1; a place 0,1'),
  serve(cooking({ line: 'a b # G1', a: { castle: 'wood', coins: 0 } }), { a: [1, 1, 2, 1, 2] }).play(
    'a take G1; a place 0,1; a haggis 3',
  ),
  feast({ a: [1, 2] }, [1, 1, 1, 1], { a: { casks: 1 } }),
].flatMap((t) => [t.view('a'), t.view('b')])
/** Cards to be turned, and all that events ask. */
const tomeViews: readonly View[] = [
  gathering('loch-ness inverness'),
  gathering('wallace-monument loch-ness').play('a event wallace-monument'),
  gathering('loch-morar', { a: { village: 'scot scot', castle: 'scot' } }).play('a event loch-morar'),
  gathering('castle-of-mey', { a: { castle: 'scot' } }).play('a event castle-of-mey'),
  gathering('dunvegan-castle').play('a event dunvegan-castle'),
  gathering('armadale-castle').play('a event armadale-castle'),
  gathering('donan-castle').play('a event donan-castle'),
  gathering('donan-castle').play('a event donan-castle; a activate HOME-V2'),
  gathering('castle-moil').play('a event castle-moil'),
  tome({ line: 'a b # T8', a: { castle: 'wood stone stone scot', coins: 0 } }, 'a take T8; a place 1,1'),
  gathering('glenfinnan-monument', { seats: 3, options: { die: false }, england: {}, line: 'a e b c S4 S3' }).play(
    'a event glenfinnan-monument',
  ),
].flatMap((t) => [t.view('a'), t.view('b')])
const views: readonly View[] = [
  ...ASK_KINDS.flatMap((kind) =>
    [0, 1].flatMap((seat): View[] => [
      { ...asked({ kind, seat, tile: HALKIRK, goods: ['stone'], left: 1, types: ['animal'] }), points: 1 },
      asked({ kind, seat, tile: tileOf('B4'), goods: ['wood', 'stone'], coins: 1, left: 2, inner: true }),
      asked({ kind, seat, goods: ['barley'], left: 2, types: ['trade', 'whisky'], chosen: [FAIR] }),
      asked({ kind, seat, left: 1, types: ['village'], chosen: [FAIR] }),
    ]),
  ),
  ...councilViews,
  ...[1, 3].map((row) => his({ england: { holder: 'b', row } }).view('b')),
  his().view('a'),
  ...mountainViews,
  ...raceViews,
  ...cellarViews,
  ...haggisViews,
  ...tomeViews,
  { ...seen, pending: null },
  { ...seen, pending: null, ranks: [2, 1], scores: [4, 9] },
  { ...seen, pending: null, ranks: [1, 1], scores: [9, 9] },
]

const standings = play({
  a: { tiles: ['A14 0,1', 'A8 1,1', 'A7 0,2'], castle: 'scot scot', coins: 3 },
  b: { coins: 1 },
})
const scoreLines = game.tally(standings.state, null).flat()

sentences(game, { en, fr, events, reasons, actions, seen, views, scoreLines, whole: { setup: {}, seats: [2] } })

const flat = (message: Message): string => plain(message, NAMES).replaceAll(/[\u00a0\u202f]/g, ' ')
const told = (texts: Texts<Types>, event: Event, me: Seat | null = 1): string => flat(texts.event(event, me))

describe('sentences of their own', () => {
  test('warnings end with their rule', () => {
    for (const warning of Object.values(warnings).flat())
      for (const me of READERS)
        both({ en, fr }, (texts) => {
          const message = texts.warning(warning, me)
          expect(message.at(-1)).toEqual({ part: 'rule', rule: warning.rule })
          return message
        })
    expect(flat(en.warning(warnings.leaves[1], 0))).toBe(
      '2 resources, 3 VP, 1 movement point and the Loch Ness activation would be lost. Your Scotsmen are walled in: no tile could be placed next to one. GM2-80',
    )
    expect(warnings.leaves.slice(0, 4).map((it) => flat(fr.warning(it, 0)))).toEqual([
      '1 ressource serait perdue. GM2-80',
      '2 ressources, 3 PV, 1 point de mouvement et l’activation du Loch Ness seraient perdus. Vos Écossais sont enfermés : plus aucune tuile ne pourrait être posée près d’eux. GM2-80',
      '1 point de mouvement serait perdu. GM2-84',
      'L’activation du Loch Ness serait perdue. GM2-85',
    ])
    const aged = warnings.leaves.slice(-3)
    expect(aged.map((it) => flat(en.warning(it, 0)))).toEqual([
      '1 ageing step would be lost. GM2-80',
      '1 resource and 2 ageing steps would be lost. GM2-80',
      '2 events would be lost. GM2-80',
    ])
    expect(aged.map((it) => flat(fr.warning(it, 0)))).toEqual([
      '1 étape de vieillissement serait perdue. GM2-80',
      '1 ressource et 2 étapes de vieillissement seraient perdues. GM2-80',
      '2 événements seraient perdus. GM2-80',
    ])
  })

  test('every line of the standing has words of its own', () => {
    expect(new Set(scoreLines.map(({ category }) => category))).toEqual(new Set(SCORE_CATEGORIES))
    for (const texts of [en, fr]) {
      const lines = game.tally(standings.state, null)[0].map((line) => flat(texts.scoreLine(line)))
      expect(new Set(lines).size).toBe(lines.length)
    }
    const line = (category: string): string[] =>
      [en, fr].map((texts) => {
        const found = game.tally(standings.state, null)[0].find((it) => it.category === category)
        return found === undefined ? '' : flat(texts.scoreLine(found))
      })
    expect(line('territory')).toEqual(['3 extra tiles', '3 tuiles en trop'])
    expect(line('nextScotsmen')).toEqual([
      'Next scoring, Scotsmen in the Home Castle: 2 (lowest 0)',
      'Prochain décompte, Écossais sur le Château initial : 2 (minimum 0)',
    ])
  })

  test('GM2-133, GM2-D2: what breaks a tie', () => {
    for (const id of ['mostResources', 'fewestResources'] as const) both({ en, fr }, (texts) => texts.tieBreaks[id].by)
    expect([0, 1, 5].map(en.tieBreaks.mostResources.value)).toEqual(['0 resources', '1 resource', '5 resources'])
    expect([0, -1, -5].map(en.tieBreaks.fewestResources.value)).toEqual(['0 resources', '1 resource', '5 resources'])
  })

  test('you instead of a name, and a turn that is the turn of somebody', () => {
    expect(told(en, events.moved[0], 0)).toBe('You moved 4 spaces to Halkirk.')
    expect(told(en, events.moved[1])).toBe('Ailsa moved 1 space to the Butcher.')
    expect(told(en, events.moved[2])).toBe('Ailsa moved the Englishman 2 spaces to the Butcher.')
    expect(told(fr, events.moved[2], 0)).toBe('Vous avancez l’Anglais de 2 cases jusqu’au boucher.')
    expect(told(en, events.placed[1])).toBe('Ailsa placed the Butcher (1 left, 2 down).')
    expect(told(en, events.placed[2], 0)).toBe('You placed Inverness on top of Halkirk.')
    expect(told(en, events.turnEnded[1])).toBe('Ailsa ended their turn, wasting 2 movement points.')
    expect(told(en, events.finished[0], 0)).toBe('You moved 3 spaces to The End and have no more turns.')
    expect(told(en, events.claimed[1])).toBe('Ailsa placed a clan marker on Brodie, paying 3 coins for the roads.')
  })

  test('French tells in the present what happens, and names a tile with its article', () => {
    for (const sample of Object.values(events).flat())
      for (const me of READERS)
        expect(told(fr, sample, me)).not.toMatch(
          / (a|avez|a été|ont été|n’a pas|n’avez pas) (?!plus )\p{L}+(é|is|u)e?s?(?=[ ,.])/u,
        )
    expect(told(fr, events.moved[0])).toBe('Ailsa avance de 4 cases jusqu’à Halkirk.')
    expect(told(fr, events.moved[1], 0)).toBe('Vous avancez de 1 case jusqu’au boucher.')
    expect(told(fr, events.spent[0])).toBe('Ailsa paie 1 orge d’Halkirk.')
    expect(told(fr, events.spent[1], 0)).toBe('Vous payez 2 orges du boucher.')
    expect(told(fr, events.placed[2])).toBe('Ailsa superpose Inverness sur Halkirk.')
    expect(told(fr, events.goodsPut[1])).toBe('Ailsa obtient 2 bois (Loch Ness), sans place pour 1 pierre.')
    expect(told(fr, events.rolled[3])).toBe(
      'Le dé fait 1 : il avance jusqu’à la foire de Muir of Ord, qui est défaussée.',
    )
    expect(told(fr, events.claimed[1])).toBe('Ailsa place un pion de clan sur le domaine Brodie (3 pièces de route).')
    expect(told(fr, events.removed[1], 0)).toBe(
      'Vous retirez Inverness et Halkirk de la partie et mettez 1 Écossais et 2 bois sur votre Château initial.',
    )
    expect(told(fr, events.finished[0])).toBe('Ailsa avance de 3 cases jusqu’à « La Fin » et n’a plus de tour.')
  })

  test('a scoring is a small table', () => {
    expect(told(en, events.scoring[0], 0)).toBe(
      'Scoring A. Scotsmen in the Home Castle: you 5 (3 VP) and Rory 2 (0 VP). Landmark cards: you 1 (0 VP) and Rory 1 (0 VP). Whisky casks: you 0 (0 VP) and Rory 2 (2 VP). Persons: you 1 (1 VP) and Rory 0 (0 VP).',
    )
    expect(told(fr, events.finalScoring[0])).toBe(
      'Décompte final. Ailsa : 2 tuiles en trop −6, pièces +9, lieux emblématiques +8. Vous : 1 tuile en trop −3, pièces 0. Isla : aucune tuile en trop, pièces +3.',
    )
  })

  test('GM2-C7-2 a council: who is awaited, what is told to whom, and how it ended', () => {
    const prompted = (texts: Texts<Types>, me: Seat | null): string => flat(texts.prompt(council.view(), me))
    expect([0, 1, null].map((me) => prompted(en, me))).toEqual([
      'Waiting for Rory and Isla to vote.',
      'Should “Most sets” score at the end?',
      'Waiting for Rory and Isla to vote.',
    ])
    expect([0, 1].map((me) => prompted(fr, me))).toEqual([
      'Rory et Isla doivent voter.',
      'Adopter la carte « Le plus de séries » ?',
    ])
    expect(events.voted.map((event) => told(en, event, 0))).toEqual(['You voted AYE.', 'You voted NAY.', 'You voted.'])
    expect(told(fr, events.voted[2])).toBe('Ailsa vote.')
    expect(told(en, events.votesShown[0], 0)).toBe(
      '“Most animals” was adopted, 2 AYE to 1 NAY: you AYE, Rory NAY and Isla AYE.',
    )
    expect(told(fr, events.votesShown[1])).toBe(
      'La carte « Châteaux occupés » est rejetée, 1 AYE contre 2 NAY : Ailsa NAY, vous NAY et Isla AYE.',
    )
    expect(told(en, events.glenScored[0], 0)).toBe('Largest square: you 3 by 3 (10 VP) and Rory 1 by 1 (0 VP).')
    const line = { category: 'glen.most-animals', points: 10, counts: true, detail: { has: 3 } }
    expect([en, fr].map((texts) => flat(texts.scoreLine(line)))).toEqual([
      'Great Glen, most animals: 3',
      'Great Glen, le plus d’animaux : 3',
    ])
  })

  test('a refusal says what is missing and what would help', () => {
    expect(reasons.coins.map((reason) => flat(en.reason(reason, 0)))).toContain(
      '2 coins short: it takes 3, and you can spend only 1. Sell resources, or choose a nearer field. GM2-111',
    )
    expect(reasons.coins.map((reason) => flat(fr.reason(reason, 0)))).toContain(
      'Il vous manque 1 pièce : il en faut 1, et vous ne pouvez en dépenser aucune. Vendez d’abord des ressources. GM2-83',
    )
    expect(flat(fr.reason(reasons.soldOut[2], 0))).toBe('Le marché n’a plus d’orge à vendre. GM2-41')
  })

  test('labels say what a choice costs and gives', () => {
    const label = (texts: Texts<Types>, t: ReturnType<typeof play>, text: string): string =>
      flat(texts.action(game.read(text), t.view(), 0))
    expect(label(en, started, 'take A6')).toBe('Take Halkirk (3 spaces ahead): pay 1 stone')
    expect(label(fr, started, 'take A1')).toBe('Prendre Robert Ier (à 4 cases)')
    expect(label(en, started, 'sell stone A14')).toBe('Sell 1 stone from Muir of Ord Fair for 1 coin')
    const person = play({ a: { coins: 5 }, line: 'a b # A1' }, 'a take A1')
    expect(label(en, person, 'claim brodie')).toMatch(/^Place a clan marker on Brodie for \d coins: nothing now$/)
    expect(label(en, person, 'claim macleod')).toBe('Place a clan marker on MacLeod for free: 3 coins')
    expect(label(fr, person, 'claim macleod')).toBe(
      'Placer un pion de clan sur le domaine MacLeod (route gratuite) : 3 pièces',
    )
    const trade = play(
      { a: { tiles: ['A9 2,0 stone'], castle: 'scot', coins: 3 }, line: 'a b # B11', market: { wood: 0, sheep: 1 } },
      'a take B11; a place 1,1',
    )
    expect(label(en, trade, 'activate B11 sheep')).toBe('Activate the Butcher: buy 1 sheep for 2 coins, get 2 VP')
    expect(label(fr, trade, 'activate B11 sheep')).toBe(
      'Activer le boucher : acheter 1 mouton pour 2 pièces, recevoir 2 PV',
    )
    expect(label(en, trade, 'activate A9')).toBe('Activate Glenfeshie: 1 wood')
    const coin = play(
      { a: { fields: 'sinclair', castle: 'scot', coins: 9 }, line: 'a b # B11', market: { sheep: 1 } },
      'a take B11; a place 1,1',
    )
    expect(label(en, coin, 'activate B11 sheep coin')).toBe(
      'Activate the Butcher with Sinclair: buy 1 sheep (3 coins in all), get 5 VP',
    )
    const munro = play({ a: { coins: 9 }, line: 'a b # A2', discards: 'A1 A9' }, 'a take A2; a claim munro')
    expect(['build A1', 'build A9'].map((text) => label(en, munro, text))).toEqual([
      'Take Robert the Bruce',
      'Build Glenfeshie',
    ])
  })

  test('GM2-27: who can take nothing is told so', () => {
    const walledIn = play({ a: { village: '' }, line: 'a b # A6 A7 A8 B7 B8 B9 C6 C7 C9 D7' }).view()
    expect([en, fr].map((texts) => flat(texts.prompt(walledIn, 0)))).toEqual([
      'Your Scotsmen are walled in: discard a tile for 1 coin or 1 movement point.',
      'Vos Écossais sont enfermés : défaussez une tuile pour 1 pièce ou 1 point de mouvement.',
    ])
    const poor = play({ a: { coins: 0 }, line: 'a b # A6 A7 A8 B7 B8 B9 C6 C7 C9 D7' }).view()
    expect([en, fr].map((texts) => flat(texts.prompt(poor, 0)))).toEqual([
      'You can’t take any of these tiles. Discard one for 1 coin or 1 movement point.',
      'Aucune tuile possible : défaussez-en une, puis prenez 1 pièce ou 1 point de mouvement.',
    ])
    expect(flat(en.prompt(started.view(), 0))).toBe('Move your piece to a tile on the rondel.')
  })
})

describe('words', () => {
  const languages: readonly (readonly [string, Words])[] = [
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
  type Nouns = {
    slice: null
    view: null
    frame: { readonly kind: 'vote'; readonly seat: Seat } | { readonly kind: 'count'; readonly seat: Seat }
    action: { readonly type: 'aye' }
    event: { readonly type: 'voted'; readonly seat: Seat }
    reason: { readonly why: 'voteLost'; readonly rule: 'GM2-C7-2' }
    source: 'council'
    arranged: never
  }
  const texts: ChronicleTexts<Nouns> = {
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
    const noPrompt: ChronicleTexts<Nouns>['prompts'] = { count: null }
    // @ts-expect-error: an event without a sentence
    const noEvent: ChronicleTexts<Nouns>['events'] = {}
    // @ts-expect-error: VP of which nobody says what for
    const noSource: ChronicleTexts<Nouns>['sources'] = {}
    expect([noPrompt, noEvent, noSource].map((it) => Object.keys(it).length)).toEqual([1, 0, 0])
  })
})
