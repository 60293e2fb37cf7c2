import { type Corrections, type Json, leavesOf, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { BOX, content, fieldNamed, type Law, LAWS, roadPrice, tileNamed } from '../../data/index.ts'
import { boxLaws } from '../../data/laws.ts'
import { laws as english } from '../../words/en-laws.ts'
import { laws as french } from '../../words/fr-laws.ts'
import { corrected } from '../corrected.ts'
import { tileText } from './told.ts'

const refusal = (corrections: Json): unknown => {
  const answer = boxLaws.check(corrections)
  return answer.ok ? answer.value : answer.problem
}

describe('what an owner puts right is played', () => {
  const told = (corrections: Corrections, name: string): string =>
    tileText(name, content.contentOf(corrections).tiles[tileNamed(name) ?? -1])
  const cases: readonly (readonly [string, string, Corrections, string])[] = [
    ['a cost', 'A6', [{ at: 'tiles.A6.cost.stone', value: 2 }], 'A6 A village river | 2 stone | scotsman | move 1'],
    ['what is paid', 'A9', [{ at: 'tiles.A9.cost.cask', value: 1 }], 'A9 A material river | cask | - | gain wood'],
    ['a river', 'A7', [{ at: 'tiles.A7.river', value: true }], 'A7 A village river | wood | scotsman | move 1'],
    [
      'a stack',
      'A7',
      [
        { at: 'tiles.A7.stack', value: 'B' },
        { at: 'tiles.B7.stack', value: 'A' },
      ],
      'A7 B village | wood | scotsman | move 1',
    ],
    ['a type', 'B13', [{ at: 'tiles.B13.type', value: 'other' }], 'B13 B other | cask | - | vp 3'],
    [
      'a one-time effect',
      'C6',
      [{ at: 'tiles.C6.once.joker', value: 2 }],
      'C6 C village | stone | scotsman 2 joker | move 1',
    ],
    [
      'another activation',
      'S1',
      [
        { at: 'tiles.S1.activation.kind', value: 'exchangeAny' },
        { at: 'tiles.S1.activation.amount', value: 2 },
        { at: 'tiles.S1.activation.vp', value: 3 },
      ],
      'S1 S material | - | - | exchangeAny 2:3',
    ],
    [
      'a step of an exchange',
      'B11',
      [{ at: 'tiles.B11.activation.table.4', value: 11 }],
      'B11 B trade | wood | - | exchangeAnimals 1:2 2:5 3:8 4:11',
    ],
    [
      'the home tiles',
      'HOME-V2',
      [{ at: 'tiles.HOME-V.activation.amount', value: 2 }],
      'HOME-V2 - village river | - | - | move 2',
    ],
  ]

  test.each(cases)('%s', (_, name, corrections, expected) => {
    expect(refusal(corrections)).toEqual(corrections)
    expect(told(corrections, name)).toBe(expected)
    expect(told([], name)).not.toBe(expected)
  })

  test('boards and supplies', () => {
    const corrections: Corrections = [
      { at: 'rondel.spaces', value: 16 },
      { at: 'supplies.startCoins.0', value: 4 },
      { at: 'scoring.lead.more', value: 9 },
      { at: 'landmarks.castle-stalker.effect.0.amount', value: 12 },
      { at: 'clanBoard.fields.gunn.colour', value: 'orange' },
      { at: 'clanBoard.fields.gunn.effect.0.goods.sheep', value: 2 },
    ]
    expect(refusal(corrections)).toEqual(corrections)
    const { rondel, supplies, scoring, cards, fields } = content.contentOf(corrections)
    expect([rondel.spaces, supplies.startCoins[0], scoring.lead.at(-1)]).toEqual([16, 4, 9])
    expect(cards[2].effect).toEqual([{ op: 'coins', amount: 12 }])
    expect([fields[2].colour, fields[2].effect]).toEqual([
      'orange',
      [{ op: 'gain', goods: (2 << 15) + (1 << 20), on: 'anyOwnTiles' }],
    ])
  })

  test('a road is moved, taken away, and added', () => {
    const price = (corrections: Corrections, name: string): number =>
      roadPrice(content.contentOf(corrections).roads, 0, fieldNamed(name) ?? -1)
    const moved = [
      { at: 'clanBoard.roads.16.a', value: 'macgregor' },
      { at: 'clanBoard.roads.29.b', value: 'macpherson' },
    ]
    expect([refusal(moved), price([], 'oliphant'), price(moved, 'oliphant')]).toEqual([moved, 3, 5])
    const gone = [
      { at: 'clanBoard.roads.19.a', value: '' },
      { at: 'clanBoard.roads.19.b', value: '' },
      { at: 'clanBoard.roads.19.cost', value: 0 },
    ]
    expect([refusal(gone), price(gone, 'sutherland')]).toEqual([gone, 3])
    const added = [
      { at: 'clanBoard.roads.32.a', value: 'start' },
      { at: 'clanBoard.roads.32.b', value: 'grant' },
      { at: 'clanBoard.roads.32.cost', value: 1 },
    ]
    expect([refusal(added), price(added, 'grant'), price(added, 'mackintosh')]).toEqual([added, 1, 2])
  })
})

describe('laws', () => {
  const AT = 'corrections[0]'
  const ANYWHERE = 'corrections'
  const one = (at: string, value: string | number | boolean): Corrections => [{ at, value }]
  const broken: readonly (readonly [Law, string, Corrections])[] = [
    ['range', AT, one('tiles.A6.cost.stone', -1)],
    ['range', AT, one('tiles.D13.once.vp', 101)],
    ['range', AT, one('scoring.vpPerExtraTile', 1)],
    ['range', AT, one('clanBoard.fields.gunn.x', 101)],
    ['fixedWord', AT, one('landmarks.castle-stalker.effect.0.op', 'vp')],
    ['fixedWord', AT, one('clanBoard.fields.gunn.effect.0.on', 'thisTile')],
    ['fixedWord', AT, one('landmarks.general-wade.event.0.colour', 'blue')],
    ['stack', AT, one('tiles.A6.stack', 'E')],
    ['stack', AT, one('tiles.A6.stack', 'none')],
    ['stack', AT, one('tiles.HOME-V.stack', 'A')],
    ['stack', AT, one('tiles.M1.stack', 'A')],
    ['stackSizes', AT, one('tiles.A6.stack', 'B')],
    ['type', AT, one('tiles.A6.type', 'bridge')],
    ['type', AT, one('tiles.A6.type', 'person')],
    ['type', AT, one('tiles.A1.type', 'village')],
    ['type', AT, one('tiles.END.type', 'mountain')],
    ['type', AT, one('tiles.A6.type', 'end')],
    ['type', AT, one('tiles.HOME-C.type', 'village')],
    ['person', AT, one('tiles.A1.river', true)],
    ['person', AT, one('tiles.A1.overbuild', true)],
    ['person', AT, one('tiles.A1.activation.kind', 'event')],
    ['person', AT, one('tiles.A1.once.scotsman', 1)],
    ['home', AT, one('tiles.HOME-V.river', false)],
    ['home', AT, one('tiles.HOME-C.overbuild', true)],
    ['home', AT, one('tiles.HOME-C.cost.coin', 1)],
    ['home', AT, one('tiles.HOME-V.once.coin', 1)],
    ['special', AT, one('tiles.END.cost.coin', 1)],
    ['special', AT, one('tiles.R1.river', true)],
    ['special', AT, one('tiles.V1.once.vp', 1)],
    ['freeStart', AT, one('tiles.S1.cost.coin', 1)],
    ['freeStart', AT, one('tiles.S2.overbuild', true)],
    ['atMostFive', AT, one('tiles.A6.cost.scotsman', 6)],
    ['atMostFive', AT, one('tiles.A4.cost.sheep', 4)],
    ['atMostFive', AT, one('tiles.A4.once.joker', 6)],
    ['atMostFive', AT, one('tiles.B17.activation.goods.sheep', 5)],
    ['atMostFive', AT, one('tiles.A6.activation.amount', 6)],
    ['atMostFive', AT, one('landmarks.loch-lochy.effect.0.amount', 6)],
    ['atMostNine', AT, one('landmarks.loch-morar.effect.0.max', 10)],
    ['atMostNine', AT, one('clanBoard.fields.gunn.effect.0.goods.sheep', 10)],
    ['atMostNine', AT, one('clanBoard.fields.cameron.effect.1.points', 10)],
    ['oneReplaced', AT, one('clanBoard.fields.sinclair.effect.0.perActivation', 2)],
    ['activation', AT, one('tiles.A6.activation.kind', 'dance')],
    ['activation', AT, one('tiles.A6.activation.amount', 0)],
    ['activation', AT, one('tiles.A6.activation.kind', 'gain')],
    ['activation', AT, one('tiles.A8.activation.goods.barley', 0)],
    ['activation', AT, one('tiles.A6.activation.kind', 'exchangeDifferent')],
    ['chronicle', AT, one('tiles.A3.activation.kind', 'event')],
    ['chronicle', AT, one('tiles.A8.activation.kind', 'distilOrAge')],
    ['chronicle', AT, one('tiles.W1.activation.kind', 'haggis')],
    ['chronicle', AT, one('tiles.A3.once.haggis', 1)],
    ['race', AT, one('tiles.R1.stack', 'C')],
    ['race', AT, one('race.neutral.castle', 0)],
    ['race', AT, one('race.neutral.castle', 6)],
    ['race', AT, one('race.neutral.spaces', 13)],
    ['race', AT, one('race.rewards.vp2.inBox', 2)],
    ['race', AT, one('race.perCastle.3', 5)],
    ['race', AT, one('race.rewards.joker.amount', 6)],
    ['cellars', AT, one('cellars.first.values.0', 3)],
    ['cellars', AT, one('cellars.overflow', 2)],
    ['cellars', AT, one('cellars.third.values.0', 5)],
    ['cellars', AT, one('cellars.second.cost.sheep', 4)],
    ['cellars', AT, one('cellars.sales.V2.right.3', 0)],
    ['cellars', AT, one('cellars.sales.V3.right.4', 10)],
    ['rising', AT, one('tome.tables.eventCasks.more', 9)],
    ['mobs', AT, one('mobs.gangsters.2', 7)],
    ['mobs', AT, one('mobs.gangsters.4', 0)],
    ['mobs', AT, one('mobs.pennies', 0)],
    ['mobs', AT, one('mobs.pennies', 21)],
    ['haggis', AT, one('haggis.casks', 0)],
    ['haggis', AT, one('haggis.places', 10)],
    ['haggis', AT, one('haggis.copies.2', 21)],
    ['council', AT, one('council.drawn', 0)],
    ['council', AT, one('council.drawn', 8)],
    ['council', AT, one('council.tokens.nay', 0)],
    ['rising', AT, one('tiles.B11.activation.table.2', 9)],
    ['rising', AT, one('scoring.lead.3', 1)],
    ['rising', AT, one('clanBoard.fields.brodie.effect.0.table.0.min', 4)],
    ['rising', AT, one('clanBoard.fields.grant.effect.0.table.0.vp', 9)],
    ['spaces', AT, one('rondel.spaces', 13)],
    ['spaces', AT, one('rondel.spaces', 21)],
    ['pieces', AT, one('supplies.scotsmen', 1)],
    ['pieces', AT, one('supplies.clanMarkers', 21)],
    ['pieces', AT, one('supplies.clanMarkers', 0)],
    ['resourcesPerTile', AT, one('supplies.resourcesPerTile', 0)],
    ['die', AT, one('supplies.die.5', 7)],
    ['colour', AT, one('clanBoard.fields.gunn.colour', 'green')],
    ['road', AT, one('clanBoard.roads.1.a', 'stewart')],
    ['road', AT, one('clanBoard.roads.1.a', '')],
    ['road', AT, one('clanBoard.roads.1.b', 'start')],
    ['road', AT, one('clanBoard.roads.32.cost', 1)],
    ['oneRoad', AT, one('clanBoard.roads.2.b', 'macleod')],
    [
      'oneRoad',
      AT,
      [
        { at: 'clanBoard.roads.2.a', value: 'macleod' },
        { at: 'clanBoard.roads.2.b', value: 'start' },
      ],
    ],
    [
      'connected',
      ANYWHERE,
      [
        { at: 'clanBoard.roads.30.b', value: 'mckay' },
        { at: 'clanBoard.roads.31.b', value: 'gunn' },
      ],
    ],
    [
      'connected',
      ANYWHERE,
      [
        { at: 'clanBoard.roads.1.b', value: 'mckay' },
        { at: 'clanBoard.roads.8.a', value: 'mckay' },
      ],
    ],
  ]

  test.each(broken)('%s is refused at %s', (law, at, corrections) => {
    expect(refusal(corrections)).toEqual({ at, why: 'breaks-law', law })
  })

  test('coins and VP of effects may be many', () => {
    const many = [
      { at: 'landmarks.castle-stalker.effect.0.amount', value: 10 },
      { at: 'landmarks.armadale-castle.effect.0.coins', value: 20 },
      { at: 'clanBoard.fields.douglas.effect.0.amount', value: 10 },
      { at: 'clanBoard.fields.oliphant.effect.0.table.1.min', value: 15 },
    ]
    expect(refusal(many)).toEqual(many)
  })

  test('random lists are lawful, or break one law', () => {
    const rng = stream('corrected')
    for (let i = 0; i < 50; i++) {
      const list = corrected.legal(rng)
      expect([list, boxLaws.check(list).ok]).toEqual([list, true])
      expect(refusal(corrected.unlawful(rng))).toMatchObject({ why: 'breaks-law' })
    }
  })

  test('every law can be broken', () => {
    expect(new Set(broken.map(([law]) => law))).toEqual(new Set(LAWS))
  })

  test.each(LAWS)('%s has a sentence in both languages', (law) => {
    for (const sentence of [english[law], french[law]]) expect(sentence).toMatch(/^\p{Lu}[^'"]*\.$/u)
    // A refusal states a demand; a statement would read as a fact.
    expect(english[law]).toMatch(/\b(must|can|can’t|already)\b/)
    expect(french[law]).toMatch(/\b(doit|doivent|peuvent|sont déjà)(?= )/)
    expect(french[law]).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)/)
  })

  test('a whole file of built-in values corrects nothing', () => {
    expect(refusal(leavesOf(BOX))).toBeNull()
  })
})
