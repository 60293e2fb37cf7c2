import { below, type Clash, hashOf, stream } from '@bothy/kernel'
import { afterEach, expect, test } from 'vitest'
import type { Attached } from '../../modules/chronicle.ts'
import { CHRONICLES, gather } from '../../modules/list.ts'
import { type ChronicleId, type ModuleTypes, ORDER } from '../../modules/module-types.ts'
import type { BaseAction, BaseEvent, BaseFrame, BaseReason } from '../../rules/types.ts'
import { type Action, glenMore2, type State } from '../../rules/index.ts'
import { on, type Questions, seam } from '../../rules/hooks.ts'
import { type Acts } from '../../rules/acts.ts'
import { whyNotTake } from '../../rules/topics/take.ts'
import { takeTile } from '../../rules/frames/turn.ts'
import { bindWritten, opening, playAll } from './chronicles.ts'
import { play, tileOf } from '../play.ts'

const QUESTIONS: Questions = {
  mayEnter: () => false,
  whyNotEnter: () => null,
  whyNotStop: () => null,
  whyNotRemove: () => null,
  whyNotExtra: () => null,
  whyNotAge: () => null,
  whyNotEvent: () => null,
  stopPrice: () => 0,
  takePrice: () => 0,
  whyNotOnTheWay: () => null,
  hasDearCells: () => true,
  cellPrice: () => 0,
  fieldPrice: () => 0,
  held: () => 0,
  bonus: () => 0,
  leadTable: () => null,
  coinsScore: () => true,
  castlesHeld: () => 0,
  isFixed: () => false,
  whyNotTokens: () => null,
  isVisitor: () => false,
  coinsHeld: () => 0,
  scotsmenHeld: () => 0,
}
const MOMENTS = {
  turnBegan: true,
  passed: true,
  entered: true,
  tileLeft: true,
  placed: true,
  landChanged: true,
  scotsmanMoved: true,
  produced: true,
  caskGained: true,
  casksPaid: true,
  ageing: true,
  eventTriggered: true,
  gained: true,
  markerPlaced: true,
  personTaken: true,
  stackBegan: true,
  roundScored: true,
  turnEnded: true,
  gameScored: true,
  boatsPassed: true,
  rewardTaken: true,
  leavingMountain: true,
  feastBegan: true,
  feastRolled: true,
  cardTurned: true,
} as const satisfies { readonly [M in keyof Acts]: true }

/** Since all Chronicles are written, a test borrows the state of one and binds none of its handlers. */
const BORROWED = 1 << ORDER.indexOf('council')
const opened = (seed: string): State => opening(seed, { council: true })
const borrow = (s: State): void =>
  void Object.assign(s, { inPlay: BORROWED, chronicles: opened('borrowed').chronicles })

const OFFERED = [
  'isVisitor',
  'boatsPassed',
  'rewardTaken',
  'leavingMountain',
  'feastBegan',
  'feastRolled',
  'cardTurned',
]

function counting(calls: string[]): Attached {
  const named = <F extends (...rest: never[]) => unknown>(name: string, run: F): F =>
    ((...rest: never[]) => {
      calls.push(name)
      return run(...rest)
    }) as F
  const entries = Object.entries(QUESTIONS) as [keyof Questions, Questions[keyof Questions]][]
  return {
    acts: Object.fromEntries(Object.keys(MOMENTS).map((at) => [at, named(at, () => undefined)])),
    questions: Object.fromEntries(entries.map(([q, ask]) => [q, named(q, ask as never)])),
    freeActions: [
      { list: named('asides', () => undefined), grey: named('greyed', () => undefined), apply: () => false },
    ],
    turns: [],
    ops: {},
    once: {},
    sources: [],
    frames: {},
  }
}

const bind = (attached: readonly Attached[]): void => seam.bind((names) => gather(names.length === 0 ? [] : attached))
afterEach(bindWritten)

test('GM2-C0-1 a table without Chronicles calls none of their functions', () => {
  const calls: string[] = []
  bind([counting(calls)])
  for (const seed of ['a', 'b', 'c']) playAll(opening(seed), seed)
  expect(calls).toEqual([])
  const { acts, questions, freeActions, turns, ops, once } = on(opening('a'))
  expect([...Object.values(acts), ...Object.values(questions), freeActions, turns].flat()).toEqual([])
  expect({ ...ops, ...once }).toEqual({})
})

test('GM2-C0-1 with a Chronicle in play every moment and every question is met', () => {
  const calls: string[] = []
  bind([counting(calls)])
  const base = [
    'entered',
    'mayEnter',
    'whyNotEnter',
    'ageing',
    'whyNotAge',
    'whyNotTokens',
    'eventTriggered',
    'whyNotEvent',
  ]
  const unmet = [...base, 'castlesHeld', 'coinsHeld', 'scotsmenHeld', ...OFFERED]
  const all = [...Object.keys(MOMENTS), ...Object.keys(QUESTIONS), 'asides', 'greyed']
  const missing = (): readonly string[] => all.filter((name) => !calls.includes(name) && !unmet.includes(name))
  for (let game = 0; game < 20 && missing().length > 0; game++) playAll(opened(`game ${game}`), String(game))
  expect(missing()).toEqual([])
})

