import { below, type Corrections, type RngState } from '@bothy/kernel'
import type { CorrectionLists } from '@bothy/kernel/contract-suite'
import { BASIC_GOODS, BOX, CONTRACTS, GOODS, PRICE_STEPS, SIDE_IDS, STARTING_TILES } from '../data/index.ts'

const pick = <T>(list: readonly T[], rng: RngState): T => list[below(rng, list.length)]

function someLand(rng: RngState): Corrections {
  const side = pick(SIDE_IDS, rng)
  const [name, text] = pick(
    Object.entries(BOX.sides[side].hexes).filter(([, written]) => written !== '~'),
    rng,
  )
  // Land at £1 stays: a map without enough of the dearer land for workers is unlawful.
  const cost = text.includes('1') ? 1 : 2 + below(rng, 5)
  return [{ at: `sides.${side}.hexes.${name}`, value: text.replace(/\d/, String(cost)) }]
}

const KINDS: readonly ((rng: RngState) => Corrections)[] = [
  someLand,
  (rng) => [{ at: `startingTiles.${1 + below(rng, STARTING_TILES)}.money`, value: 40 + below(rng, 30) }],
  (rng) => [{ at: `startingTiles.${1 + below(rng, STARTING_TILES)}.${pick(GOODS, rng)}`, value: below(rng, 3) }],
  (rng) => [
    { at: `market.${pick(['small', 'large'], rng)}.start.${pick(GOODS, rng)}`, value: below(rng, PRICE_STEPS) },
  ],
  (rng) => [{ at: `market.large.track.${pick(BASIC_GOODS, rng)}.9`, value: 8 + below(rng, 3) }],
  (rng) => [{ at: `contracts.${1 + below(rng, CONTRACTS)}.money`, value: below(rng, 20) }],
  (rng) => [{ at: `contracts.${1 + below(rng, CONTRACTS)}.hops`, value: below(rng, 9) }],
  (rng) => [{ at: `units.cost.${pick(['sheep', 'cow', 'field', 'miner'], rng)}`, value: 5 + below(rng, 9) }],
  (rng) => [{ at: `exportBoard.passMoney.${below(rng, 4)}`, value: below(rng, 20) }],
  (rng) => [{ at: `exportBoard.shown.${pick(['two', 'three', 'four'], rng)}`, value: 4 + below(rng, 6) }],
]

export const corrected: CorrectionLists = {
  legal(rng) {
    const all = KINDS.flatMap((kind) => (below(rng, 3) === 0 ? kind(rng) : []))
    return all.length > 0 ? all : pick(KINDS, rng)(rng)
  },
  unlawful: (rng) =>
    pick<Corrections>(
      [
        [{ at: 'sides.A1.hexes.c0r2', value: pick(['X1', 'G7', 'FG2', '~~', ''], rng) }],
        [{ at: 'ports.large.A', value: 'c3r3' }],
        [{ at: 'sides.A1.rivers.c4r2-c4r3', value: true }],
        [{ at: `market.small.track.${pick(GOODS, rng)}.${1 + below(rng, PRICE_STEPS - 1)}`, value: 1 }],
        [{ at: `market.large.start.${pick(GOODS, rng)}`, value: PRICE_STEPS + below(rng, 5) }],
        [{ at: `startingTiles.${1 + below(rng, STARTING_TILES)}.money`, value: -1 - below(rng, 9) }],
        [{ at: `contracts.${1 + below(rng, CONTRACTS)}.wool`, value: 7 + below(rng, 3) }],
      ],
      rng,
    ),
}
