/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { numbered, plain, type Seat, type Texts } from '@bothy/kernel'
import { rulesText } from '@bothy/kernel/contract-suite'
import { both, NAMES, proofread, proofreadFrench, READERS, type Samples, sentences } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  clansOfCaledonia as game,
  type Event,
  LAWS,
  type Reason,
  type Types,
  VERDICTS,
  type View,
  type Warning,
} from '../../rules/index.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'
import { hexOf, play } from '../play.ts'
import { asking, events, reasons, seen, views } from './told.ts'

const A = hexOf('c3r4')
const B = hexOf('c2r2')

const actions: Samples<Action, 'type'> = {
  bid: [{ type: 'bid', vp: 5 }],
  out: [{ type: 'out' }],
  take: [{ type: 'take', pair: 0 }],
  place: [{ type: 'place', unit: 'miner', hex: A }],
  expand: [
    { type: 'expand', unit: 'bakery', hex: A },
    { type: 'expand', unit: 'sheep', hex: hexOf('c1r3') },
    { type: 'expand', unit: 'bakery', hex: null },
    { type: 'expand', unit: null, hex: A },
    { type: 'expand', unit: null, hex: null },
  ],
  buy: [1, 3].map((n) => ({ type: 'buy', good: 'grain', n })),
  sell: [1, 3].map((n) => ({ type: 'sell', good: 'wool', n })),
  obtain: [{ type: 'obtain', contract: 0 }],
  ship: [{ type: 'ship' }],
  improve: [
    { type: 'improve', technology: 'woodcutter' },
    { type: 'improve', technology: 'miner' },
  ],
  hire: [{ type: 'hire' }],
  recall: [{ type: 'recall', good: 'milk' }],
  fulfil: [{ type: 'fulfil', contract: 2 }],
  slaughter: [{ type: 'slaughter', hex: hexOf('c3r2') }],
  pass: [{ type: 'pass' }],
  port: [
    { type: 'port', port: 'money', copy: null },
    { type: 'port', port: 'copyPort', copy: 'money' },
  ],
  exchange: [{ type: 'exchange', give: 'wool', gain: ['grain', 'grain', 'milk'] }],
  shift: [true, false].map((up) => ({ type: 'shift', good: 'wool', up })),
  swap: [{ type: 'swap', hex: hexOf('c1r2'), unit: 'bakery' }],
  draw: [{ type: 'draw' }],
  keep: [{ type: 'keep', contract: 16 }],
  row: [{ type: 'row', from: A, to: B }],
  withdraw: [{ type: 'withdraw', spot: 2 }],
  store: [{ type: 'store' }],
  discard: [
    { type: 'discard', good: 'milk', n: 2 },
    { type: 'discard', good: 'grain', n: 1 },
  ],
  process: [
    { type: 'process', bread: 2, cheese: 0, whisky: 1 },
    { type: 'process', bread: 0, cheese: 0, whisky: 0 },
  ],
  skip: [{ type: 'skip' }],
  end: [{ type: 'end' }],
}

const warnings: Samples<Warning, 'warn'> = {
  portsLost: [
    { warn: 'portsLost', ports: ['money'] },
    { warn: 'portsLost', ports: ['money', 'priceShift'] },
  ],
  bonusLost: [
    { warn: 'bonusLost', spaces: 1, upgrades: 2, draws: 0 },
    { warn: 'bonusLost', spaces: 0, upgrades: 1, draws: 0 },
    { warn: 'bonusLost', spaces: 0, upgrades: 0, draws: 1 },
  ],
}

const scoreLines = game.tally(play({ a: { units: ['miner c2r3'], fulfilled: [1, 3], bid: 5 } }).state, null).flat()

sentences(game, { en, fr, events, reasons, actions, seen, views, scoreLines, whole: { setup: {}, seats: [1, 3] } })

const unbroken = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const tell = (texts: Texts<Types>, event: Event, me: Seat | null = 1): string =>
  unbroken(plain(texts.event(event, me), NAMES))
