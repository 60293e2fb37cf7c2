import { expect, test } from 'vitest'
import { lockstep } from './second-reading/lockstep.ts'

test('whole games, ply by ply, as the rules text has them', { timeout: 60_000 }, () => {
  for (let n = 0; n < 8; n++) expect(lockstep('quick', n)).toBeGreaterThan(40)
})
