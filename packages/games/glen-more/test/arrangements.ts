import { below, type Json, type RngState, shuffle } from '@bothy/kernel'
import type { Arrangements } from '@bothy/kernel/contract-suite'
import { DIE_FACES, DIE_UP_TO_SEATS, SLUG_OF, STACKS, TILES_OF_STACK } from '../rules/index.ts'

const MOST_ROLLS = 12
const pick = <V>(items: readonly V[], rng: RngState): V => items[below(rng, items.length)]

function someTiles(stack: (typeof STACKS)[number], rng: RngState): string[] {
  const slugs = TILES_OF_STACK[stack].map((tile) => SLUG_OF[tile])
  shuffle(slugs, rng)
  return slugs.slice(0, below(rng, slugs.length + 1))
}

type Lists = { [field: string]: Json[] }

function someLists(rng: RngState, seats: number): Lists {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  shuffle(order, rng)
  const out: Lists = {}
  if (below(rng, 2) === 0) out['order'] = below(rng, 4) === 0 ? [] : order
  for (const stack of STACKS) if (below(rng, 2) === 0) out[`stack${stack}`] = someTiles(stack, rng)
  if (seats <= DIE_UP_TO_SEATS && below(rng, 2) === 0)
    out['die'] = Array.from({ length: below(rng, MOST_ROLLS) }, () => pick(DIE_FACES, rng))
  return out
}

const WRONG_ENTRIES: { readonly [field: string]: readonly Json[] } = {
  order: [-1, 5, 0.5, '0', null],
  die: [0, 4, 1.5, '1', null],
  stack0: ['s1-quarry', 'start-village', 'no-such-tile', '', 3, null],
  stack1: ['s0-quarry-road', 'S1-QUARRY', '__proto__', [], null],
  stack2: ['s3-cawdor-castle', 's2-iona-abbey ', 0, {}, null],
  stack3: ['s2-iona-abbey', 'constructor', -1, [['s3-cawdor-castle']], null],
}

const WAYS: readonly ((rng: RngState, seats: number, lists: Lists) => Json)[] = [
  () => [],
  () => 'arranged',
  (_, __, lists) => ({ ...lists, stack4: [] }),
  (rng, _, lists) => ({ ...lists, [pick(Object.keys(WRONG_ENTRIES), rng)]: pick([null, 3, 'x', {}], rng) }),
  (rng, seats, lists) => ({ ...lists, order: Array.from({ length: 1 + below(rng, seats - 1) }, (_, seat) => seat) }),
  (_, seats, lists) => ({ ...lists, order: Array.from({ length: seats }, () => 0) }),
  (rng, _, lists) => {
    const stack = pick(STACKS, rng)
    const tiles = TILES_OF_STACK[stack].map((tile) => SLUG_OF[tile])
    return { ...lists, [`stack${stack}`]: [...tiles, pick(tiles, rng)] }
  },
  (_, seats, lists) => ({ ...lists, die: seats > DIE_UP_TO_SEATS ? [1] : [9] }),
  (rng, _, lists) => {
    const field = pick(Object.keys(WRONG_ENTRIES), rng)
    const list = lists[field] ?? []
    return { ...lists, [field]: list.toSpliced(below(rng, list.length + 1), 0, pick(WRONG_ENTRIES[field], rng)) }
  },
]

export const arrangements: Arrangements = {
  legal: someLists,
  corrupted: (rng, seats) => pick(WAYS, rng)(rng, seats, someLists(rng, seats)),
}