const refuse = (texts: Texts<Types>, reason: Reason): string => unbroken(plain(texts.reason(reason, 0), NAMES))
const label = (texts: Texts<Types>, action: Action, view: View = seen): string =>
  unbroken(plain(texts.action(action, view, 0), NAMES))
const ask = (texts: Texts<Types>, view: View, me: Seat | null = 0): string =>
  unbroken(plain(texts.prompt(view, me), NAMES))

describe('the log can be followed without the board', () => {
  test.each([
    [
      events.bought[1],
      'Ailsa bought 3 wool from neighbours for £21 (£7 each, price now £13).',
      'Ailsa achète 3 laines à ses voisins pour £21 (£7 pièce, nouveau prix : £13).',
    ],
    [
      events.bought[2],
      'Ailsa bought 1 grain for £10 (price now £11).',
      'Ailsa achète 1 céréale pour £10 (nouveau prix : £11).',
    ],
    [
      events.sold[11],
      'Ailsa sold 2 whisky for £20 (£10 each, price now £8).',
      'Ailsa vend 2 whiskys pour £20 (£10 pièce, nouveau prix : £8).',
    ],
    [
      events.unitPlaced[9],
      'Ailsa placed a bakery on grassland for £12.',
      'Ailsa déploie une boulangerie sur une prairie pour £12.',
    ],
    [
      events.unitPlaced[11],
      'Ailsa placed a bakery on grassland for £8, without land cost.',
      'Ailsa déploie une boulangerie sur une prairie pour £8, sans coût du terrain.',
    ],
    [
      events.contractObtained[2],
      'Ailsa took contract 17 (4 wool) and paid £10.',
      'Ailsa obtient le contrat n° 17 (4 laines) et paie £10.',
    ],
    [
      events.contractFulfilled[0],
      'Ailsa fulfilled contract 17 (2 wool, 1 bread, 1 whisky, 2 beef and 1 mutton), their 1st, and imported 1 hops and 2 sugar cane.',
      'Ailsa remplit le contrat n° 17 (2 laines, 1 pain, 1 whisky, 2 bœufs et 1 mouton), son 1er, et importe 1 houblon et 2 cannes à sucre.',
    ],
    [
      events.imported[0],
      'The cotton token moved 2 steps to 8: Ailsa received £1.',
      'Le jeton coton avance de 2 cases, jusqu’à 8 : Ailsa reçoit £1.',
    ],
    [
      events.portUsed[8],
      'Ailsa used port 9 (Copy a port) for £3 to copy port 5 (Money).',
      'Ailsa utilise le port 9 (Copier un port) pour £3 et copie le port 5 (Argent).',
    ],
    [
      events.produced[0],
      'Production: Ailsa received £14, 3 wool, 4 grain and 2 milk.',
      'Production : Ailsa reçoit £14, 3 laines, 4 céréales et 2 laits.',
    ],
    [
      events.processed[0],
      'Ailsa made 2 bread, 1 cheese and 1 whisky.',
      'Ailsa transforme 3 céréales en 2 pains et 1 whisky, 1 lait en 1 fromage.',
    ],
    [
      events.diceRolled[0],
      'The dice showed wool and −2: the price fell 2 steps to £4.',
      'Les dés donnent laine et −2 : le prix baisse de 2 crans, à £4.',
    ],
    [events.passed[0], 'Ailsa passed (1st) and received £16.', 'Ailsa passe (1re place) et reçoit £16.'],
    [
      events.shippingUpgraded[1],
      'Ailsa upgraded to 1-loch shipping for £4.',
      'Ailsa améliore son expédition pour £4 : 1-loch.',
    ],
    [events.goodDiscarded[1], 'Ailsa made beer from 1 grain for £9.', 'Ailsa transforme 1 céréale en bière pour £9.'],
    [
      events.pairTaken[0],
      'Ailsa took clan MacEwen: £55, 1 wool and 1 whisky.',
      'Ailsa prend le clan MacEwan : £55, 1 laine et 1 whisky.',
    ],
    [
      events.roundScored[0],
      'Glory for round 2 (Border spaces): Ailsa +6, you +3 and Isla 0.',
      'Gloire de la manche 2 (Cases frontière) : Ailsa +6, vous +3 et Isla 0.',
    ],
  ] satisfies [Event, string, string][])('%#', (event, english, french) => {
    expect(tell(en, event)).toBe(english)
    expect(tell(fr, event)).toBe(french)
  })

  test('French tells in the present, and speaks to the reader', () => {
    for (const sample of Object.values(events).flat())
      for (const me of READERS)
        expect(tell(fr, sample, me)).not.toMatch(
          / (a|avez|a été|ont été|n’a pas|n’avez pas) (?!plus )\p{L}+(é|is|u)e?s?(?=[ ,.])/u,
        )
    expect(tell(fr, events.bidDeclined[0], 0)).toBe('Vous vous retirez de l’enchère.')
    expect(tell(fr, events.turnEnded[0], 0)).toBe('Vous terminez votre tour.')
    expect(tell(en, events.turnEnded[0], 0)).toBe('You ended your turn.')
  })

  test('contracts, spaces, ports, clans and tiles can be pointed at', () => {
    const things = (event: Event): string[] =>
      en.event(event, null).flatMap((part) => (typeof part !== 'string' && part.part === 'thing' ? [part.id] : []))
    expect(things(events.contractObtained[0])).toEqual(['contract:16'])
    expect(things(events.unitPlaced[0])).toEqual([`hex:${A}`])
    expect(things(events.portUsed[8])).toEqual(['port:copyPort', 'port:money'])
    expect(things(events.pairTaken[0])).toEqual(['clan:macewen'])
    expect(things(events.roundScored[0])).toEqual(['scoring:border'])
  })
})

