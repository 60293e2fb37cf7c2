import { below, inPlayOf, type Json, type RngState, shuffle } from '@bothy/kernel'
import type { Arrangements, Options } from '@bothy/kernel/contract-suite'
import { content, DIE_ALWAYS_UP_TO_SEATS, STACKS, stackId, type Stack, TILES } from '../rules/index.ts'
import { endBounds } from '../rules/arranged.ts'
import { GLEN_CARDS } from '../modules/council/data/index.ts'
import { copiesOf, HAGGIS_VALUES } from '../modules/haggis/data/index.ts'
import { BOX_RACE, REWARDS } from '../modules/race/data/index.ts'
import { GANGSTERS } from '../modules/mobs/data/index.ts'
import { ORDER } from '../modules/module-types.ts'
import { stacksOf } from '../modules/stacks.ts'

const MOST_ROLLS = 12
const pick = <V>(items: readonly V[], rng: RngState): V => items[below(rng, items.length)]
const FACES = content.builtIn.supplies.die

function tilesIn(stack: Stack, options: Options): string[] {
  const inPlay = inPlayOf(ORDER, (name) => ORDER.some((id) => id === name) && options[name] === true)
  return stacksOf(content.builtIn, inPlay)[stackId(stack)].map((tile) => TILES[tile])
}

function someTiles(stack: Stack, rng: RngState, options: Options): string[] {
  const names = tilesIn(stack, options)
  shuffle(names, rng)
  return names.slice(0, below(rng, names.length + 1))
}

type Lists = { [field: string]: Json[] }

const hasDie = (seats: number, options: Options): boolean => seats <= DIE_ALWAYS_UP_TO_SEATS || options['die'] !== false

function someLists(rng: RngState, seats: number, options: Options): Lists {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  shuffle(order, rng)
  const out: Lists = {}
  const half = (): boolean => below(rng, 2) === 0
  if (half()) out['order'] = below(rng, 4) === 0 ? [] : order
  for (const stack of STACKS) if (half()) out[stack] = someTiles(stack, rng, options)
  const { from, to } = endBounds(tilesIn('D', options).length, options['introductory'] === true)
  if (half()) out['end'] = below(rng, 4) === 0 ? [] : [from + below(rng, to - from + 1)]
  if (hasDie(seats, options) && half())
    out['die'] = Array.from({ length: below(rng, MOST_ROLLS) }, () => pick(FACES, rng))
  if (options['council'] === true && half()) out['council'] = someCards(rng)
  if (options['mobs'] === true && half()) out['mobs'] = someGangsters(rng)
  return out
}

function someCards(rng: RngState): string[] {
  const cards: string[] = [...GLEN_CARDS]
  shuffle(cards, rng)
  return cards.slice(0, below(rng, content.builtIn.council.drawn + 1))
}

function someGangsters(rng: RngState): string[] {
  const names: string[] = [...GANGSTERS]
  shuffle(names, rng)
  return names.slice(0, below(rng, names.length + 1))
}

const START_DEPTHS = 6
function someRace(rng: RngState): Json {
  const tokens = REWARDS.flatMap((name) => Array.from({ length: BOX_RACE.rewards[name].inBox }, () => name))
  shuffle(tokens, rng)
  return { start: below(rng, 2) === 0 ? [] : [below(rng, START_DEPTHS)], tokens: tokens.slice(0, below(rng, 17)) }
}

const WRONG_RACES: readonly Json[] = [
  [],
  'x',
  { boats: [] },
  { start: [0, 0] },
  { start: [12] },
  { start: [0.5] },
  { tokens: ['vp4'] },
  { tokens: ['clan', 'clan'] },
  { tokens: 3 },
]

