import { describe, expect, test, vi } from 'vitest'
import { correctable, leafAt, leavesOf, MOST_CORRECTIONS, saidOf, whyNotCorrections } from './correction-laws.ts'
import type { Corrections } from './corrections.ts'
import type { Json } from '../json.ts'

const DATA = {
  tiles: { A1: { cost: 1, name: 'Meadow', river: false }, A2: { cost: 2, name: 'Forest', river: true } },
  track: [1, 2, 4],
  odds: 0.5,
}
const compile = vi.fn((data: typeof DATA) => ({
  dearest: Math.max(data.tiles.A1.cost, data.tiles.A2.cost),
  track: data.track,
}))
const broken = vi.fn((data: typeof DATA) => (data.track[0] > data.track[1] ? { at: 'track.0', law: 'rising' } : null))
const { check, contentOf, builtIn } = correctable({ data: DATA, broken, compile })

const problem = (raw: Json): unknown => {
  const answer = check(raw)
  return answer.ok ? answer.value : answer.problem
}

describe('check', () => {
  test('none', () => {
    for (const none of [undefined, null, []]) expect(check(none)).toEqual({ ok: true, value: null })
  })
  test('leaves of the same type, in trees and lists', () => {
    const list = [
      { at: 'tiles.A2.cost', value: 5 },
      { at: 'tiles.A1.river', value: true },
      { at: 'tiles.A1.name', value: 'Moor' },
      { at: 'track.2', value: 9 },
      { at: 'odds', value: 0.25 },
    ]
    expect(problem(list)).toEqual(list)
  })
  test('the laws are asked once for one list, however often it is checked', () => {
    for (const value of [-7, 7]) {
      broken.mockClear()
      const answers = [1, 2, 3].map(() => check([{ at: 'track.0', value }]))
      expect(answers.map(({ ok }) => ok)).toEqual([value < 0, value < 0, value < 0])
      expect(broken).toHaveBeenCalledTimes(1)
    }
  })
  test('-0 is 0, as it is once it has been stored', () => {
    expect(problem([{ at: 'track.0', value: -0 }])).toStrictEqual([{ at: 'track.0', value: 0 }])
  })
  test('names of what every object or list has are no places', () => {
    for (const at of ['__proto__', 'constructor', 'tiles.__proto__.cost', 'track.length', 'track.-0', 'track.01', ''])
      expect(problem([{ at, value: 1 }])).toEqual({ at: 'corrections[0].at', why: 'no-such-place' })
    const hostile = JSON.parse('{"at":"track.0","value":0,"__proto__":{"x":1}}') as Json
    expect(problem([hostile])).toEqual({ at: 'corrections[0].__proto__', why: 'unknown-field' })
  })
  test('what changes nothing is left out, so that a whole exported file with one change is one correction', () => {
    expect(problem(leavesOf(DATA))).toBeNull()
    const file = leavesOf(DATA).map((leaf) => (leaf.at === 'track.1' ? { ...leaf, value: 3 } : leaf))
    expect(problem(file)).toEqual([{ at: 'track.1', value: 3 }])
  })
  test.each<[Json, string, string]>([
    ['x', 'corrections', 'not-allowed'],
    [[null], 'corrections[0]', 'not-allowed'],
    [[{ at: 'odds', value: 1, why: 'x' }], 'corrections[0].why', 'unknown-field'],
    [[{ value: 1 }], 'corrections[0].at', 'no-such-place'],
    [
      [
        { at: 'odds', value: 1 },
        { at: 'tiles.A3.cost', value: 1 },
      ],
      'corrections[1].at',
      'no-such-place',
    ],
    [[{ at: 'tiles.A1', value: 1 }], 'corrections[0].at', 'no-such-place'],
    [[{ at: 'track.3', value: 1 }], 'corrections[0].at', 'no-such-place'],
    [[{ at: 'track.length', value: 1 }], 'corrections[0].at', 'no-such-place'],
    [[{ at: 'tiles.constructor', value: 1 }], 'corrections[0].at', 'no-such-place'],
    [[{ at: 'track.1', value: '2' }], 'corrections[0].value', 'wrong-type'],
    [[{ at: 'track.1', value: 2.5 }], 'corrections[0].value', 'wrong-type'],
    [[{ at: 'tiles.A1.name', value: 'x'.repeat(201) }], 'corrections[0].value', 'wrong-type'],
    [
      [
        { at: 'odds', value: 1 },
        { at: 'odds', value: 2 },
      ],
      'corrections[1].at',
      'twice',
    ],
    [
      [
        { at: 'odds', value: 0.5 },
        { at: 'odds', value: 2 },
      ],
      'corrections[1].at',
      'twice',
    ],
  ])('%j is refused at %s as %s', (raw, at, why) => {
    expect(problem(raw)).toEqual({ at, why })
  })
  test('a broken law is named, at the correction that broke it', () => {
    expect(
      problem([
        { at: 'odds', value: 1 },
        { at: 'track.0', value: 7 },
      ]),
    ).toEqual({
      at: 'corrections[1]',
      why: 'breaks-law',
      law: 'rising',
    })
    expect(problem([{ at: 'track.1', value: 0 }])).toEqual({ at: 'corrections', why: 'breaks-law', law: 'rising' })
  })
  test('a list may be long, differences may not', () => {
    const data = Object.fromEntries(Array.from({ length: MOST_CORRECTIONS + 1 }, (_, i) => [`leaf${i}`, i]))
    const long = correctable({ data, broken: () => null, compile: () => null })
    const all = leavesOf(data).map(({ at }) => ({ at, value: -1 }))
    expect(long.check(all)).toEqual({ ok: false, problem: { at: 'corrections', why: 'too-many' } })
    expect(long.check(all.slice(1)).ok).toBe(true)
  })
})

