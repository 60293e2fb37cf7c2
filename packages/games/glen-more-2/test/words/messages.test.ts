import { type Message, plain, type Seat, type Texts } from '@bothy/kernel'
import { both, NAMES, READERS, sentences } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { type Event, glenMore2 as game, type Types, type View } from '../../rules/index.ts'
import { SCORE_CATEGORIES } from '../../rules/tally.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'
import { play } from '../play.ts'
import { actions, events, reasons, warnings } from '../samples.ts'
import { council, seen, started, views } from './asked-views.ts'
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
      '2 ressources, 3 PV, 1 point de mouvement et l’activation du Loch Ness seraient perdus. Vos Écossais sont enfermés : plus aucune tuile ne pourrait être posée à côté d’eux. GM2-80',
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

  test('you instead of a name, and a turn that is the turn of a player', () => {
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
      'Activate the Butcher with Sinclair: buy 1 sheep (3 coins in total), get 5 VP',
    )
    const munro = play({ a: { coins: 9 }, line: 'a b # A2', discards: 'A1 A9' }, 'a take A2; a claim munro')
    expect(['build A1', 'build A9'].map((text) => label(en, munro, text))).toEqual([
      'Take Robert the Bruce',
      'Build Glenfeshie',
    ])
  })

  test('GM2-111 a prompt for a clan marker says that the road is paid, unless none has to be', () => {
    const view = play({ a: { coins: 5 }, line: 'a b # A1' }, 'a take A1').view()
    const asked = (fields: typeof view.fields): readonly string[] =>
      [en, fr].map((texts) => flat(texts.prompt({ ...view, fields }, 0)))
    expect(asked(view.fields)).toEqual([
      'Place a clan marker on a clan field (you pay the road), or decline.',
      'Placez un pion de clan sur un domaine (la route se paie), ou renoncez.',
    ])
    expect(asked(view.fields.map((field) => ({ ...field, price: 0 })))).toEqual([
      'Place a clan marker on a clan field, or decline.',
      'Placez un pion de clan sur un domaine, ou renoncez.',
    ])
  })

  test('GM2-66 one resource stays, several stay', () => {
    const view = play(
      { line: 'a b # A1 S2', a: { coins: 9, tiles: ['A7 0,1 wood wood'], castle: 'sheep cattle' } },
      'a take A1; a claim macmillan; a remove A7',
    ).view()
    const { pending } = view
    if (pending === null) throw new Error('nobody is asked')
    expect([1, 3].map((left) => flat(en.prompt({ ...view, pending: { ...pending, left } }, 0)))).toEqual([
      'Choose the resource that stays in your Home Castle.',
      'Choose the 3 resources that stay in your Home Castle.',
    ])
  })

  test('GM2-27: a player who can take nothing is told so', () => {
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
  test('GM2-85 the prompt says when Loch Ness alone has something left to activate', () => {
    const ness = { cards: 'loch-ness', tiles: ['S1 0,1', 'A10 0,2', 'A11 0,3'], coins: 9 }
    const prompted = (view: View): readonly string[] => [en, fr].map((texts) => flat(texts.prompt(view, 0)))
    const person = play({ line: 'a b # A1 S2', a: ness }, 'a take A1; a decline')
    const dear = 'A6 A7 A8 A14 A4 A5 B7 B8 B9 B10'
    const discard = play(
      {
        line: `a ${dear} b #`,
        a: { ...ness, coins: 0 },
        market: { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 },
      },
      'a discard A6; a coin',
    )
    for (const t of [person, discard])
      expect(prompted(t.view())).toEqual([
        'No tile placed this turn: activate any 1 tile (Loch Ness), then end your turn.',
        'Aucune tuile posée : activez 1 tuile au choix (Loch Ness), puis terminez votre tour.',
      ])
    const placed = play({ line: 'a b # S3 S2', a: ness }, 'a take S3; a place -1,0')
    expect(prompted(placed.view())[0]).toBe('Activate tiles, then end your turn.')
  })
})
