import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { withChronicles } from './chronicles.ts'
import { demands } from './demands.ts'

// Alone and together with the council, plain, arranged and corrected. Chronicle 4 needs three players.
contract(withChronicles, {
  ...demands,
  seats: [3, 4],
  setups: () => [
    { englishman: true },
    { englishman: true, die: false, introductory: true, tie: 'fewest', scotsmanFrom: 'home' },
    { englishman: true, council: true },
  ],
  games: IS_WHOLE ? 60 : 6,
  often: 0.05,
  share: 0.02,
  seed: 'englishman',
  disguise: (a) => (a.type === 'vote' ? 'vote' : withChronicles.write(a)),
  timeout: 300_000,
})
