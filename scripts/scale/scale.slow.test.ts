import { readFileSync } from 'node:fs'
import { FIGURES } from '@bothy/games/figures'
import { expect, test } from 'vitest'
import { simulate } from './scale-day.ts'
import { ASSUMED } from './scale-figures.ts'
import { busiestMinute, processesFor, waitingWith } from './scale-servers.ts'
import { tablesOf } from './scale.ts'

const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0)

test('the page about scale has the tables of the simulation as it is now', () => {
  const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8')
  expect(page).toContain(tablesOf(ASSUMED.gamesADay))
})

test('a day has every ply of its games, and nobody stays for ever', () => {
  const day = simulate(10_000, 'a day')
  expect(sum(day.moves)).toBeGreaterThan(10_000 * FIGURES['lords-of-scotland'].pliesOf3 * (2 / 3))
  expect(day.movesOf.reduce((all, moves) => all + sum(moves), 0)).toBeCloseTo(sum(day.moves), 3)
  for (const there of [day.sockets, day.rooms]) {
    expect(Math.min(...there)).toBeGreaterThan(0)
    // The day must end as it began: a difference would grow from day to day.
    expect(Math.abs(there[there.length - 1] - there[0])).toBeLessThan(0.02 * busiestMinute(there))
  }
})

test('twice the games are twice the load; more processes are less busy, and too few never catch up', () => {
  const [day, twice] = [simulate(100_000, 'load'), simulate(200_000, 'load')]
  expect(busiestMinute(twice.moves)).toBeCloseTo(2 * busiestMinute(day.moves), 3)
  const [one, two] = [waitingWith(1, day, 'load'), waitingWith(2, day, 'load')]
  expect(two.busy).toBeLessThan(one.busy)
  const crowded = simulate(400_000, 'load')
  expect(waitingWith(1, crowded, 'load').p99).toBeGreaterThan(10_000)
  const last = processesFor(day, 'load').at(-1)
  expect(last?.busy).toBeLessThanOrEqual(ASSUMED.busiest)
})
