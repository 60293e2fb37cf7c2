import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, token } from './contrast.ts'

const SEATS = [0, 1, 2, 3, 4].map((seat) => `colour-${seat}`)
/** Of pages and of boards: panels, tables, cards. */
const GROUNDS = ['ground', 'panel', 'raised', 'sunken', 'table', 'paper']
const packages = new URL('../../../', import.meta.url)
/** Land and water of painted maps. */
const LANDS = globSync('games/*/board/{art/terrain.ts,map/map-land.tsx}', { cwd: packages }).flatMap(
  (path) => readFileSync(new URL(path, packages), 'utf8').match(/#[0-9a-f]{6}/g) ?? [],
)

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const [lit, casing] = [token('lit', theme), token('lit-casing', theme)]

  test('the ring of what is lit and its casing hold 3:1 against each other', () => {
    expect(contrast(lit, casing)).toBeGreaterThanOrEqual(3)
  })

  test('on every seat colour, ground and land the ring or its casing holds 3:1', () => {
    const colours = [...[...SEATS, ...GROUNDS].map((name) => token(name, theme)), ...LANDS]
    expect(LANDS.length).toBeGreaterThan(8)
    const weak = colours
      .map((colour) => ({ colour, ratio: Math.max(contrast(lit, colour), contrast(casing, colour)) }))
      .filter(({ ratio }) => ratio < 3)
    expect(weak).toEqual([])
  })
})
