import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'

// Alone and with those whose gangsters join, plain, arranged and corrected.
contract(withChronicles, {
  ...demands,
  setups: (seats) => [
    { mobs: true },
    { mobs: true, introductory: true, tie: 'fewest', scotsmanFrom: 'home' },
    { mobs: true, race: true, mountain: true, haggis: true },
    { mobs: true, cellars: true, tome: true, council: true, ...(seats === 2 ? {} : { englishman: true, die: false }) },
  ],
  games: IS_WHOLE ? 60 : 4,
  often: 0.05,
  share: 0.02,
  seed: 'mobs',
  hidden: ['stacks', 'chronicles'],
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
