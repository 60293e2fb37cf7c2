import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seatArt } from './seats.tsx'

type Triple = readonly [number, number, number]

/** Matrices for linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>

const times = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z
  return [row(rows[0]), row(rows[1]), row(rows[2])]
}

function light(hex: string): Triple {
  const channel = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const TO_XYZ: readonly [Triple, Triple, Triple] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Triple = [0.95047, 1, 1.08883]

function lab(rgb: Triple): Triple {
  const xyz = times(TO_XYZ, rgb)
  const f = (i: 0 | 1 | 2): number => {
    const t = Math.max(0, xyz[i]) / WHITE[i]
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116
  }
  return [116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))]
}

const apart = (a: string, b: string, eye: keyof typeof EYES): number => {
  const [p, q] = [a, b].map((hex) => lab(times(EYES[eye], light(hex))))
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

const seats = [0, 1, 2, 3, 4]
const pairs = seats.flatMap((a) => seats.filter((b) => b > a).map((b) => [a, b] as const))

describe.each(['protanopia', 'deuteranopia'] as const)('seen with %s', (eye) => {
  test.each(pairs)('the colours of seats %i and %i are at least 25 apart', (a, b) => {
    expect(apart(seatArt(a).colour, seatArt(b).colour, eye)).toBeGreaterThanOrEqual(25)
  })

  test('red and green of the same lightness are hardly apart, so the eye is simulated at all', () => {
    expect(apart('#b8542f', '#6b7d2c', eye)).toBeLessThan(25)
  })
})

test('seats differ in figure and rim as well, and boards take the same colours', () => {
  const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  expect(new Set(seats.map((seat) => seatArt(seat).shape)).size).toBe(5)
  expect(new Set(seats.map((seat) => seatArt(seat).rim)).size).toBe(5)
  for (const seat of seats) expect(css).toContain(`--colour-${seat}: ${seatArt(seat).colour};`)
})
