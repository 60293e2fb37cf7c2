import { expect, test } from 'vitest'
import { layoutFor } from './layout.ts'

test.each([
  [360, 740, 'phone'],
  [390, 844, 'phone'],
  [599, 600, 'phone'],
  [320, 256, 'phone'],
  [479, 479, 'phone'],
  [640, 360, 'low'],
  [844, 390, 'low'],
  [1900, 479, 'low'],
  [768, 1024, 'upright'],
  [820, 1180, 'upright'],
  [1024, 768, 'narrow'],
  [1080, 810, 'narrow'],
  [700, 700, 'narrow'],
  [1200, 1600, 'wide'],
  [1280, 720, 'wide'],
  [1366, 768, 'wide'],
  [1440, 900, 'wide'],
  [1536, 864, 'wide'],
  [1719, 1000, 'wide'],
  [1920, 1080, 'hall'],
  [2560, 1440, 'hall'],
] as const)('%i by %i is %s', (width, height, kind) => {
  expect(layoutFor(width, height)).toBe(kind)
})
