import { expect, test } from 'vitest'
import { lockstep } from './second-reading/lockstep.ts'

test('whole games, ply by ply, as the rules text has them', { timeout: 60_000 }, () => {
  const met = new Map<string, number>()
  for (let n = 0; n < 16; n++) expect(lockstep('quick', n, met)).toBeGreaterThan(40)
  for (const common of ['COC-25 bought', 'COC-38 fulfilled', 'COC-40 free space', 'COC-44 bought from neighbours'])
    expect(met.get(common), common).toBeGreaterThan(5)
})
