import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'

// Alone and with others, plain, arranged and corrected. Tokens are few, so many positions are looked at.
contract(withChronicles, {
  ...demands,
  setups: (seats) => [
    { haggis: true },
    { haggis: true, introductory: true, tie: 'fewest', scotsmanFrom: 'home' },
    { haggis: true, mountain: true, council: true, ...(seats === 2 ? {} : { englishman: true, die: false }) },
  ],
  games: IS_WHOLE ? 60 : 4,
  often: 0.05,
  share: 0.03,
  seed: 'haggis',
  hidden: ['stacks', 'chronicles'],
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
