import { IS_WHOLE, refusals } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { lordsOfScotland as game } from '../rules/index.ts'

const SUBMISSIONS = IS_WHOLE ? 100_000 : 20_000

test(`${SUBMISSIONS} malformed submissions in real games are refused with a reason and change nothing`, () => {
  const answers = refusals(game, [{ includeRoyal: true }, { includeRoyal: false }], SUBMISSIONS)
  expect([...answers.keys()].toSorted()).toEqual(['illegal', 'not-your-turn', 'stale'])
})