describe('a refusal says what is short', () => {
  test.each([
    [
      reasons.money[0],
      '£3 short: it costs £12, and you have £9. COC-7',
      'Il vous manque £3 : cela coûte £12 et vous avez £9. COC-7',
    ],
    [
      reasons.reach[1],
      'Two shipping levels short: you need 1-loch shipping. COC-30',
      'Il vous manque 2 niveaux d’expédition : il faut une portée de 1 loch. COC-30',
    ],
    [
      reasons.reach[0],
      'One shipping level short: you need river shipping. COC-30',
      'Il vous manque 1 niveau d’expédition : il faut la traversée de rivière. COC-30',
    ],
    [
      reasons.terrain[0],
      'Forest only: no sheep here. Sheep go on grassland. COC-5',
      'Forêt : pas de mouton ici. Un mouton se place sur une prairie. COC-5',
    ],
    [reasons.missing[0], 'You’re missing 2 bread and 1 cow. COC-37', 'Il vous manque 2 pains et 1 vache. COC-37'],
    [
      reasons.otherArea[2],
      'You’ve already sold grain this round, so you can’t buy any. COC-27',
      'Vous avez déjà vendu des céréales cette manche-ci : impossible d’en acheter. COC-27',
    ],
    [reasons.occupied[1], 'Rory already has a unit here. COC-4', 'Rory a déjà une unité ici. COC-4'],
    [
      reasons.noUnit[1],
      'You have no cows left on your board. COC-32',
      'Il ne vous reste aucune vache sur votre plateau. COC-32',
    ],
    [
      reasons.noneThere[1],
      'You have no merchants on grain. COC-41',
      'Vous n’avez aucun marchand sur les céréales. COC-41',
    ],
  ] satisfies [Reason, string, string][])('%#', (reason, english, french) => {
    expect(refuse(en, reason)).toBe(english)
    expect(refuse(fr, reason)).toBe(french)
  })
})

