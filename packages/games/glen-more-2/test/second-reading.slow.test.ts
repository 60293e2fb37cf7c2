import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { CASES, RARE_CASES } from './second-reading/cases.ts'
import { lockstep } from './second-reading/lockstep.ts'

const MOST = 2500
const GAMES = IS_WHOLE ? MOST : 150
const TIMEOUT = IS_WHOLE ? 1_200_000 : 300_000
const NEEDED = IS_WHOLE ? [...CASES, ...RARE_CASES] : CASES

test(
  'whole games, ply by ply, as the rules text has them, until every case of the rules has been met',
  { timeout: TIMEOUT },
  () => {
    const met = new Map<string, number>()
    const missing = (): readonly string[] => NEEDED.filter((needed) => !met.has(needed))
    for (let n = 0; n < GAMES || (n < MOST && missing().length > 0); n++)
      expect(lockstep('slow', n, met)).toBeGreaterThan(40)
    expect(missing()).toEqual([])
  },
)