function someHaggis(rng: RngState): Json {
  const tokens = HAGGIS_VALUES.flatMap((value, at) =>
    Array.from({ length: copiesOf(content.builtIn.haggis)[at] }, () => value),
  )
  shuffle(tokens, rng)
  return {
    ...(below(rng, 2) === 0 ? { tokens: tokens.slice(0, below(rng, tokens.length + 1)) } : {}),
    ...(below(rng, 2) === 0 ? { rolls: Array.from({ length: below(rng, MOST_ROLLS) }, () => pick(FACES, rng)) } : {}),
  }
}

const WRONG_ENTRIES: { readonly [field: string]: readonly Json[] } = {
  order: [-1, 4, 0.5, '0', null],
  die: [0, 4, 1.5, '1', null],
  end: [-1, 18, 7.5, '8', null],
  S: ['A1', 'HOME-V1', 'no-such-tile', '', 3, null],
  A: ['S1', 'a1', '__proto__', [], null],
  B: ['C1', 'B1 ', 0, {}, null],
  C: ['D1', 'W1', 'HUME', null],
  D: ['END', 'constructor', -1, [['D1']], null],
}

const WAYS: readonly ((rng: RngState, seats: number, lists: Lists, options: Options) => Json)[] = [
  () => [],
  () => 'arranged',
  (_, __, lists) => ({ ...lists, E: [] }),
  (rng, _, lists) => ({ ...lists, [pick(Object.keys(WRONG_ENTRIES), rng)]: pick([null, 3, 'x', {}], rng) }),
  // GM2-11: all seats or none.
  (rng, seats, lists) => ({ ...lists, order: Array.from({ length: 1 + below(rng, seats - 1) }, (_, seat) => seat) }),
  (_, seats, lists) => ({ ...lists, order: Array.from({ length: seats }, () => 0) }),
  (rng, _, lists, options) => {
    const stack = pick(STACKS, rng)
    const tiles = tilesIn(stack, options)
    return { ...lists, [stack]: [...tiles, pick(tiles, rng)] }
  },
  // GM2-12: no rolls without the die.
  (_, seats, lists, options) => ({ ...lists, die: hasDie(seats, options) ? [9] : [1] }),
  (_, __, lists) => ({ ...lists, end: [8, 8] }),
  (rng, _, lists, options) => ({
    ...lists,
    council: options['council'] === true ? pick([['most-sets', 'most-sets'], ['most-wool'], 'x'], rng) : [],
  }),
  (rng, _, lists, options) => ({
    ...lists,
    mobs: options['mobs'] === true ? pick([['joe-mcduff', 'joe-mcduff'], ['al-mccapone'], 'x'], rng) : [],
  }),
  (rng, _, lists, options) => ({
    ...lists,
    race: options['race'] === true ? pick(WRONG_RACES, rng) : {},
    haggis:
      options['haggis'] === true ? pick([{ tokens: [3, 3, 3, 3] }, { rolls: [4] }, { feasts: [] }, [], 'x'], rng) : {},
  }),
  (_, __, lists) => ({ ...lists, race: [] }),
  (_, __, lists) => ({ ...lists, englishman: [] }),
  (_, __, lists) => ({ ...lists, mountain: [] }),
  (_, __, lists) => ({ ...lists, cellars: [] }),
  (_, __, lists) => ({ ...lists, tome: [] }),
  (rng, _, lists) => {
    const field = pick(Object.keys(WRONG_ENTRIES), rng)
    const list = lists[field] ?? []
    return { ...lists, [field]: list.toSpliced(below(rng, list.length + 1), 0, pick(WRONG_ENTRIES[field], rng)) }
  },
]

export const arrangements: Arrangements = {
  legal: (rng, seats, options) => ({
    ...someLists(rng, seats, options),
    ...(options['race'] === true && below(rng, 2) === 0 ? { race: someRace(rng) } : {}),
    ...(options['haggis'] === true && below(rng, 2) === 0 ? { haggis: someHaggis(rng) } : {}),
  }),
  corrupted: (rng, seats, options) => pick(WAYS, rng)(rng, seats, someLists(rng, seats, options), options),
}
