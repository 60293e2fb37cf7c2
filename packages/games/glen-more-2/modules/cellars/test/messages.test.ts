import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { content, glenMore2 as game, type Types } from '../../../rules/index.ts'
import { en, words as enWords } from '../../../words/en.ts'
import { fr, words as frWords } from '../../../words/fr.ts'
import { reserve } from './play.ts'
import { type Played, tileOf } from '../../../test/play.ts'
import { actions, events, reasons } from '../../../test/samples.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const raw = (message: Message): string => plain(message, NAMES)
const flat = (message: Message): string => said(raw(message))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('a'), 0))
const prompts = (texts: Texts<Types>, t: Played): readonly string[] =>
  [0, 1].map((me) => flat(texts.prompt(t.view('a'), me)))

const passing = reserve({ line: 'a b # V1 S1', cellars: { a: '2: 0 2 5' } }, 'a take S1')
const entering = reserve({ line: 'a b # V1 S1', cellars: { a: '2: 2 5' } }, 'a take V1')
const paying = reserve({ line: 'a b # B13', cellars: { a: '2: 0 5' } }, 'a take B13')
const ageing = reserve(
  { line: 'a b # S2', a: { tiles: ['W6 0,1'] }, cellars: { a: '2: 1 3' } },
  'a take S2; a place -1,1',
)

test('GM2-C3-6 a sale: who is asked, who waits, and what each choice says', () => {
  expect(prompts(en, passing)).toEqual([
    'Sell 1 cask at Single Cask Sale B, or carry on.',
    'Waiting for Ailsa to sell a cask.',
  ])
  expect(prompts(fr, passing)).toEqual([
    'Vendez 1 tonneau à la vente de Single Cask B, ou continuez.',
    'Ailsa peut vendre un tonneau.',
  ])
  expect(prompts(en, entering)[0]).toBe('Sell at least 1 cask at Single Cask Sale B.')
  expect(prompts(fr, entering)[0]).toBe('Vendez au moins 1 tonneau à la vente de Single Cask B.')
  expect(['sellCask 5 right', 'sellCask 0 right', 'decline'].map((action) => label(en, passing, action))).toEqual([
    'Sell the cask from the 2nd space of the Second Cellar on the right-hand space for 5 VP',
    'Sell the cask from the 0 area on the right-hand space for 0 VP',
    'Sell no cask',
  ])
  expect(['sellCask 5 right', 'sellCask 2 bonus', 'decline'].map((action) => label(fr, entering, action))).toEqual([
    'Vendre le tonneau (2e case de la Deuxième Cave) sur la case de droite : 5 PV',
    'Vendre le tonneau (2e case de la Première Cave) sur la case bonus : 2 PV',
    'Ne rien vendre',
  ])
})

test('GM2-C3-2 a cask that is paid', () => {
  expect(prompts(en, paying)).toEqual([
    'Choose the cask to pay with.',
    'Waiting for Ailsa to choose a cask to pay with.',
  ])
  expect(prompts(fr, paying)).toEqual([
    'Choisissez le tonneau avec lequel payer.',
    'Ailsa doit choisir un tonneau pour payer.',
  ])
  expect([en, fr].map((texts) => label(texts, paying, 'payCask 5'))).toEqual([
    'Pay with the cask from the 2nd space of the Second Cellar (5 VP)',
    'Payer avec le tonneau (2e case de la Deuxième Cave : 5 PV)',
  ])
})

test('GM2-C3-3, GM2-C3-4 ageing: on the tile, in the question, and to be left', () => {
  expect([en, fr].map((texts) => label(texts, ageing, 'activate W6'))).toEqual([
    'Activate Ben Wyvis: 1 ageing step',
    'Activer Ben Wyvis : 1 étape de vieillissement',
  ])
  const asked = ageing.play('a activate W6')
  expect(prompts(en, asked)).toEqual(['Choose the cask to age.', 'Waiting for Ailsa to age a cask.'])
  expect(prompts(fr, asked)).toEqual([
    'Choisissez le tonneau à faire vieillir.',
    'Ailsa doit faire vieillir un tonneau.',
  ])
  expect([en, fr].map((texts) => label(texts, asked, 'ageCask 3'))).toEqual([
    'Age the cask from the 3rd space of the First Cellar (4 VP)',
    'Faire vieillir le tonneau (3e case de la Première Cave), qui vaudra 4 PV',
  ])
  const left = reserve(
    { line: 'a b # S2', a: { tiles: ['W4 0,1'], castle: 'wood barley', coins: 0 } },
    'a take S2; a place -1,1; a activate W4 wood barley',
  )
  expect([prompts(en, left)[0], label(en, left, 'decline')]).toEqual(['Age 1 cask, or carry on.', 'Age no cask'])
  expect([prompts(fr, left)[0], label(fr, left, 'decline')]).toEqual([
    'Faites vieillir 1 tonneau, ou continuez.',
    'Ne rien faire vieillir',
  ])
})

