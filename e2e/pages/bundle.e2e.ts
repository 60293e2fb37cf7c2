import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sizeFigures } from '@bothy/bench'
import { describe, expect, test } from 'vitest'
import { CLIENT } from '../people.ts'

const MODULES = fileURLToPath(new URL('../../packages/games/glen-more-2/modules', import.meta.url))
const chronicles = globSync('*/manifest.ts', { cwd: MODULES }).map(dirname)

describe('what a page fetches', () => {
  const figures = sizeFigures(CLIENT)

  test('a table of each game, each Chronicle besides and the worker keep to their limits', () => {
    expect(figures.flatMap(({ id, floor }) => (floor === undefined ? [] : id))).toContain('client.worker')
    expect(figures.filter(({ value, floor }) => floor !== undefined && value > floor)).toEqual([])
  })

  test('every Chronicle is fetched apart, and by no table that does not play it', () => {
    const apart = figures.flatMap(({ id }) => /^client\.chronicle\.(.+)$/.exec(id)?.[1] ?? [])
    expect(apart.length).toBeGreaterThan(0)
    expect(apart.toSorted()).toEqual(chronicles.toSorted())
  })
})
