import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'

// Alone and with others, plain, arranged and corrected.
contract(withChronicles, {
  ...demands,
  setups: (seats) => [
    { cellars: true },
    { cellars: true, introductory: true, tie: 'fewest', scotsmanFrom: 'home' },
    { cellars: true, mountain: true, council: true, ...(seats === 2 ? {} : { englishman: true, die: false }) },
  ],
  games: IS_WHOLE ? 60 : 4,
  often: 0.05,
  share: 0.02,
  seed: 'cellars',
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
