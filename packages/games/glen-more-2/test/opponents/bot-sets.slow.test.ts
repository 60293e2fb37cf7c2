import { MANIFESTS } from '../../modules/written/manifests.ts'
import { ORDER } from '../../modules/order.ts'
import { LEVELS, readNet } from '@bothy/bots'
import { playBots } from '@bothy/bots/strategy-suite'
import { shuffle, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import type { ChronicleId } from '../../modules/module-types.ts'
import { glenMore2 as game, MAX_SEATS, MIN_SEATS } from '../../rules/index.ts'

const ALL: readonly (readonly ChronicleId[])[] = Array.from({ length: 2 ** ORDER.length - 1 }, (_, i) =>
  ORDER.filter((_id, bit) => (((i + 1) >> bit) & 1) === 1),
)
const RANDOM = 16

function anySets(): readonly (readonly ChronicleId[])[] {
  const larger = ALL.filter((ids) => ids.length !== 2)
  shuffle(larger, stream('sets of Chronicles'))
  return larger.slice(0, RANDOM)
}
const SETS = IS_WHOLE ? ALL : [...ALL.filter((ids) => ids.length === 2), ...anySets()]

function seatsFor(ids: readonly ChronicleId[], i: number): readonly number[] {
  const least = Math.max(MIN_SEATS, ...ids.map((id) => MANIFESTS[id].minSeats))
  const all = Array.from({ length: MAX_SEATS - least + 1 }, (_, n) => least + n)
  return IS_WHOLE ? all : [all[i % all.length]]
}

const firstsFor = (seats: number, i: number): readonly number[] => {
  if (!IS_WHOLE) return [i]
  const withExpert = LEVELS.length + LEVELS.indexOf('expert') - (i % seats)
  return seats === MIN_SEATS ? [i, i + 2, i + 4, withExpert] : [i, i + 2, withExpert]
}

const netFor = (seats: number): ReturnType<typeof readNet>['net'] =>
  readNet(strategy, game.id, readFileSync(new URL(`../../opponents/nets/glen-more-2-${seats}.net`, import.meta.url)))
    .net

test('there are 255 sets of Chronicles', () => {
  expect(ALL.length).toBe(255)
})

test.each(SETS.map((ids, i) => ({ ids, i, names: ids.join(' + ') })))('bots play $names', ({ ids, i }) => {
  const setup = Object.fromEntries(ids.map((id) => [id, true]))
  for (const seats of seatsFor(ids, i))
    for (const first of firstsFor(seats, i))
      playBots(game, strategy, { setup, seats, seed: `set-${first}`, net: netFor(seats) }, first)
})