describe('warnings', () => {
  test('three ports are a list', () => {
    const lost = { warn: 'portsLost', ports: ['money', 'priceShift', 'copyPort'] } as const
    const warn = (texts: Texts<Types>): string => unbroken(plain(texts.warning(lost, 0), NAMES))
    expect(warn(en)).toContain(' port 5 (Money), port 6 (Shift a price) and port 9 (Copy a port).')
    expect(warn(fr)).toContain(' le port 5 (Argent), le port 6 (Manipuler un prix) et le port 9 (Copier un port).')
  })

  test.each(Object.values(warnings).flat())('%j ends with its rule', (warning) => {
    both({ en, fr }, (texts) => {
      const message = texts.warning(warning, 0)
      expect(message.at(-1)).toMatchObject({ part: 'rule' })
      return message
    })
  })
})

describe('labels say what a choice costs and gives', () => {
  test.each([
    [
      actions.expand[1],
      seen,
      'Place a sheep on grassland, column 2, row 4 (£10)',
      'Déployer un mouton sur une prairie, colonne 2, ligne 4 (£10)',
    ],
    [actions.buy[0], seen, 'Buy 1 grain for £5 (price then £6)', 'Acheter 1 céréale pour £5 (prix ensuite : £6)'],
    [actions.buy[1], seen, 'Buy 3 grain for £15', 'Acheter 3 céréales pour £15'],
    [
      actions.buy[1],
      asking('placed', { nearby: [{ good: 'grain', price: 3, most: 3 }] }),
      'Buy 3 grain from neighbours for £9',
      'Acheter 3 céréales à vos voisins pour £9',
    ],
    [
      actions.obtain[0],
      seen,
      'Take contract 1 (4 wool) and receive £5',
      'Obtenir le contrat n° 1 (4 laines) et recevoir £5',
    ],
    [
      actions.ship[0],
      seen,
      'Upgrade to river shipping for £4',
      'Améliorer l’expédition pour £4 : traversée de rivière',
    ],
    [actions.slaughter[0], seen, 'Slaughter the cow in column 4, row 3', 'Abattre la vache (colonne 4, ligne 3)'],
    [actions.pass[0], seen, 'Pass and receive £16', 'Passer et recevoir £16'],
    [actions.withdraw[0], seen, 'Take the barrel from cellar spot 2 (£7)', 'Sortir le fût de la case 2 (£7)'],
    [actions.skip[0], asking('keep'), 'Keep none', 'Ne garder aucun contrat'],
  ] satisfies [Action, View, string, string][])('%#', (action, view, english, french) => {
    expect(label(en, action, view)).toBe(english)
    expect(label(fr, action, view)).toBe(french)
  })

  test('with the numbers of a corrected box', () => {
    const corrected = { ...seen, corrections: [{ at: 'contracts.1.wool', value: 5 }] }
    expect(label(en, actions.obtain[0], corrected)).toBe('Take contract 1 (5 wool) and receive £5')
  })

  test('a draft and an auction name the pair', () => {
    const t = play({ fromSetup: true, arranged: { pairs: [{ clan: 'macewen', tile: 3 }] } })
    expect(label(en, { type: 'take', pair: 0 }, t.view())).toBe(
      'Take clan MacEwen with starting tile 3: £55, 1 wool and 1 whisky',
    )
    expect(label(fr, { type: 'take', pair: 0 }, t.view())).toBe(
      'Prendre le clan MacEwan avec la tuile de départ 3 : £55, 1 laine et 1 whisky',
    )
  })

  test('processing everything is called so', () => {
    const units = ['field c2r4', 'bakery c1r3', 'bakery c1r2', 'miner c2r3']
    const t = play({ scoring: 'basicGoods', a: { units } })
    t.play('a pass; a end; b pass; b end; c pass; c end')
    expect(t.legal().map((text) => label(en, game.read(text), t.view()))).toEqual([
      'Process everything: 2 bread',
      'Make 1 bread',
      'Process nothing',
    ])
    expect(label(fr, game.read('process 2 0 0'), t.view())).toBe('Tout transformer : 2 pains')
  })
})

