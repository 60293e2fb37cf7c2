import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { CARDS, content, glenMore2 as game, type Types } from '../../../rules/index.ts'
import { en, words as enWords } from '../../../words/en.ts'
import { fr, words as frWords } from '../../../words/fr.ts'
import { type Played, tileOf } from '../../../test/play.ts'
import { events, reasons } from '../../../test/samples.ts'
import { cardOf, gathering, tome } from './play.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const flat = (message: Message): string => said(plain(message, NAMES))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('a'), 0))
const prompts = (t: Played): readonly string[] =>
  [en, fr].flatMap((texts) => [0, 1].map((me) => flat(texts.prompt(t.view('a'), me))))
const { builtIn } = content

test('GM2-C6-3 the player asked is told what to do, the others whom they wait for', () => {
  expect(prompts(gathering('loch-ness'))).toEqual([
    'Flip one of your landmark cards: it counts more in scorings, and you can use its event now.',
    'Waiting for Ailsa to choose an event.',
    'Retournez une de vos cartes Lieu emblématique : elle compte plus aux décomptes, et son événement a lieu si vous voulez.',
    'Ailsa doit choisir un événement.',
  ])
  const morar = gathering('loch-morar', { a: { village: 'scot scot', castle: 'scot' } }).play('a event loch-morar')
  expect(prompts(morar)).toEqual([
    'Choose 2 Scotsmen to return to your supply.',
    'Waiting for Ailsa to choose a Scotsman to return.',
    'Choisissez les 2 Écossais à rendre.',
    'Ailsa doit choisir un Écossais à rendre.',
  ])
  const [flip, , retourner] = prompts(gathering('wallace-monument loch-ness').play('a event wallace-monument'))
  expect([flip, retourner]).toEqual([
    'Flip another landmark card without its event, or decline.',
    'Retournez une autre carte Lieu emblématique, sans son événement, ou renoncez.',
  ])
})

test('GM2-C6-5 exchanges say what is paid and what it brings', () => {
  const once = gathering('dunvegan-castle').play('a event dunvegan-castle')
  const each = gathering('armadale-castle').play('a event armadale-castle')
  expect([once, each].flatMap((t) => [prompts(t)[0], prompts(t)[2]])).toEqual([
    'Exchange 2 cattle for 7 VP, or decline.',
    'Échangez 2 bœufs contre 7 PV ou renoncez.',
    'Exchange 1 stone for 3 VP, as often as you like, or decline.',
    'Échangez 1 pierre contre 3 PV, autant de fois que vous le souhaitez, ou renoncez.',
  ])
  const a = { castle: 'sheep', coins: 1, fields: 'maclean sinclair' }
  const duart = gathering('duart-castle', { a, market: { cattle: 3 } }).play('a event duart-castle')
  expect([en, fr].map((texts) => label(texts, duart, 'exchange sheep coin'))).toEqual([
    'Exchange 1 sheep and 1 coin for 6 VP with Sinclair',
    'Échanger 1 mouton et 1 pièce contre 6 PV grâce à Sinclair',
  ])
  expect([en, fr].map((texts) => label(texts, duart, 'decline'))).toEqual(['Exchange nothing', 'Ne rien échanger'])
})

test('GM2-C6-8 tiles of others: the prompt says how many, the label what they ask and give', () => {
  const b = { tiles: ['A8 0,-1'] }
  const t = gathering('donan-castle', { a: { castle: 'barley', coins: 0 }, b }).play('a event donan-castle')
  expect([prompts(t)[0], prompts(t)[2]]).toEqual([
    'Activate up to 2 tiles in other players’ territories, or stop.',
    'Activez jusqu’à 2 tuiles chez les autres joueurs, ou renoncez.',
  ])
  expect([en, fr].map((texts) => label(texts, t, 'activate A8 barley'))).toEqual([
    'Activate Pulteney: pay 1 barley, get 1 cask',
    'Activer Pulteney : payer 1 orge, recevoir 1 tonneau',
  ])
  expect(prompts(t.play('a activate HOME-V2'))[0]).toBe('Activate 1 tile in another player’s territory, or stop.')
})

