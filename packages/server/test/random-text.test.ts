import { expect, test } from 'vitest'
import { randomText } from '../src/random-text.ts'

test('what is drawn can be typed after a command and ends a link: no hyphen at its ends', () => {
  const texts = Array.from({ length: 2000 }, () => randomText(6))
  expect(texts.filter((text) => !/^[A-Za-z0-9][\w-]{6}[A-Za-z0-9]$/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})
