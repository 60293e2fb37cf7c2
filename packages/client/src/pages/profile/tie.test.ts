import { expect, test } from 'vitest'
import { tieTo } from './tie.ts'

const NOBODY = { friends: [], asking: [], asked: [], blocked: [] }
const ailsa = { name: 'Ailsa', since: 7 }

test('a person is a friend, asks, was asked, is blocked, or a stranger', () => {
  expect(tieTo('Ailsa', NOBODY)).toEqual({ kind: 'none', since: null })
  expect(tieTo('Ailsa', { ...NOBODY, friends: [ailsa] })).toEqual({ kind: 'friend', since: 7 })
  expect(tieTo('Ailsa', { ...NOBODY, asking: [ailsa] })).toEqual({ kind: 'asking', since: 7 })
  expect(tieTo('Ailsa', { ...NOBODY, asked: [ailsa] })).toEqual({ kind: 'asked', since: 7 })
  expect(tieTo('Ailsa', { ...NOBODY, blocked: [ailsa] })).toEqual({ kind: 'blocked', since: 7 })
  expect(tieTo('ailsa', { ...NOBODY, friends: [ailsa] }).kind).toBe('none')
})
