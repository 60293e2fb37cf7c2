import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { cardNamed, content, glenMore2 as game, type Types } from '../../../rules/index.ts'
import { en, words as enWords } from '../../../words/en.ts'
import { fr, words as frWords } from '../../../words/fr.ts'
import { england, his } from './play.ts'
import { type Played, tileOf } from '../../../test/play.ts'
import { events, reasons } from '../../../test/samples.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const flat = (message: Message): string => said(plain(message, NAMES))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('b'), 1))
const { builtIn } = content

test('GM2-C4-3 the player asked is told price and reward, the others whom they wait for', () => {
  const prompt = (texts: Texts<Types>, t: Played, me: number): string => flat(texts.prompt(t.view('b'), me))
  expect([1, 0].map((me) => prompt(en, his(), me))).toEqual([
    'Use the Englishman to take a tile (2 coins), or discard one (1 coin).',
    'Waiting for Rory to move the Englishman.',
  ])
  expect([1, 0].map((me) => prompt(fr, his(), me))).toEqual([
    'Utilisez l’Anglais pour prendre une tuile (2 pièces) ou défaussez-en une (1 pièce).',
    'Rory joue l’Anglais.',
  ])
  const full = his({ england: { holder: 'b', row: 3 } })
  expect([en, fr].map((texts) => prompt(texts, full, 1))).toEqual([
    'The England row is full: discard a tile with the Englishman (3 coins).',
    'La ligne « Angleterre » est pleine : défaussez une tuile avec l’Anglais (3 pièces).',
  ])
  const empty = his({ england: { holder: 'b', row: 0 } })
  expect(prompt(en, empty, 1)).toBe('Use the Englishman to take a tile (1 coin), or discard one.')
})

test('GM2-C4-3 labels say where he goes, what it costs and what it brings', () => {
  const t = his({ line: 'e a b c A6 S1 END', b: { castle: 'stone', coins: 2 } })
  expect(['send A6 use', 'send A6 discard', 'send END finish'].map((action) => label(en, t, action))).toEqual([
    'Send the Englishman to take Halkirk (4 spaces ahead): pay 1 stone and 2 coins',
    'Send the Englishman to discard Halkirk (4 spaces ahead): take 1 coin',
    'Send the Englishman to The End (6 spaces ahead)',
  ])
  expect(['send A6 use', 'send A6 discard', 'send END finish'].map((action) => label(fr, t, action))).toEqual([
    'Envoyer l’Anglais prendre Halkirk (à 4 cases) : payer 1 pierre et 2 pièces',
    'Envoyer l’Anglais défausser Halkirk (à 4 cases) : prendre 1 pièce',
    'Envoyer l’Anglais jusqu’à « La Fin » (à 6 cases)',
  ])
  const sale = his({ b: { coins: 1, castle: 'sheep' }, market: { sheep: 2 } })
  expect(label(en, sale, 'send S1 use')).toMatch(/, which you can afford after a sale$/)
})

test('GM2-C4-2 what happens is told, to the reader as to the others', () => {
  const told = (texts: Texts<Types>, type: keyof typeof events, at = 0, me: number | null = 1): string =>
    flat(texts.event(events[type][at], me))
  expect(told(en, 'englandTokenTaken')).toBe('Ailsa took the England token.')
  expect(told(en, 'englandTokenTaken', 1)).toBe('Ailsa took the England token from you.')
  expect(told(fr, 'englandTokenTaken', 1, null)).toBe('Ailsa prend le jeton Angleterre à Rory.')
  expect(told(fr, 'englandTokenTaken', 1, 0)).toBe('Vous prenez le jeton Angleterre à Rory.')
  expect(told(en, 'englandRowFilled', 1, 0)).toBe('You used the Englishman: 2 coins for the England row.')
  expect(told(fr, 'englishmanDiscarded', 2)).toBe(
    'Ailsa avance l’Anglais de 2 cases jusqu’à la foire de Muir of Ord, qui est défaussée.',
  )
  expect(told(en, 'englishmanLeft', 0, 0)).toBe(
    'The Englishman left the game: you have the England token and no more turns.',
  )
  expect(told(fr, 'englishmanLeft')).toBe(
    'L’Anglais quitte la partie : Ailsa contrôle le jeton Angleterre et n’a plus de tour.',
  )
  expect(flat(en.reason(reasons.englandRowFull[0], 0))).toBe(
    'The England row is full: you can only discard a tile with the Englishman. GM2-C4-3',
  )
})

test('GM2-C4-6 his tiles and cards are explained from the data', () => {
  expect(enWords.tileText(tileOf('H2'), builtIn)).toBe(
    'Trade tile. Costs 1 stone. When activated: exchange 1 cask for 4 VP. Card, when placed: take the England token.',
  )
  expect(said(frWords.cardText(cardNamed('loch-lomond') ?? -1, builtIn))).toMatch(/prenez le jeton Angleterre\.$/)
  const church = england({ line: 'a e b c H2', a: { casks: 1, castle: 'stone', coins: 0 } }, 'a take H2; a place 0,1')
  expect(flat(en.action(game.read('activate H2'), church.view('a'), 0))).toBe(
    'Activate Glenfinnan Church: pay 1 cask, get 4 VP',
  )
})

test('GM2-C4-1 words of the board', () => {
  for (const [language, { englishman: words }] of [['en', enWords] as const, ['fr', frWords] as const])
    for (const text of [
      words.title,
      words.row,
      words.token,
      words.help,
      words.next,
      words.about,
      ...['Ailsa', null].map(words.heldBy),
      ...[2, null].map(words.toUse),
      ...[0, 2].map(words.toDiscard),
      words.picking('Halkirk'),
      words.sendTo('Halkirk'),
      ...[1, 2].map(words.useButton),
      ...[0, 1, 3].map(words.discardButton),
    ]) {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
    }
})
