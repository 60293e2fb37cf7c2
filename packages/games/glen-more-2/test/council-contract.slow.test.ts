import type { Options } from '@bothy/kernel/contract-suite'
import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'

const OTHERS: Options = { introductory: true, tie: 'fewest', scotsmanFrom: 'home' }

// The council with the defaults and with all other options the other way, plain, arranged and corrected. Votes are few among the
// positions of a game, so many of them are looked at.
contract(withChronicles, {
  ...demands,
  setups: () => [{ council: true }, { council: true, ...OTHERS }],
  games: IS_WHOLE ? 60 : 6,
  often: 0.1,
  share: 0.05,
  seed: 'council',
  hidden: ['stacks', 'chronicles'],
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
