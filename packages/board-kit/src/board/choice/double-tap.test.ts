import { describe, expect, test } from 'vitest'
import { tapGuard } from './double-tap.ts'

const tap = (clientX: number, timeStamp: number, detail = 1) => ({ clientX, clientY: 700, timeStamp, detail })

describe('taps at the buttons of the prompt', () => {
  test('the second tap of a double tap does not press what has come in the place of the first', () => {
    const isMeant = tapGuard()
    expect(isMeant(tap(120, 1000), 'macro:plain')).toBe(true)
    expect(isMeant(tap(124, 1180), 'do:end')).toBe(false)
    expect(isMeant(tap(124, 1500), 'do:end')).toBe(true)
  })

  test('the same button may be tapped fast, another one elsewhere too', () => {
    const isMeant = tapGuard()
    expect(isMeant(tap(120, 1000), 'do:a')).toBe(true)
    expect(isMeant(tap(120, 1100), 'do:a')).toBe(true)
    expect(isMeant(tap(300, 1200), 'do:b')).toBe(true)
  })

  test('a mouse says itself which click is the second of two', () => {
    const isMeant = tapGuard()
    const click = (timeStamp: number, detail: number) => ({ ...tap(120, timeStamp, detail), pointerType: 'mouse' })
    expect(isMeant(click(1000, 1), 'do:up')).toBe(true)
    expect(isMeant(click(1100, 1), 'do:activate')).toBe(true)
    expect(isMeant(click(1200, 2), 'do:end')).toBe(false)
  })

  test('a key is always meant', () => {
    const isMeant = tapGuard()
    expect(isMeant(tap(0, 1000, 0), 'macro:plain')).toBe(true)
    expect(isMeant(tap(0, 1010, 0), 'do:end')).toBe(true)
  })
})