describe('content', () => {
  test('the built-in data is compiled once, corrected data once for each list, by identity and by text', () => {
    compile.mockClear()
    const list: Corrections = [{ at: 'tiles.A2.cost', value: 5 }]
    expect([contentOf(null), compile.mock.calls.length]).toEqual([builtIn, 0])
    expect(contentOf(list)).toEqual({ dearest: 5, track: [1, 2, 4] })
    expect(contentOf(list)).toBe(contentOf(list))
    expect(contentOf([{ value: 5, at: 'tiles.A2.cost' }])).toBe(contentOf(list))
    expect(compile).toHaveBeenCalledTimes(1)
    expect(contentOf([{ at: 'tiles.A2.cost', value: 6 }])).not.toBe(contentOf(list))
  })
  test('what was not checked is not played', () => {
    expect(() => contentOf([{ at: 'tiles.A9.cost', value: 5 }])).toThrow('not checked')
    expect(() => contentOf([{ at: 'odds', value: 'x' }])).toThrow('not checked')
  })
  test('the built-in data stays as it is', () => {
    contentOf([{ at: 'track.0', value: 0 }])
    expect(DATA.track).toEqual([1, 2, 4])
  })
  test('built-in data that breaks a law does not load', () => {
    const law = () => ({ at: 'odds', law: 'rising' })
    expect(() => correctable({ data: DATA, broken: law, compile })).toThrow('breaks "rising" at odds')
  })
})

test('leaves', () => {
  expect(leafAt(DATA, 'tiles.A1.name')).toBe('Meadow')
  expect(leafAt(DATA, 'tiles')).toBeUndefined()
  expect(leavesOf(DATA)).toHaveLength(10)
})

test('what is said of the nearest place counts', () => {
  const table = { tiles: 'made up', 'tiles.A1.cost': 'read' }
  const places = ['tiles.A1.cost.wood', 'tiles.A1.cost', 'tiles.A1.name', 'tiles', 'track.0', '', 'constructor']
  expect(places.map((at) => saidOf(table, at))).toEqual([
    'read',
    'read',
    'made up',
    'made up',
    undefined,
    undefined,
    undefined,
  ])
})

test('a game without correctable data refuses all lists but an empty one', () => {
  expect(whyNotCorrections([{ at: 'a', value: 1 }])).toEqual({ at: 'corrections', why: 'no-corrections' })
  expect([whyNotCorrections(undefined), whyNotCorrections([])]).toEqual([null, null])
})
