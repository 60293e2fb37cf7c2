import { below, peek, shuffle } from '@bothy/kernel'
import { contract } from '@bothy/kernel/contract-suite'
import { STONES } from '../data/stones.ts'
import { game, type State } from '../rules/index.ts'

const ALL = Array.from({ length: STONES }, (_, i) => i + 1)

function invariants(s: State): void {
  const stones = [...peek(s.pile), ...s.hands.flatMap(peek)]
  for (const cairn of s.cairns) for (const { stone } of cairn) stones.push(peek(stone))
  for (const frame of s.stack) if (frame.kind === 'place') stones.push(peek(frame.stone))
  if (new Set(stones).size !== STONES || stones.length !== STONES) throw new Error(`stones ${stones.join(' ')}`)
}

contract(game, {
  bound: STONES * 2,
  games: 6,
  invariants,
  arranged: {
    legal(rng) {
      const pile = [...ALL]
      shuffle(pile, rng)
      return { pile: pile.slice(0, below(rng, STONES)) }
    },
    corrupted: (rng) => ({ pile: [1, [1, 0, STONES + 1, 'stone', null][below(rng, 5)]] }),
  },
  // CRN-10: the others learn of a stone only when it lies face up.
  disguise: (a) => (a.type === 'pick' ? { type: a.type } : a),
  hidden: ['hands', 'pile', 'cairns', 'stack'],
})
