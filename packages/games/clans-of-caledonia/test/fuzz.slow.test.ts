import { IS_WHOLE, refusals } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { clansOfCaledonia as game } from '../rules/index.ts'

const SUBMISSIONS = IS_WHOLE ? 100_000 : 20_000
const VARIANT = { clans: 'none', staticImports: true, portTiles: false, kickstarterTiles: false }

test(`${SUBMISSIONS} malformed submissions in real games are refused with a reason and change nothing`, () => {
  const answers = refusals(game, [{}, VARIANT], SUBMISSIONS)
  expect([...answers.keys()].toSorted()).toEqual(['illegal', 'not-your-turn', 'stale'])
})
