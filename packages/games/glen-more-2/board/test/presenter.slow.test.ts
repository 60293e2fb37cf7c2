import { type Action, glenMore2 } from '@bothy/glen-more-2'
import { expect, test } from 'vitest'
import { plansOfAllKinds } from '@bothy/board-kit/testing/sample-play.ts'
import { tilePresenterSuites } from '@bothy/board-kit/testing/tile-suites.ts'
import { board } from '../index.ts'
import { presenter } from '../presenter.ts'
import { CELLARS } from '../../modules/cellars/board/test/cellars-setup.ts'
import { haggisSetup } from '../../modules/haggis/board/test/haggis-setup.ts'
import { FAST_RACE } from '../../modules/race/board/test/race-setup.ts'
import { boardChecks } from './board-checks.ts'
import { type Plan, samplePlay } from './sample-play.ts'

/** Tiles that trigger events come first and cost little; two of the cards ask for things that others do not. */
const EVENTS = {
  englishman: true,
  tome: true,
  arranged: { A: ['T1', 'H3', 'T7', 'T2', 'T3', 'T4', 'T5', 'A3'] },
  corrections: [
    ...['T2', 'T3', 'T4', 'T7', 'H3'].map((face) => ({ at: `tiles.${face}.stack`, value: 'A' })),
    ...['H3.cost.scotsman', 'T4.cost.cask', 'T2.cost.wood', 'T3.cost.stone', 'T7.cost.wood', 'T7.cost.stone'].map(
      (cost) => ({
        at: `tiles.${cost}`,
        value: 0,
      }),
    ),
    { at: 'landmarks.dunvegan-castle.event.0.pay.cattle', value: 1 },
  ],
}

const MOBS = { mobs: true, corrections: [{ at: 'mobs.gangsters.3', value: 9 }] }

const MOBS_OF_OTHERS = {
  mobs: true,
  race: true,
  mountain: true,
  haggis: true,
  tome: true,
  die: false,
  arranged: {
    mobs: ['elspeth-mctrick', 'calum-mcquack', 'bully-mcmuscle', 'fraser-mcstarve', 'oonagh-mchagg', 'john-mcclaim'],
    A: ['T1', 'A3', 'G1'],
    B: ['G3'],
  },
  corrections: ['V', 'C'].map((home) => ({ at: `tiles.HOME-${home}.activation.amount`, value: 5 })),
}

const GAMES: readonly Plan[] = [
  ...plansOfAllKinds([2, 3, 4], (seats, sense) => ({
    die: seats === 2 || sense === 0.8,
    introductory: sense === 0.97,
    tie: sense === 0.8 ? 'fewest' : 'most',
    scotsmanFrom: sense === 0.4 ? 'home' : 'territory',
  })),
  // GM2-C7-2, GM2-C7-3: votes, and tokens of one kind that are left.
  { seats: 3, seed: 'council', sense: 0.8, options: { council: true } },
  // GM2-C4-3: the Englishman is sent, to take and to discard.
  { seats: 3, seed: 'englishman', sense: 0.8, options: { englishman: true } },
  // GM2-C2-3, GM2-C2-4: tolls are paid, and the Mountain is cleared.
  { seats: 4, seed: 'mountain', sense: 0.8, options: { mountain: true } },
  // GM2-C1-4, GM2-C1-6: boats are moved, and tokens taken.
  { seats: 4, seed: 'boats', sense: 0.8, options: FAST_RACE },
  // GM2-C3-2 to GM2-C3-6: casks are aged, sold and paid, and cellars are bought.
  { seats: 2, seed: 'cellars-d', sense: 0.8, options: CELLARS },
  // GM2-C5-2, GM2-C5-5: tokens are taken and put back, and rolls are paid for.
  { seats: 2, seed: 'haggis', sense: 0.8, options: haggisSetup(2) },
  // GM2-C6-3, GM2-C6-11: cards are turned, with their events and without, and the Englishman is swapped.
  ...[3, 4].map((n) => ({ seats: 3, seed: `events-${n}`, sense: 0.6, options: EVENTS })),
  // GM2-C8-2, GM2-C8-4: pennies, gangsters, and what they do.
  { seats: 3, seed: 'mobs-4', sense: 0.5, options: MOBS },
  { seats: 4, seed: 'mobs-7', sense: 0.5, options: MOBS_OF_OTHERS },
  // GM2-66: more is saved to the Home Castle than it holds.
  { seats: 4, seed: 's155', sense: 0.8 },
  // GM2-Q5: with few Scotsmen it matters which effect comes first.
  { seats: 4, seed: 's3', sense: 0.8, options: { corrections: [{ at: 'supplies.scotsmen', value: 4 }] } },
]

