import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { CASES } from './second-reading/cases.ts'
import { lockstep } from './second-reading/lockstep.ts'

const MOST = 1000
const GAMES = IS_WHOLE ? MOST : 40

test('whole games, ply by ply, as the rules text has them, until every case of the rules has been met', () => {
  const met = new Map<string, number>()
  const missing = (): readonly string[] => CASES.filter((needed) => !met.has(needed))
  for (let n = 0; n < GAMES || (n < MOST && missing().length > 0); n++)
    expect(lockstep('slow', n, met)).toBeGreaterThan(20)
  expect(missing()).toEqual([])
  for (const common of ['COC-25 bought', 'COC-38 fulfilled', 'COC-40 free space', 'COC-44 bought from neighbours'])
    expect(met.get(common), common).toBeGreaterThan(5)
})
