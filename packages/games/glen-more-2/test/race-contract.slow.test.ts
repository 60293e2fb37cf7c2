import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'
import { PLENTY, SHORT } from './race-play.ts'

// Alone and with others, plain, arranged and corrected. In random play boats come to castles only where points are many.
contract(withChronicles, {
  ...demands,
  setups: (seats) => [
    { race: true },
    { race: true, corrections: [...PLENTY, ...SHORT] },
    { race: true, introductory: true, tie: 'fewest', scotsmanFrom: 'home' },
    { race: true, mountain: true, council: true, ...(seats === 2 ? {} : { englishman: true, die: false }) },
  ],
  games: IS_WHOLE ? 60 : 4,
  often: 0.05,
  share: 0.02,
  seed: 'race',
  hidden: ['stacks', 'chronicles'],
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