test('GM2-C6-3 what happens is told, to the reader as to the others', () => {
  const told = (texts: Texts<Types>, type: keyof typeof events, at = 0, me: number | null = 1): string =>
    flat(texts.event(events[type][at], me))
  expect(told(en, 'cardTurned')).toBe('Ailsa flipped Loch Ness and used its event.')
  expect(told(en, 'cardTurned', 1, 0)).toBe('You flipped Loch Ness without its event.')
  expect(told(fr, 'cardTurned', 0, 0)).toBe('Vous retournez la carte Loch Ness et déclenchez son événement.')
  expect(told(fr, 'cardTurned', 1)).toBe('Ailsa retourne la carte Loch Ness sans déclencher son événement.')
  expect(told(en, 'tileBorrowed', 1)).toBe('Ailsa activated the Butcher in your territory.')
  expect(told(en, 'tileBorrowed', 1, null)).toBe('Ailsa activated the Butcher in Rory’s territory.')
  expect(told(fr, 'tileBorrowed', 1)).toBe('Ailsa active le boucher chez vous.')
  expect(told(en, 'tableReplaced', 2, 0)).toBe(
    'You got a better scoring table for whisky casks, until the end of the game.',
  )
  expect(flat(en.reason(reasons.eventScotsmen[1], 0))).toBe(
    'This event costs 2 Scotsmen, and you have 1 in your territory. You can flip the card without it. GM2-C6-5',
  )
})

test('GM2-C6-5 events and tiles are explained from the data', () => {
  const event = (name: string): readonly string[] =>
    [enWords, frWords].map((words) => said(words.eventText(cardOf(name), builtIn)))
  expect(event('loch-morar')).toEqual([
    'Return 2 Scotsmen to your supply; score 9 VP.',
    'Rendez 2 Écossais ; marquez 9 PV.',
  ])
  expect(event('duart-castle')[0]).toBe(
    'Score 3 VP; with a marker on MacLean, you can exchange 1 sheep and 1 cattle for 6 VP.',
  )
  expect(event('wallace-monument')[0]).toBe(
    'Flip 1 other card without using the event; with William Wallace, score 4 VP.',
  )
  expect(event('armadale-castle')).toEqual([
    'Exchange any amount of stone for 3 VP per stone.',
    'Échangez autant de pierres que vous voulez contre 3 PV chacune.',
  ])
  expect(event('loch-lochy')[0]).toBe('Put 1 cattle on any of your tiles; activate all your animal tiles.')
  for (const card of CARDS.keys())
    for (const words of [enWords, frWords]) {
      proofread(words.eventText(card, builtIn))
      proofread(words.cardText(card, builtIn))
    }
  for (const card of CARDS.keys()) proofreadFrench(frWords.eventText(card, builtIn))
  expect(enWords.tileText(tileOf('T1'), builtIn)).toBe(
    'Other tile. When activated: flip one of your landmark cards and use its event.',
  )
  const t = tome({ line: 'a b # S4', a: { cards: 'loch-ness', tiles: ['T1 0,1'] } }, 'a take S4; a place 1,1')
  expect(label(en, t, 'activate T1')).toBe('Activate Gathering A: 1 event')
  expect(label(fr, t, 'activate T1')).toBe('Activer le rassemblement A : 1 événement')
})

test('GM2-C6-5 Loch Lochy: several tiles of a type are asked for by their number', () => {
  const t = gathering('loch-lochy', { a: { tiles: ['B16 -1,1', 'A12 -2,1'] } })
  t.play('a event loch-lochy; a put cattle HOME-C1')
  expect([prompts(t)[0], prompts(t)[2]]).toEqual([
    'Bonus: activate 2 animal tiles anywhere in your territory, or stop.',
    'Bonus : activez 2 tuiles Animal de votre territoire, ou renoncez.',
  ])
})

test('GM2-C6-1 words of the board', () => {
  for (const [language, { tome: words }] of [['en', enWords] as const, ['fr', frWords] as const])
    for (const text of [
      words.title,
      words.eventSide,
      words.useButton,
      words.flipButton,
      words.helpEvent,
      words.helpForfeit,
      words.helpFlip,
      words.helpExchange,
      words.helpBorrow,
      words.helpWalk,
      words.betterTable('whisky casks'),
    ]) {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
    }
})
