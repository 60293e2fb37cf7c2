import { expect, test } from 'vitest'
import { lockstep } from './second-reading/lockstep.ts'

test('three hundred games, ply by ply, as the rules text has them', () => {
  for (let n = 0; n < 300; n++) expect(lockstep('slow', n)).toBeGreaterThan(40)
})
