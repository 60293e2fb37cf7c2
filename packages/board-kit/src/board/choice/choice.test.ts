import { describe, expect, test } from 'vitest'
import { narrow, type Position, positionOf } from './choice.ts'
import type { Presenter } from '../game-board.ts'

const position: Position<string, string> = {
  ways: [
    { action: 'recruit 0', path: ['recruit:0'] },
    { action: 'muster 7 up', path: ['card:7', 'do:face-up'] },
    { action: 'muster 7 down', path: ['card:7', 'do:face-down'] },
    { action: 'muster 9 down', path: ['card:9', 'do:face-down'] },
    { action: 'pass', path: ['do:pass'] },
  ],
  barriers: [
    { path: ['recruit:1'], reason: 'empty' },
    { path: ['card:9', 'do:face-up'], reason: 'weaker card' },
    { path: ['do:flip'], reason: 'already flipped' },
  ],
}

describe('with nothing picked', () => {
  const choice = narrow(position, [])
  test('the first targets are lit, in the order of the list', () => {
    expect(choice.next).toEqual(['recruit:0', 'card:7', 'card:9', 'do:pass'])
    expect(choice.ready).toBeNull()
    expect(choice.left).toHaveLength(5)
  })
  test('a blocked target says why, a lit one and a stranger say nothing', () => {
    expect(choice.reason('recruit:1')).toBe('empty')
    expect(choice.reason('card:9')).toBeNull()
    expect(choice.reason('card:99')).toBeNull()
    expect(choice.after('card:99')).toBeNull()
  })
  test('blocked buttons are listed', () => {
    expect(choice.shut).toEqual(['recruit:1', 'do:flip'])
  })
  test('a reason of a later pick does not speak yet', () => {
    expect(choice.reason('do:face-up')).toBeNull()
  })
})

describe('with a card picked', () => {
  const choice = narrow(position, ['card:9'])
  test('the second targets come next', () => {
    expect(choice.next).toEqual(['do:face-down'])
    expect(choice.left).toEqual(['muster 9 down'])
    expect(choice.ready).toBeNull()
  })
  test('another first pick stays lit and replaces the card', () => {
    expect(choice.after('card:7')).toEqual(['card:7'])
    expect(choice.after('recruit:0')).toEqual(['recruit:0'])
    expect(choice.after('do:face-down')).toEqual(['card:9', 'do:face-down'])
  })
  test('the same target can be lit after one card and blocked after another', () => {
    expect(choice.reason('do:face-up')).toBe('weaker card')
    expect(choice.shut).toEqual(['do:face-up'])
    expect(narrow(position, ['card:7']).reason('do:face-up')).toBeNull()
  })
  test('a reason of an earlier level still speaks', () => {
    expect(choice.reason('recruit:1')).toBe('empty')
  })
})

test('a whole path is ready', () => {
  expect(narrow(position, ['card:9', 'do:face-down']).ready).toBe('muster 9 down')
  expect(narrow(position, ['recruit:0']).ready).toBe('recruit 0')
})

test('a path that goes on is not ready before its end', () => {
  const longer: Position<string, string> = {
    ways: [
      { action: 'short', path: ['a'] },
      { action: 'long', path: ['a', 'b'] },
    ],
    barriers: [],
  }
  expect(narrow(longer, ['a']).ready).toBeNull()
  expect(narrow(longer, ['a', 'b']).ready).toBe('long')
})

test('nobody asked: nothing is lit', () => {
  const idle = narrow<string, string>({ ways: [], barriers: [] }, [])
  expect(idle.next).toEqual([])
  expect(idle.ready).toBeNull()
})

describe('a unit and a space, in either order', () => {
  const presenter: Pick<Presenter<never>, 'clicksFor' | 'otherOrder'> = {
    clicksFor: (action: string) => action.split(' '),
    otherOrder: (action: string) => (action.includes(' ') ? action.split(' ').toReversed() : null),
  }
  const board: Position<string, string> = positionOf<never>(
    { ...presenter, button: () => ({ label: '', primary: false }) },
    undefined as never,
    ['unit:sheep hex:1', 'unit:sheep hex:2', 'unit:cow hex:2', 'do:pass'] as never[],
    [
      { action: 'unit:cow hex:1', reason: 'no pasture' },
      { action: 'hex:3', reason: 'occupied' },
    ] as never[],
  )
  test('one may begin with either', () => {
    const choice = narrow(board, [])
    expect(choice.next).toEqual(['unit:sheep', 'hex:1', 'hex:2', 'unit:cow', 'do:pass'])
    expect(choice.left).toHaveLength(4)
    expect(narrow(board, ['unit:cow', 'hex:2']).ready).toBe('unit:cow hex:2')
    expect(narrow(board, ['hex:2', 'unit:cow']).ready).toBe('unit:cow hex:2')
  })
  test('a unit in hand lights its spaces alone, and another unit takes its place', () => {
    const choice = narrow(board, ['unit:cow'])
    expect(choice.after('hex:1')).toBeNull()
    expect(choice.reason('hex:1')).toBe('no pasture')
    expect(choice.reason('hex:3')).toBe('occupied')
    expect(choice.after('hex:2')).toEqual(['unit:cow', 'hex:2'])
    expect(choice.after('unit:sheep')).toEqual(['unit:sheep'])
    expect(choice.after('do:pass')).toEqual(['do:pass'])
  })
  test('a space that was chosen first lights the units that fit, and another space takes its place', () => {
    const choice = narrow(board, ['hex:1'])
    expect(choice.after('unit:cow')).toBeNull()
    expect(choice.reason('unit:cow')).toBe('no pasture')
    expect(choice.after('unit:sheep')).toEqual(['hex:1', 'unit:sheep'])
    expect(choice.after('hex:2')).toEqual(['hex:2'])
  })
})
