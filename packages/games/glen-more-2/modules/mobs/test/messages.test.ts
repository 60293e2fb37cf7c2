import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { GANGSTER_IDS, glenMore2 as game, type Types } from '../../../rules/index.ts'
import { mobs as frenchTexts, mobsWords as frWords } from '../words/fr.ts'
import { mobs as englishTexts, mobsWords as enWords } from '../words/en.ts'
import { en } from '../../../words/en.ts'
import { fr } from '../../../words/fr.ts'
import { gangster, mob, put } from './play.ts'
import type { Played } from '../../../test/play.ts'
import { events, reasons } from '../../../test/samples.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const flat = (message: Message): string => said(plain(message, NAMES))
const prompts = (t: Played, texts: Texts<Types>): readonly string[] =>
  ['a', 'b'].map((letter, me) => flat(texts.prompt(t.view(letter), me)))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('a'), 0))

const THREE = { seats: 3, options: { die: false }, line: 'a b c S1 S2 S3' } as const
const TURN = 'a take S1; a place 0,1; a end'
const asked = mob({}, { prison: ['joe-mcduff', 'peggy-mclaird'] }, TURN)

test('GM2-C8-2 a player who ends a turn at the prison is told what to do, the others whom they wait for', () => {
  expect(prompts(asked, en)).toEqual([
    'Put a penny on a gangster, take a gangster with its pennies, or do nothing.',
    'Waiting for Ailsa to finish the turn at the prison.',
  ])
  expect(prompts(asked, fr)).toEqual([
    'Placez un sou sur un truand, prenez un truand et ses sous, ou ne faites rien.',
    'Ailsa termine son tour à la prison.',
  ])
  expect(['penny joe-mcduff', 'recruit joe-mcduff', 'decline'].map((it) => label(en, asked, it))).toEqual([
    'Put a penny on Joe McDuff',
    'Take Joe McDuff',
    'Do nothing',
  ])
  expect(['penny joe-mcduff', 'recruit joe-mcduff', 'decline'].map((it) => label(fr, asked, it))).toEqual([
    'Placer 1 sou sur Joe McDuff',
    'Prendre Joe McDuff',
    'Ne rien faire',
  ])
})

test('GM2-C8-4 questions of a gangster say who he is and what it is about', () => {
  const mail = mob({}, { has: { b: ['bruce-mcmail'] } }, 'a take S1; a place 0,1; a activate S1')
  expect(prompts(mail, en)[1]).toMatch(/^Bruce McMail: buy 1 resource \(1 wood\), just produced by /)
  expect(prompts(mail, fr)[1]).toMatch(/^Bruce McMail : acheter 1 ressource \(1 bois, /)
  const lurk = put(mob(THREE, { has: { a: ['fergus-macdarkie'] } }), 'fergus-macdarkie', 'b', 0, 0)
  lurk.play('a take S1; a place 0,1; a end; b take S2; b place 0,1')
  expect(prompts(lurk, en)[0]).toBe('Send Fergus MacDarkie to another player’s territory.')
  expect(prompts(lurk, fr)[0]).toBe('Envoyez Fergus MacDarkie chez un autre joueur.')
  const hire = mob(THREE, { has: { a: ['mike-mccastle'] } }, 'a hire mike-mccastle supply')
  expect(label(en, hire, 'lurk HOME-C2')).toBe('Send Mike McCastle to the Home Castle (Rory)')
  expect(label(fr, hire, 'lurk HOME-C2')).toBe('Envoyer Mike McCastle sur le Château initial (chez Rory)')
})

test('GM2-C8-4 labels say what a token is worth', () => {
  const t = mob({}, { has: { a: ['peggy-mcwander'] } })
  expect(label(en, t, 'charge 2 brodie')).toBe('Put a Peggy McWander token on Brodie: 3 coins')
  expect(label(fr, t, 'charge 2 brodie')).toBe('Placer un pion Peggy McWander sur le domaine Brodie (3 pièces)')
})

test('GM2-C8-3 the log tells what happens in whole sentences', () => {
  const told = (texts: Texts<Types>, type: 'recruited' | 'stolen' | 'shifted' | 'mobsScored', at = 0): string =>
    flat(texts.event(events[type][at], 1))
  expect(told(en, 'recruited', 2)).toBe('Ailsa took Joe McDuff from prison with 3 pennies.')
  expect(told(fr, 'recruited', 2)).toBe('Ailsa prend le truand Joe McDuff et 3 sous.')
  expect(told(en, 'stolen')).toMatch(/^Ailsa stole 1 barley from you \(/)
  expect(told(fr, 'stolen')).toMatch(/^Ailsa vous vole 1 orge \(/)
  expect(told(en, 'mobsScored')).toBe('Gangsters and pennies: Ailsa −4 and +4 VP and you 0 and −7 VP.')
})

test('every word of the board is there in both languages', () => {
  for (const id of GANGSTER_IDS)
    for (const words of [enWords, frWords]) {
      expect(words.gangsterName(id).length).toBeGreaterThan(5)
      expect(words.gangsterText(id)).toMatch(/\.$/)
    }
  expect([enWords, frWords].map((words) => [1, 2].map(words.hidden).map(said))).toEqual([
    ['1 gangster comes with stack B', '2 gangsters come with stack B'],
    ['1 truand arrive avec la pile B', '2 truands arrivent avec la pile B'],
  ])
  expect([enWords, frWords].map((words) => [-4, 0, 2].map(words.worth).map(said))).toEqual([
    ['−4 VP with the pennies', '0 VP with the pennies', '+2 VP with the pennies'],
    ['−4 PV avec ses sous', '0 PV avec ses sous', '+2 PV avec ses sous'],
  ])
  expect(gangster('joe-mcduff')).toBe(1)
})

test('sentences of the Chronicle are proofread', () => {
  for (const type of Object.keys(englishTexts.events) as (keyof typeof englishTexts.events)[])
    for (const event of events[type]) {
      for (const me of [null, 0, 1]) {
        proofread(plain(en.event(event, me), NAMES))
        proofreadFrench(plain(fr.event(event, me), NAMES))
      }
    }
  for (const why of Object.keys(frenchTexts.reasons) as (keyof typeof frenchTexts.reasons)[])
    for (const reason of reasons[why]) {
      proofread(plain(en.reason(reason, 0), NAMES))
      proofreadFrench(plain(fr.reason(reason, 0), NAMES))
    }
})
