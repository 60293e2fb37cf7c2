import { readdirSync } from 'node:fs'
import { sizeFigures } from '@bothy/bench'
import { describe, expect, test } from 'vitest'
import { CLIENT } from '../people.ts'

const FOLDERS = new URL('../../packages/games/glen-more-2/modules', import.meta.url)
const chronicles = readdirSync(FOLDERS, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe('what a page fetches', () => {
  const figures = sizeFigures(CLIENT)

  test('a table of each game, each Chronicle besides and the worker keep to their limits', () => {
    expect(figures.flatMap(({ id, floor }) => (floor === undefined ? [] : id))).toContain('client.worker')
    expect(figures.filter(({ value, floor }) => floor !== undefined && value > floor)).toEqual([])
  })

  test('every Chronicle is fetched apart, and by no table that does not play it', () => {
    const apart = figures.flatMap(({ id }) => /^client\.chronicle\.(.+)$/.exec(id)?.[1] ?? [])
    expect(apart.toSorted()).toEqual(chronicles.map(({ name }) => name).toSorted())
  })
})
