import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { glenMore2 as game, type Types } from '../../../rules/index.ts'
import { en, words as enWords } from '../../../words/en.ts'
import { fr, words as frWords } from '../../../words/fr.ts'
import { highland } from './play.ts'
import type { Played } from '../../../test/play.ts'
import { events, reasons } from '../../../test/samples.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const flat = (message: Message): string => said(plain(message, NAMES))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('a'), 0))
const prompts = (texts: Texts<Types>, t: Played): readonly string[] =>
  [0, 1].map((me) => flat(texts.prompt(t.view('a'), me)))

const tolled = highland({ line: 'a b # M1 S1', a: { tiles: ['A12 0,1 wood'] } }, 'a take S1')
const waiting = highland({ line: 'a # END M1 b', mountain: 'coin wood sheep sheep' }, 'a take M1; a end')

test('GM2-C2-3 the toll: who is asked, who waits, and what each choice says', () => {
  expect(prompts(en, tolled)).toEqual([
    'Leave 1 coin or 1 resource on the Mountain.',
    'Waiting for Ailsa to pay the toll at the Mountain.',
  ])
  expect(prompts(fr, tolled)).toEqual(['Laissez 1 pièce ou 1 ressource sur la Montagne.', 'Ailsa doit payer le péage.'])
  expect(['toll coin', 'toll wood A12'].map((action) => label(en, tolled, action))).toEqual([
    'Leave 1 coin on the Mountain',
    expect.stringMatching(/^Leave 1 wood from .+ on the Mountain$/),
  ])
  expect(['toll coin', 'toll wood A12'].map((action) => label(fr, tolled, action))).toEqual([
    'Laisser 1 pièce sur la Montagne',
    expect.stringMatching(/^Laisser 1 bois \(.+\) sur la Montagne$/),
  ])
})

test('GM2-C2-4 the contents: what is to be put on tiles, and what is left', () => {
  expect(prompts(en, waiting)).toEqual([
    'Put 1 wood and 2 sheep from the Mountain on your tiles.',
    'Waiting for Ailsa to put resources from the Mountain on their tiles.',
  ])
  expect(prompts(fr, waiting)).toEqual([
    'Mettez 1 bois et 2 moutons de la Montagne sur vos tuiles.',
    'Ailsa doit mettre les ressources de la Montagne sur ses tuiles.',
  ])
  expect([en, fr].map((texts) => label(texts, waiting, 'unload sheep HOME-C1'))).toEqual([
    'Put 1 sheep from the Mountain on the Home Castle',
    'Mettre 1 mouton de la Montagne sur le Château initial',
  ])
  expect([en, fr].map((texts) => label(texts, waiting, 'decline'))).toEqual(['Leave the rest', 'Renoncer au reste'])
})

test('GM2-C2-4 a move onto the Mountain takes nothing', () => {
  const t = highland({ line: 'a b # M1 S1' })
  expect([en, fr].map((texts) => label(texts, t, 'take M1'))).toEqual([
    'Move to the Mountain (3 spaces ahead)',
    'Avancer jusqu’à la Montagne (à 3 cases)',
  ])
})

test('GM2-C2-3 what happens is told, to the reader as to the others', () => {
  const told = (texts: Texts<Types>, type: keyof typeof events, at = 0, me: number | null = 1): string =>
    flat(texts.event(events[type][at], me))
  expect(told(en, 'tollPaid')).toBe('Ailsa left 1 coin on the Mountain.')
  expect(told(fr, 'tollPaid', 1, 0)).toBe('Vous laissez 1 bois (boucher) sur la Montagne.')
  expect(told(en, 'tollPaid', 1, 0)).toBe('You left 1 wood from the Butcher on the Mountain.')
  expect(told(en, 'mountainGrew')).toBe('The die passed the Mountain and added 1 coin.')
  expect(told(fr, 'mountainGrew')).toBe('Le dé dépasse la Montagne et y ajoute 1 pièce.')
  expect(told(en, 'mountainCleared')).toBe('Ailsa took everything from the Mountain: 2 coins, 1 wood and 2 sheep.')
  expect(told(fr, 'mountainCleared', 2, 0)).toBe('Vous récupérez tout sur la Montagne : 1 orge.')
  expect(told(fr, 'mountainGoodsLost')).toBe('Ailsa perd 2 bois de la Montagne, faute de place sur les tuiles.')
  expect(flat(en.reason(reasons.tollFirst[0], 0))).toBe(
    'You pay the toll at the Mountain first, and couldn’t pay for this tile after it. GM2-C2-3',
  )
})

test('GM2-C2-5 the standing names the coins that are waiting', () => {
  const finished = highland({ seats: 3, line: 'a b # END M1 S2 c', mountain: 'coin coin' }, 'a take M1; a end')
  const line = game.tally(finished.state, null)[0].find(({ category }) => category === 'mountain')
  if (line === undefined) throw new Error('there is no such line')
  expect([en, fr].map((texts) => flat(texts.scoreLine(line)))).toEqual([
    'Coins on the Mountain: 2',
    'Pièces sur la Montagne : 2',
  ])
})

test('GM2-C2-1 words of the board', () => {
  for (const [language, { mountain: words }] of [['en', enWords] as const, ['fr', frWords] as const])
    for (const text of [
      words.title,
      words.tollButton,
      words.declineButton,
      words.helpToll,
      words.helpUnload,
      words.about,
      words.onIt(words.contents(2, ['wood'])),
      words.here('Morag'),
      words.outOfReach,
      words.stop(words.contents(0, [])),
      words.toll,
      words.noToll,
      words.leaves,
    ]) {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
      expect(text.length).toBeLessThan(text === words.about ? 240 : 90)
    }
  expect(
    [enWords, frWords].map(({ mountain }) => [mountain.contents(0, []), said(mountain.contents(2, ['wood']))]),
  ).toEqual([
    ['nothing', '2 coins and 1 wood'],
    ['rien', '2 pièces et 1 bois'],
  ])
})
