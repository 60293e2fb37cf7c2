import { MANIFESTS } from '../../modules/written/manifests.ts'
import { ORDER } from '../../modules/order.ts'
import { below, stream } from '@bothy/kernel'
import { contract, IS_WHOLE, type Options } from '@bothy/kernel/contract-suite'
import { describe } from 'vitest'
import type { ChronicleId } from '../../modules/module-types.ts'
import { MAX_SEATS, MIN_SEATS } from '../../rules/index.ts'
import { chronicleDemands, withChronicles } from './chronicles.ts'
import { PLENTY, SHORT } from '../../modules/race/test/play.ts'

const SUBSETS = IS_WHOLE ? 120 : 3

const idsFor = (seats: number): ChronicleId[] => ORDER.filter((id) => seats >= MANIFESTS[id].minSeats)
const chosen = (ids: readonly ChronicleId[]): Options => Object.fromEntries(ids.map((id) => [id, true]))

const PAIRS = ORDER.flatMap((one, i) => ORDER.slice(i + 1).map((other): ChronicleId[] => [one, other]))

function pairsFor(seats: number): Options[] {
  const isTurn = (pair: readonly ChronicleId[], i: number): boolean => {
    const least = Math.max(MIN_SEATS, ...pair.map((id) => MANIFESTS[id].minSeats))
    return seats >= least && (IS_WHOLE || seats === least + (i % (MAX_SEATS - least + 1)))
  }
  return PAIRS.filter(isTurn).map(chosen)
}

function subset(seats: number, i: number): Options {
  const rng = stream('subset', String(seats), String(i))
  const ids = idsFor(seats).filter(() => below(rng, 2) === 0)
  return {
    ...chosen(ids),
    introductory: below(rng, 4) === 0,
    tie: below(rng, 2) === 0 ? 'most' : 'fewest',
    scotsmanFrom: below(rng, 2) === 0 ? 'territory' : 'home',
  }
}

describe('every pair', () => {
  contract(withChronicles, {
    ...chronicleDemands,
    setups: pairsFor,
    games: IS_WHOLE ? 150 : 0,
    seed: 'pairs',
    hidden: ['stacks', 'chronicles'],
  })
})

describe('all at once', () => {
  contract(withChronicles, {
    ...chronicleDemands,
    setups: (seats) => {
      const all = chosen(idsFor(seats))
      return [
        all,
        { ...all, introductory: true, tie: 'fewest', scotsmanFrom: 'home', corrections: [...PLENTY, ...SHORT] },
      ]
    },
    games: IS_WHOLE ? 150 : 0,
    seed: 'all',
    hidden: ['stacks', 'chronicles'],
  })
})

describe('random subsets', () => {
  contract(withChronicles, {
    ...chronicleDemands,
    setups: (seats) => Array.from({ length: SUBSETS }, (_, i) => subset(seats, i)),
    games: IS_WHOLE ? 2 * SUBSETS : 0,
    seed: 'subsets',
  })
})
