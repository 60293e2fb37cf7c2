import { IS_WHOLE, refusals } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { glenMore2 as game } from '../rules/index.ts'

const SUBMISSIONS = IS_WHOLE ? 100_000 : 20_000
const OTHER = { introductory: true, tie: 'fewest', scotsmanFrom: 'home' }

test(`${SUBMISSIONS} malformed submissions in real games are refused with a reason and change nothing`, () => {
  const alone = ['council', 'race', 'mountain', 'cellars', 'haggis', 'tome', 'mobs'].map((id) => ({ [id]: true }))
  const setups = [{}, OTHER, ...alone]
  const answers = refusals(game, setups, SUBMISSIONS)
  expect([...answers.keys()].toSorted()).toEqual(['illegal', 'not-your-turn', 'stale'])
})

// GM2-C0-3: the Englishman needs three players.
test(`${SUBMISSIONS / 4} of them with the Englishman`, () => {
  const three = { ...game, seats: { min: 3, max: 4 } }
  const answers = refusals(
    three,
    [{ englishman: true }, { englishman: true, council: true }, { englishman: true, tome: true }],
    SUBMISSIONS / 4,
  )
  expect([...answers.keys()].toSorted()).toEqual(['illegal', 'not-your-turn', 'stale'])
})
