import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'

// Alone and with others, plain, arranged and corrected. With the Englishman his cards have events too (GM2-X6).
contract(withChronicles, {
  ...demands,
  setups: (seats) => [
    { tome: true },
    { tome: true, introductory: true, tie: 'fewest', scotsmanFrom: 'home' },
    {
      tome: true,
      race: true,
      mountain: true,
      cellars: true,
      council: true,
      haggis: true,
      ...(seats === 2 ? {} : { englishman: true, die: false }),
    },
  ],
  games: IS_WHOLE ? 60 : 4,
  often: 0.05,
  share: 0.03,
  seed: 'tome',
  hidden: ['stacks', 'chronicles'],
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