test('GM2-C0-1 a Chronicle that does nothing changes nothing', () => {
  bind([counting([])])
  const without = opening('same')
  const withOne = opened('same')
  playAll(without, 'same')
  playAll(withOne, 'same')
  expect({ ...withOne, inPlay: 0, chronicles: {} }).toEqual(without)
})

test('GM2-C0-1 a game without Chronicles is what it was before any was written', () => {
  const hashes = [2, 3, 4].map((seats) => {
    const checked = glenMore2.setup({ scotsmanFrom: 'home' }, seats)
    if (!checked.ok) throw new Error(checked.problem.at)
    const s = glenMore2.create(checked.value, seats, 'golden 2', 1)
    const rng = stream('golden', String(seats), '2')
    while (glenMore2.actors(s).length > 0) {
      const [seat] = glenMore2.actors(s)
      const list: Action[] = []
      glenMore2.legal(s, seat, list)
      glenMore2.apply(s, seat, list[below(rng, list.length)])
    }
    return hashOf(s)
  })
  expect(hashes).toEqual(['a82595f232b719fc', 'b84d1d878727a7a9', '031826fa56af19a8'])
})

type Tags<T extends 'kind' | 'type' | 'why', N extends 'frame' | 'action' | 'event' | 'reason', Base> = {
  [K in ChronicleId]: ModuleTypes[K][N] extends { readonly [P in T]: infer V extends string } ? V : never
} & { base: Base }

test('GM2-C0-1 no tag has two owners, and every Chronicle has its place in the order', () => {
  const clashes: [
    Clash<Tags<'kind', 'frame', BaseFrame['kind'] | 'moment'>>,
    Clash<Tags<'type', 'action', BaseAction['type']>>,
    Clash<Tags<'type', 'event', BaseEvent['type']>>,
    Clash<Tags<'why', 'reason', BaseReason['why']>>,
    Exclude<ChronicleId, (typeof ORDER)[number]>,
  ] extends [never, never, never, never, never]
    ? true
    : never = true
  expect(clashes).toBe(true)
  expect(ORDER).toEqual(ORDER.filter((name) => Object.hasOwn(CHRONICLES, name)))
})

test('GM2-X10 Chronicles act in one order, each with all its questions before the next', () => {
  const heard: string[] = []
  const named = (name: string, asks: boolean): Attached => ({
    ...counting([]),
    acts: {
      personTaken(s, { seat }) {
        heard.push(name)
        if (asks) s.stack.push({ kind: 'reward', seat })
      },
    },
  })
  bind([named('first', false), named('second', true), named('third', false)])
  const t = play({ line: 'a b # A1 S2' })
  borrow(t.state)
  t.play('a take A1; a decline')
  // The third Chronicle's handler waits below the question of the second.
  expect([t.asked, heard]).toEqual(['a reward', ['first', 'second']])
  t.play('a coin')
  expect([t.asked, heard]).toEqual(['a activate', ['first', 'second', 'third']])
  expect(ORDER.length).toBe(8)
})

test('GM2-Q17 a bill has what Chronicles ask for, and a choice is legal only if all can be paid', () => {
  bind([{ ...counting([]), questions: { takePrice: () => 2 } }])
  const t = play({ line: 'a b # S1 S2', a: { coins: 1 } })
  borrow(t.state)
  expect(t.whyNot('take S1')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
  const paid = play({ line: 'a b # S1 S2', a: { coins: 3 } })
  borrow(paid.state)
  expect(paid.play('a take S1').player('a').coins).toBe(1)
})

test('GM2-C2-2 fixed spaces stay as they are when the line is refilled', () => {
  bind([{ ...counting([]), questions: { isFixed: (_s, space) => space === 13 || space === 0 } }])
  const t = play({ line: 'a S1 S2 b # S3 S4 S5' })
  borrow(t.state)
  t.play('a take S5; a place -1,0; a end')
  expect([t.state.rondel[13], t.state.rondel[0]]).toEqual([-1, -1])
  expect(t.state.rondel[1]).not.toBe(-1)
})

test('GM2-C4-3 a piece that belongs to nobody takes a turn, and a tile for a seat', () => {
  const ENGLISHMAN = 5
  const frame = { kind: 'sent' } as never
  const sent = {
    run(s: State): void {
      s.stack.pop()
      const tile = tileOf('S4')
      expect(whyNotTake(s, 1, tile, ENGLISHMAN)).toBeNull()
      takeTile(s, ENGLISHMAN, 1, tile)
    },
  }
  bind([{ ...counting([]), turns: [{ piece: ENGLISHMAN, frame: () => frame }], frames: { sent } }])
  const t = play({ line: 'a S1 b # S4 S5', b: { coins: 0 }, die: [3] })
  t.state.rondel[1] = -1
  t.state.removed.push(0)
  t.state.at[ENGLISHMAN] = 1
  borrow(t.state)
  t.play('a take S5; a place -1,0; a end')
  expect([t.asked, t.state.at[ENGLISHMAN]]).toEqual(['b place', 4])
  t.play('b place 0,1; b activate S4; b end')
  expect([t.goods('S4'), t.player('b').tiles.length, t.asked]).toEqual(['barley', 3, 'b turn'])
})