test('buttons are short enough for a phone', () => {
  for (const view of views)
    for (const texts of [en, fr])
      for (const type of ['out', 'store', 'skip', 'end', 'draw'] as const)
        expect(label(texts, { type }, view).length).toBeLessThanOrEqual(24)
})

describe('prompts', () => {
  test.each([
    [asking('turn'), 'Take one action, or pass.', 'Faites une action, ou passez.'],
    [
      asking('placed', {
        nearby: [
          { good: 'milk', price: 3, most: 2 },
          { good: 'whisky', price: 7, most: 2 },
        ],
        draws: 1,
      }),
      'Your neighbours sell milk at £3 and whisky at £7. Buy, draw contracts, or carry on.',
      'Vos voisins vendent du lait à £3 et du whisky à £7. Achetez, piochez des contrats ou continuez.',
    ],
    [
      asking('slaughter', { contract: 3, beef: 3, spared: 1 }),
      'Slaughter 3 cows for contract 4 (3 beef). The port spares 1 of them.',
      'Abattez 3 vaches pour le contrat n° 4 (3 bœufs) : le port en épargne 1.',
    ],
    [
      asking('bonus', { spaces: 1, upgrades: 2 }),
      'Use your bonuses: 1 unit without land cost and 2 bonus upgrades.',
      'Utilisez vos bonus : 1 unité sans coût du terrain et 2 bonus Amélioration.',
    ],
  ] satisfies [View, string, string][])('%#', (view, english, french) => {
    expect(ask(en, view)).toBe(english)
    expect(ask(fr, view)).toBe(french)
  })

  test('the end, alone and together', () => {
    const over = { ...seen, pending: null, ranks: [1], scores: [131] }
    expect(ask(en, over)).toBe('The game is over. You scored 131 VP.')
    expect(ask(fr, over, null)).toBe('La partie est terminée. Ailsa marque 131 PV.')
  })
})

describe('lists', () => {
  test('every law of the data, verdict and group of options', () => {
    for (const texts of [en, fr]) {
      for (const law of LAWS) {
        proofread(texts.laws[law])
        expect(texts.laws[law]).toMatch(/\.$/)
      }
      for (const verdict of VERDICTS) proofread(texts.verdicts[verdict].name)
      for (const { group } of game.options) proofread(texts.optionGroups[group ?? ''])
      proofread(texts.pitch)
    }
    for (const verdict of VERDICTS) both({ en, fr }, (texts) => texts.verdicts[verdict].sentence)
    for (const law of LAWS) {
      proofreadFrench(fr.laws[law])
      expect([en.laws[law], fr.laws[law]].join('\n')).toMatch(/\b(must|needs?|can’t)\b.*\n.*\bdoi(t|vent)\b/)
    }
  })

  test('lines of the standings', () => {
    const line = (category: string): string[] =>
      scoreLines
        .filter((one) => one.category === category)
        .slice(0, 1)
        .flatMap((one) => [en, fr].map((texts) => unbroken(plain(texts.scoreLine(one), []))))
    expect(line('cotton')).toEqual(['Cotton: 2 at 4 VP each', 'Coton : 2 à 4 PV pièce'])
    expect(line('settlements')).toEqual(['Settlements: 1 linked', 'Villages : 1 relié'])
    expect(line('exports')).toEqual(['Exports: 2 contracts', 'Exportations : 2 contrats'])
    expect(new Set(scoreLines.map(({ category }) => category)).size).toBe(12)
  })

  test('what breaks a tie', () => {
    both({ en, fr }, (texts) => texts.tieBreaks.moneyLeft.by)
    expect(en.tieBreaks.moneyLeft.value(7)).toBe('£7')
  })
})

const text = (language: string): string =>
  readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8')

rulesText({
  en: text('en'),
  fr: text('fr'),
  rules: numbered('COC', 105),
  examples: numbered('EX', 34),
  named: Object.values(reasons).flatMap((samples) => samples.map(({ rule }) => rule)),
})
