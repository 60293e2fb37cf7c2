import { advise, ask } from '@bothy/bots'
import { questionAt } from '@bothy/bots/strategy-suite'
import { stream } from '@bothy/kernel'
import { expect, test, vi } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { merits } from '../../opponents/merits.ts'
import { playouts } from '../../opponents/playouts.ts'
import { type Action, clansOfCaledonia as game, type State } from '../../rules/index.ts'
import { play, type Position } from '../play.ts'

vi.setConfig({ testTimeout: 60_000 })

const { candidates, playOut } = playouts()
const inTime = (): boolean => false

const POOR: Position = {
  round: 5,
  scoring: 'workers',
  a: { units: ['woodcutter c3r4'], money: 22, goods: { bread: 1 }, boxes: [7] },
  display: [34],
}
const at = (seats: number): State => play({ ...POOR, seats }).state
const worldOf = (s: State): State => game.imagine(s, 0, stream('world'))

function legalOf(s: State): Action[] {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

test.each([1, 2, 3, 4])('candidates begin with different plies, all legal, the best first, %i seats', (seats) => {
  const s = at(seats)
  const { list } = candidates(questionAt(game, s, 'a'), inTime)
  expect(list.length).toBeGreaterThan(1)
  for (const { plies } of list) expect(legalOf(s)).toContainEqual(plies[0])
  expect(new Set(list.map(({ plies }) => game.write(plies[0]))).size).toBe(list.length)
})

test.each([1, 2])('in the same world a way brings the same, and the world stays as it is, %i seats', (seats) => {
  const s = at(seats)
  const [{ plies }] = candidates(questionAt(game, s, 'a'), inTime).list
  const world = worldOf(s)
  const before = JSON.stringify(world)
  const value = playOut(world, 0, plies, inTime)
  expect(value).not.toBeNull()
  expect(playOut(world, 0, plies, inTime)).toBe(value)
  expect(JSON.stringify(world)).toBe(before)
})

test('COC-78 alone the last round is judged by its score, and the plan of the best candidate brings it', () => {
  const s = at(1)
  const { list, plays } = candidates(questionAt(game, s, 'a'), inTime)
  expect(plays).toBe(0)
  for (const { plies, judgement } of list) expect(playOut(worldOf(s), 0, plies, inTime)).toBe(judgement)
  const best = list.reduce((top, one) => (one.judgement > top.judgement ? one : top))
  expect(best.plies.map((ply) => game.write(ply)).join(', ')).toMatch(/buy bread.*fulfil 7/)
  const end = worldOf(s)
  for (const ply of best.plies) game.apply(end, 0, ply)
  while (game.actors(end).length > 0)
    game.apply(end, 0, legalOf(end).find(({ type }) => type === 'pass') ?? legalOf(end)[0])
  expect(game.result(end)?.scores).toEqual([best.judgement])
})

test.each([2, 3, 4])('COC-19 a clan is advised by experience, without worth and reasons, %i seats', (seats) => {
  const { state } = play({ fromSetup: true, seats })
  const [seat] = game.actors(state)
  const question = ask(game, state, seat, { rng: stream('clan'), budget: { ms: 2 } })
  let looks = 0
  const { unit, list } = advise(game, strategy, question, { merits, now: () => looks++ / 1000 })
  expect([unit, list.map(({ worth, why }) => [worth, why])]).toEqual([null, [[0, []]]])
  expect(game.write(list[0].actions[0])).toMatch(/^take/)
})

test('COC-19 alone a clan is advised by plays, and so is an action at a table of several', () => {
  for (const state of [play({ fromSetup: true, seats: 1 }).state, at(2)]) {
    const question = ask(game, state, game.actors(state)[0], { rng: stream('clan'), budget: { ms: 2 } })
    let looks = 0
    expect(advise(game, strategy, question, { merits, now: () => looks++ / 100 }).unit).toBe('points')
  }
})

test('a chain that cannot be played ends there, and the seat goes on by itself', () => {
  const s = at(2)
  const own = playOut(worldOf(s), 0, [], inTime)
  expect(playOut(worldOf(s), 0, [{ type: 'fulfil', contract: 48 }, { type: 'hire' }], inTime)).toBe(own)
})

test('when time is up a play has no value, and the candidates are those found so far', () => {
  const s = at(2)
  expect(playOut(worldOf(s), 0, [], () => true)).toBeNull()
  const { list } = candidates(questionAt(game, s, 'a'), () => true)
  expect(legalOf(s)).toContainEqual(list[0].plies[0])
})

test('a look ahead within a play looks at the clock as well', () => {
  const s = at(1)
  let looks = 0
  const stopAfter = (most: number) => (): boolean => looks++ >= most
  expect(playOut(worldOf(s), 0, [], stopAfter(Infinity))).not.toBeNull()
  const whole = looks
  expect(whole).toBeGreaterThan(20)
  for (let most = 0; most < whole; most++) {
    looks = 0
    expect([most, playOut(worldOf(s), 0, [], stopAfter(most))]).toEqual([most, null])
  }
})
