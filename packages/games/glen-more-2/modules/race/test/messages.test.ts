import { type Message, plain, type Texts } from '@bothy/kernel'
import { NAMES, proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { glenMore2 as game, REWARD_IDS, type Types } from '../../../rules/index.ts'
import { en, words as enWords } from '../../../words/en.ts'
import { fr, words as frWords } from '../../../words/fr.ts'
import type { Played } from '../../../test/play.ts'
import { boats, PLENTY } from './play.ts'
import { events, reasons } from '../../../test/samples.ts'

const said = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const flat = (message: Message): string => said(plain(message, NAMES))
const label = (texts: Texts<Types>, t: Played, action: string): string =>
  flat(texts.action(game.read(action), t.view('a'), 0))
const both = (say: (texts: Texts<Types>) => string): readonly string[] => [en, fr].map(say)

const TEN = 'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1'
const corrections = [...PLENTY, { at: 'race.rewards.joker.amount', value: 2 }]
const race = { tokens: ['', 'joker clan', '', ''] }
const looking = boats({ seats: 4, line: 'a b c d # S1', corrections, race }, `${TEN}; a row; a row`)

test('GM2-C1-6 the tokens: who is asked, who waits, and what each choice says', () => {
  const prompts = (texts: Texts<Types>): readonly string[] =>
    [0, 1].map((me) => flat(texts.prompt(looking.view('a'), me)))
  expect(prompts(en)).toEqual(['Choose a reward token, or take none.', 'Waiting for Ailsa to choose a reward token.'])
  expect(prompts(fr)).toEqual([
    'Choisissez un jeton Récompense, ou n’en prenez aucun.',
    'Ailsa doit choisir un jeton Récompense.',
  ])
  expect(both((texts) => label(texts, looking, 'token joker'))).toEqual([
    'Take the reward token: 2 resources of your choice',
    'Prendre le jeton Récompense : 2 ressources de votre choix',
  ])
  expect(both((texts) => label(texts, looking, 'decline'))).toEqual(['Take no token', 'Ne rien prendre'])
  expect(both((texts) => label(texts, looking, 'row'))).toEqual([
    'Move your boat 1 space',
    'Avancer votre bateau de 1 case',
  ])
})

test('GM2-C1-4 what happens is told, to the reader as to the others', () => {
  const told = (texts: Texts<Types>, type: keyof typeof events, at = 0, me: number | null = 1): string =>
    flat(texts.event(events[type][at], me))
  expect(both((texts) => told(texts, 'raceBegan'))).toEqual([
    'Ailsa passed Race Start: the boat race started.',
    'Ailsa dépasse le départ de la course : la course commence.',
  ])
  expect(both((texts) => told(texts, 'rowed'))).toEqual([
    'Ailsa moved their boat 1 space: 12 spaces to go.',
    'Ailsa avance son bateau de 1 case (encore 12 cases).',
  ])
  expect(both((texts) => told(texts, 'rowed', 2, 0))).toEqual([
    'You moved your boat home.',
    'Vous ramenez votre bateau au Château initial.',
  ])
  expect(both((texts) => told(texts, 'tokensSeen', 2, 0))).toEqual([
    'You looked at the reward tokens on your Home Castle: 3 VP.',
    'Vous regardez les jetons Récompense sur votre Château initial : 3 PV.',
  ])
  expect(both((texts) => told(texts, 'tokensSeen', 4, 2))).toEqual([
    'Ailsa looked at the reward tokens on Rory’s Home Castle.',
    'Ailsa regarde les jetons Récompense sur le Château initial (Rory).',
  ])
  expect(both((texts) => told(texts, 'tokensSeen', 3))).toEqual([
    'Ailsa looked at the reward tokens on a neutral castle.',
    'Ailsa regarde les jetons Récompense sur un château neutre.',
  ])
  expect(both((texts) => told(texts, 'tokenTaken', 0, 0))).toEqual([
    'You took a reward token: 2 VP.',
    'Vous prenez un jeton Récompense : 2 PV.',
  ])
  expect(both((texts) => told(texts, 'tokensLeft'))).toEqual([
    'Ailsa took no reward token.',
    'Ailsa ne prend aucun jeton Récompense.',
  ])
  expect(both((texts) => told(texts, 'boatHome', 1))).toEqual([
    'Ailsa finished the boat race in 2nd place.',
    'Ailsa termine la course à la 2e place.',
  ])
  expect(both((texts) => told(texts, 'lastCard', 0, 0))).toEqual([
    'You came last in the boat race: your coins are worth no VP at the end.',
    'Vous arrivez en dernier dans la course : vos pièces ne rapportent aucun PV à la fin.',
  ])
  expect(both((texts) => told(texts, 'lastCard', 1))).toEqual([
    'Ailsa didn’t finish the boat race: their coins are worth no VP at the end.',
    'Ailsa ne termine pas la course : ses pièces ne rapportent aucun PV à la fin.',
  ])
  expect(flat(en.reason(reasons.boatOnTile[0], 0))).toBe('A boat is on this tile, so it can’t be removed. GM2-C1-9')
})

test('GM2-C1-7 the standing names the place, or the way that is left', () => {
  const line = (t: Played, seat: number): readonly string[] => {
    const found = game.tally(t.state, null)[seat].find(({ category }) => category === 'race')
    if (found === undefined) throw new Error('there is no such line')
    return both((texts) => flat(texts.scoreLine(found)))
  }
  expect(line(looking, 0)).toEqual(['Boat race: 6 spaces to go', 'Course : encore 6 cases'])
  const home = boats({
    line: 'a b # S1',
    corrections: PLENTY,
    race: { boats: ['3 -1', '2 0'], tokens: ['', '', '', ''] },
  })
  home.play(`${TEN}; a row`)
  expect([line(home, 0), line(home, 1)]).toEqual([
    ['Boat race: 1st place', 'Course : 1re place'],
    ['Boat race: last', 'Course : dernier'],
  ])
})

test('GM2-C1-1 words of the board', () => {
  for (const [language, { race: words }] of [['en', enWords] as const, ['fr', frWords] as const]) {
    const rewards = REWARD_IDS.flatMap((reward) => [1, 2].map((amount) => words.reward({ reward, amount })))
    for (const text of [
      words.title,
      words.rowButton,
      words.declineButton,
      words.helpToken,
      words.left(1),
      words.left(7),
      words.place(3),
      words.last,
      words.lastCard,
      words.lastPlace,
      words.rank(1),
      words.rowToCastle,
      words.helpMove(13),
      words.rowHome(words.prize({ vp: 15, cask: 1 })),
      words.rowHome(words.prize({ vp: 5, cask: 0 })),
      words.ready(13),
      words.neutralRiver,
      words.yourRiver,
      words.riverOf('Ailsa'),
      words.spacesTo(2, 1),
      words.tokens,
      ...[0, 1, 3].map(words.tokensOn),
      words.seen(rewards.slice(0, 2)),
      words.lookedBy(['Ailsa', 'Rory']),
      words.inBox(3),
      words.boatHere(`Ailsa, ${words.left(2)}`),
      ...rewards,
    ]) {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
      expect(text.length).toBeLessThan(90)
    }
    proofread(words.about)
    // Two kinds give VP; the messages name the gain, not the token.
    expect(new Set(rewards).size).toBe(2 * (REWARD_IDS.length - 1))
  }
})
