import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { lockstep } from './second-reading/lockstep.ts'

/** Four times thirteen games let every value of each option meet every number of seats. */
const GAMES = IS_WHOLE ? 300 : 56

test('whole games, ply by ply, as the rules text has them', () => {
  for (let n = 0; n < GAMES; n++) expect(lockstep('slow', n)).toBeGreaterThan(40)
})