tilePresenterSuites(board, {
  ...boardChecks,
  plans: GAMES,
  kinds: {
    coin: true,
    point: true,
    buy: true,
    effect: true,
    put: true,
    settle: true,
    claim: true,
    remove: true,
    keep: true,
    build: true,
    decline: true,
    convene: true,
    vote: true,
    send: true,
    swap: true,
    event: true,
    flip: true,
    exchange: true,
    toll: true,
    unload: true,
    row: true,
    token: true,
    payCask: true,
    ageCask: true,
    sellCask: true,
    buyCellar: true,
    penny: true,
    recruit: true,
    charge: true,
    grab: true,
    intercept: true,
    declineTurn: true,
    reserve: true,
    hire: true,
    lurk: true,
    sneak: true,
    steal: true,
    shift: true,
    rehome: true,
    trick: true,
    stake: true,
    slip: true,
    second: true,
    barge: true,
    demand: true,
    surrender: true,
    reroll: true,
    haggis: true,
    putBack: true,
    roll: true,
  },
  buttons: {
    'do:coin': false,
    'do:point': false,
    'do:scotsman': false,
    'do:choose': false,
    'do:bring': false,
    'do:grant': false,
    'do:claim': false,
    'do:remove': false,
    'do:build': false,
    'do:decline': false,
    'do:end': true,
    'do:aye': false,
    'do:nay': false,
    'do:use': false,
    'do:banish': false,
    'do:event': false,
    'do:flip': false,
    'do:toll': false,
    'do:row': false,
    'do:cellar': false,
    'do:penny': false,
    'do:recruit': false,
    'do:grab': false,
    'do:market': false,
    'do:decline-turn': false,
    'do:slip': false,
    'do:second': false,
    'do:barge': false,
    'do:reroll': false,
    'do:roll': false,
  },
  begun: { 'scotsman:0': /Scotsman/, 'sell:wood': /tile/, 'good:wood': /tile/, 'tile:3': /^$/ },
})

test('GM2-41 what lies on one tile of a kind is paid in one go, and nothing else is asked for', () => {
  let paid = 0
  samplePlay({ seats: 4, seed: 'own', sense: 0.95 }, (look, state) => {
    const [actor = 0] = glenMore2.actors(state)
    const { view, legal } = look(actor)
    const [macro] = presenter.macros?.(view, legal, 'en') ?? []
    if (macro?.id !== 'macro:own') return false
    const copy = glenMore2.clone(state)
    for (const action of macro.actions) {
      const now: Action[] = []
      glenMore2.legal(copy, actor, now)
      expect(now).toContainEqual(action)
      glenMore2.apply(copy, actor, action)
    }
    expect(glenMore2.view(copy, actor).pending?.kind).not.toBe('pay')
    paid++
    return false
  })
  expect(paid).toBeGreaterThan(3)
})

test('every question has its own second line in both languages', () => {
  const lines = new Map<string, string>()
  const same: string[] = []
  for (const plan of GAMES)
    samplePlay(plan, (look, state) => {
      const [actor] = glenMore2.actors(state)
      if (actor === undefined) return true
      const { view } = look(actor)
      const kind = view.pending?.kind ?? ''
      const short = presenter.help?.(view, [], 'en', false) ?? null
      if (short === null) return false
      if (presenter.help?.(view, [], 'fr', false) === short) same.push(short)
      lines.set(kind, short)
      return false
    })
  expect(same).toEqual([])
  expect(lines.size).toBeGreaterThan(10)
  expect(new Set(lines.values()).size).toBe(lines.size)
  expect(lines.get('turn')).toMatch(/^You can take (any|\d+) of these \d+ tiles\./)
  expect(lines.get('claim')).toMatch(/^You can pay for the road to \d+ of \d+ free clan fields?\./)
})
