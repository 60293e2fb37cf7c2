import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { content, glenMore2 as game, type Types } from '../../../rules/index.ts'
import { en, words as enWords } from '../../../words/en.ts'
import { fr, words as frWords } from '../../../words/fr.ts'
import { cooking, feast, serve } from './play.ts'
import { type Played, tileOf } from '../../../test/play.ts'
import { events, reasons } from '../../../test/samples.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const flat = (message: Message): string => said(plain(message, NAMES))
const prompts = (t: Played, texts: Texts<Types>): readonly string[] =>
  ['a', 'b'].map((letter, me) => flat(texts.prompt(t.view(letter), me)))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('a'), 0))

const INN = { line: 'a b # G1 S2', a: { castle: 'wood sheep', coins: 0 } } as const
const chosen = (): Played => cooking(INN, 'a take G1; a place 0,1')
const full = (): Played => serve(cooking(INN), { a: [1, 1, 2, 1, 2] }).play('a take G1; a place 0,1; a haggis 3')
const rolling = (): Played => feast({ a: [1, 3, 2] }, [1, 3, 1, 1], { a: { casks: 1 } })

test('GM2-C5-2 a player asked for a token is told what to do, the others whom they wait for', () => {
  expect(prompts(chosen(), en)).toEqual([
    'Take a face-up haggis token, or draw a hidden one.',
    'Waiting for Ailsa to take a haggis token.',
  ])
  expect(prompts(chosen(), fr)).toEqual([
    'Prenez un jeton Haggis face visible, ou piochez-en un caché.',
    'Ailsa doit prendre un jeton Haggis.',
  ])
  expect(prompts(full(), en)[0]).toBe(
    'Your serving table is full: put back one of the old tokens (the new one is a 3).',
  )
  expect(prompts(full(), fr)[0]).toBe(
    'Votre table de service est pleine : remettez l’un des anciens jetons (le nouveau est un 3).',
  )
})

test('GM2-C5-5 a private roll is offered with its price and what there is so far', () => {
  expect(prompts(rolling(), en)).toEqual([
    'Haggis: pay 1 cask for a roll of your own? You have 8 VP.',
    'Waiting for Ailsa to roll for more haggis.',
  ])
  expect(prompts(rolling(), fr)).toEqual([
    'Haggis : payer 1 tonneau pour un lancer de plus ? Vous avez 8 PV.',
    'Ailsa peut payer un lancer supplémentaire.',
  ])
  expect([en, fr].map((texts) => [label(texts, rolling(), 'roll'), label(texts, rolling(), 'decline')])).toEqual([
    ['Pay 1 cask for a roll of your own', 'No more rolls'],
    ['Payer 1 tonneau pour un lancer supplémentaire', 'Ne plus lancer'],
  ])
})

test('GM2-C5-2 labels say which token', () => {
  expect(['haggis 3', 'haggis hidden'].map((action) => label(en, chosen(), action))).toEqual([
    'Take the haggis token of value 3',
    'Draw a hidden haggis token',
  ])
  expect(label(en, full(), 'putBack 3')).toBe('Put back a token of value 2 (place 3)')
  expect(label(fr, full(), 'putBack 3')).toBe('Remettre un jeton de valeur 2 (emplacement 3)')
  const seen = full().view('b')
  expect(flat(en.action(game.read('putBack 3'), seen, 1))).toBe('Put back a token (place 3)')
  const inn = chosen().play('a haggis 1')
  expect(label(en, inn, 'activate G1 sheep')).toBe('Activate Drover’s Inn: pay 1 sheep, get 1 haggis token')
  expect(label(fr, inn, 'activate G1 sheep')).toMatch(/1 jeton Haggis$/)
})

test('GM2-C5-4 what happens is told, to the reader as to the others', () => {
  const told = (texts: Texts<Types>, type: keyof typeof events, at = 0, me: number | null = 1): string =>
    flat(texts.event(events[type][at], me))
  expect(told(en, 'haggisDrawn', 0, 0)).toBe('You drew a hidden haggis token: 3.')
  expect(told(fr, 'haggisDrawn', 1)).toBe('Ailsa pioche un jeton Haggis face cachée.')
  expect(told(en, 'haggisPutBack')).toBe('Ailsa put back a token of value 1 from their full serving table.')
  expect(told(fr, 'haggisPutBack', 1)).toBe('Ailsa remet un jeton dans la réserve : sa table de service est pleine.')
  expect(told(fr, 'haggisPutBack', 0, 0)).toBe(
    'Vous remettez un jeton de valeur 1 dans la réserve : votre table de service est pleine.',
  )
  expect([0, 1, 2, 3].map((at) => told(en, 'haggisRolled', at))).toEqual([
    'Haggis scoring: the die showed 2. No token was turned up.',
    'Haggis scoring: the die showed 2. Ailsa turned up a 2.',
    'Haggis scoring: the die showed 1. A token was turned up by Ailsa and you.',
    'Ailsa rolled a 3 and turned up a token.',
  ])
  expect([3, 4].map((at) => told(fr, 'haggisRolled', at))).toEqual([
    'Ailsa lance le dé : 3, et retourne un jeton.',
    'Ailsa lance le dé : 3, sans retourner de jeton.',
  ])
  expect(told(fr, 'haggisRolled', 1, 0)).toBe('Décompte du haggis : le dé fait 2. Vous retournez un 2.')
  expect(told(en, 'haggisScored')).toBe('Haggis scoring: Ailsa 1+3 (8 VP) and you nothing.')
  expect(told(fr, 'haggisScored', 0, null)).toBe('Décompte du haggis : Ailsa 1+3 (8 PV) et Rory rien.')
  expect(flat(en.reason(reasons.noHaggis[0], 0))).toBe('There are no haggis tokens left to take. GM2-C5-2')
})

test('GM2-C5-3 inns are explained from the data', () => {
  expect(enWords.tileText(tileOf('G1'), content.builtIn)).toBe(
    'Trade tile. Costs 1 wood. When placed: 1 haggis token. When activated: pay 1 sheep for 1 haggis token.',
  )
  expect(said(frWords.tileText(tileOf('G1'), content.builtIn))).toContain('payez 1 mouton pour 1 jeton Haggis')
})

test('GM2-C5-1 words of the board, and the line of the standing', () => {
  const line = game.tally(rolling().state, 0)[0].find(({ category }) => category === 'haggis')
  if (line === undefined) throw new Error('there is no line')
  expect([flat(en.scoreLine(line)), flat(fr.scoreLine(line))]).toEqual([
    'Haggis: 3 haggis tokens on the table',
    'Haggis : 3 jetons Haggis sur la table',
  ])
  for (const [language, { haggis: words, haggisTokens }] of [['en', enWords] as const, ['fr', frWords] as const])
    for (const text of [
      words.title,
      words.hiddenToken,
      words.declineButton,
      words.helpTake,
      words.helpPutBack,
      words.helpRoll,
      words.tokenName(2),
      words.maybe([1, 3]),
      words.rolls([1, 1, 2]),
      words.hope(3.5),
      ...[1, 2].flatMap((n) => [haggisTokens(n), words.pool(n), words.rollButton(n)]),
    ]) {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
    }
})
