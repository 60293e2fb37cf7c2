import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sizeFigures } from '@bothy/bench'
import { describe, expect, test } from 'vitest'
import { CLIENT } from '../people.ts'

const GAMES = fileURLToPath(new URL('../../packages/games', import.meta.url))
const modules = globSync('*/modules/*/board/index.ts', { cwd: GAMES }).map((file) => {
  const [game, , module] = file.split(/[\\/]/)
  return `${game}.${module}`
})

describe('what a page fetches', () => {
  const figures = sizeFigures(CLIENT)

  test('a table of each game, each module besides and the worker keep to their limits', () => {
    expect(figures.flatMap(({ id, floor }) => (floor === undefined ? [] : id))).toContain('client.worker')
    expect(figures.filter(({ value, floor }) => floor !== undefined && value > floor)).toEqual([])
  })

  test('every module of a game is fetched apart, and by no table that does not play it', () => {
    const apart = figures.flatMap(({ id }) => /^client\.module\.(.+)$/.exec(id)?.[1] ?? [])
    expect(modules.length).toBeGreaterThanOrEqual(8)
    expect(apart.toSorted()).toEqual(modules.toSorted())
  })
})
