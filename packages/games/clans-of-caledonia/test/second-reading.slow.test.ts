import { expect, test } from 'vitest'
import { CASES } from './second-reading/cases.ts'
import { lockstep } from './second-reading/lockstep.ts'

test('a thousand games, ply by ply, as the rules text has them, with every case of the rules', () => {
  const met = new Map<string, number>()
  for (let n = 0; n < 1000; n++) expect(lockstep('slow', n, met)).toBeGreaterThan(20)
  expect(CASES.filter((needed) => !met.has(needed))).toEqual([])
})