test('GM2-C3-5 the next cellar with its price, and its payment', () => {
  const t = reserve({ line: 'a b # S2', a: { castle: 'wood', coins: 9 } })
  expect([en, fr].map((texts) => label(texts, t, 'buyCellar second'))).toEqual([
    'Buy the Second Cellar for 1 wood and 1 stone',
    'Acheter la Deuxième Cave pour 1 bois et 1 pierre',
  ])
  t.play('a buyCellar second')
  expect([en, fr].map((texts) => prompts(texts, t)[0])).toEqual([
    'Pay 1 wood, from your tiles or the market.',
    'Payez 1 bois, avec vos ressources ou au marché.',
  ])
})

test('GM2-C3-4 what the distilleries say', () => {
  const tiles = ['W1', 'W4', 'W6'].map((name) => content.builtIn.tiles[tileOf(name)])
  const told = (words: Pick<typeof enWords, 'tileText'>): readonly string[] =>
    tiles.map(({ id }) => said(words.tileText(id, content.builtIn)))
  expect(told(enWords)).toEqual([
    expect.stringMatching(/exchange 1 barley for 1 cask, or age 1 cask/),
    expect.stringMatching(/exchange 1 wood and 1 barley for 1 cask, then you can age 1 cask/),
    expect.stringMatching(/age 1 cask/),
  ])
  expect(told(frWords)).toEqual([
    expect.stringMatching(/échangez 1 orge contre 1 tonneau, ou faites vieillir 1 tonneau/),
    expect.stringMatching(/échangez 1 bois et 1 orge contre 1 tonneau, puis vous pouvez faire vieillir 1 tonneau/),
    expect.stringMatching(/faites vieillir 1 tonneau/),
  ])
})

const KINDS = ['caskStored', 'caskTaken', 'caskAged', 'cellarBought', 'caskSold', 'saleClosed'] as const

test('GM2-C3-6 what happens is told, to the reader as to the others', () => {
  const told = (texts: Texts<Types>, type: (typeof KINDS)[number], at = 0, me: number | null = 1): string =>
    flat(texts.event(events[type][at], me))
  expect(KINDS.map((type) => told(en, type, 1))).toEqual([
    'Ailsa put the cask in the 1st space of the First Cellar.',
    'Ailsa took the cask from the 3rd space of the Second Cellar.',
    'Ailsa aged the cask from the 1st space of the First Cellar to the next space.',
    'Ailsa bought their Third Cellar.',
    'Ailsa sold the cask from the 1st space of the First Cellar at Single Cask Sale C, on the bonus space: 1 VP.',
    'The sale is over: Single Cask Sale C left the game with 1 cask.',
  ])
  expect(KINDS.map((type) => told(fr, type, 1, 0))).toEqual([
    'Vous rangez le tonneau (1re case de la Première Cave).',
    'Vous retirez le tonneau (3e case de la Deuxième Cave).',
    'Vous faites vieillir 1 tonneau (2e case de la Première Cave).',
    'Vous achetez votre Troisième Cave.',
    'Vous vendez 1 tonneau à la vente de Single Cask C (1re case de la Première Cave, sur la case bonus) : 1 PV.',
    'La vente est terminée : la vente de Single Cask C quitte la partie avec 1 tonneau.',
  ])
  expect(told(fr, 'cellarBought', 0)).toBe('Ailsa achète sa Deuxième Cave.')
})

test('GM2-C3-1 every sentence is well written in both languages', () => {
  const whys = Object.values(reasons)
    .flat()
    .filter(({ rule }) => rule.startsWith('GM2-C3'))
  const own = [actions.payCask, actions.ageCask, actions.sellCask, actions.buyCellar].flat()
  for (const [texts, check] of [
    [en, proofread],
    [fr, proofreadFrench],
  ] as const) {
    for (const me of [null, 0, 1]) {
      for (const type of KINDS) for (const e of events[type]) check(raw(texts.event(e, me)))
      for (const why of whys) check(raw(texts.reason(why, me)))
    }
    for (const action of own) check(raw(texts.action(action, entering.view('a'), 0)))
  }
})
