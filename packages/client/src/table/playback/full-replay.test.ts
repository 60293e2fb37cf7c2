import { type Game, type GameTypes, type Json, type Ply, writeRecord } from '@bothy/kernel'
import { type Toy, toy } from '@bothy/kernel/toy'
import { loadGame } from '@bothy/games'
import { beforeAll, expect, test } from 'vitest'
import { actingSeat, logUpTo, nextMark, type FullReplay, replayOf, replayOfFile, scoringsOf } from './full-replay.ts'

let game: Game<GameTypes>
let fullReplay: FullReplay
beforeAll(async () => {
  game = await loadGame('lords-of-scotland')
  const setup = game.setup({}, 2)
  if (!setup.ok) throw new Error('setup')
  const state = game.create(setup.value, 2, 'fullReplay', game.revision)
  const plies: { seat: number; action: Json }[] = []
  while (plies.length < 30) {
    const [seat] = game.actors(state)
    const legal: Json[] = []
    game.legal(state, seat, legal)
    const action = legal[plies.length % legal.length]
    game.apply(state, seat, action)
    plies.push({ seat, action })
  }
  fullReplay = replayOf(
    game,
    { game: game.id, revision: game.revision, setup: setup.value, seats: 2, seed: 'fullReplay', plies },
    ['Ailsa', 'Rory'],
  )
})

test('has every position, and points for each', () => {
  expect(fullReplay.states).toHaveLength(31)
  expect(fullReplay.points).toHaveLength(31)
  expect(fullReplay.points[0]).toEqual([0, 0])
})

test('turns go from the start to the end', () => {
  expect(fullReplay.turns[0]).toBe(0)
  expect(fullReplay.turns.at(-1)).toBe(30)
  expect(nextMark(fullReplay.turns, 0, 1)).toBe(fullReplay.turns[1])
  expect(nextMark(fullReplay.turns, fullReplay.turns[1], -1)).toBe(0)
  expect(nextMark(fullReplay.turns, 30, 1)).toBe(30)
})

test('the log of a seat shows less than that of a reader who sees everything', () => {
  const all = JSON.stringify(logUpTo(fullReplay, 30, undefined))
  const own = JSON.stringify(logUpTo(fullReplay, 30, 0))
  expect(logUpTo(fullReplay, 5, 0)).toHaveLength(6)
  expect(own).not.toBe(all)
})

test('a question to several seats is stepped through in the order in which it was answered', () => {
  const setup = toy.setup({ calls: true }, 2)
  if (!setup.ok) throw new Error('setup')
  const turn = (seat: number, stone: number): Ply<Toy['action']>[] => [
    { seat, action: { type: 'pick', stone } },
    { seat, action: { type: 'place', up: true } },
  ]
  const plies: Ply<Toy['action']>[] = [
    ...turn(0, 1),
    ...turn(1, 3),
    { seat: 1, action: { type: 'call', sky: 'sun' } },
    { seat: 0, action: { type: 'call', sky: 'rain' } },
  ]
  const opening = { game: toy.id, revision: toy.revision, seats: 2, seed: 'fullReplay' }
  const pile = { pile: [1, 2, 3, 4] }
  const match = { ...opening, setup: { ...setup.value, arranged: pile }, plies }
  const calls = replayOf(toy, match, ['Ailsa', 'Rory'])
  expect([4, 5, 6].map((position) => actingSeat(calls, position))).toEqual([1, 0, 0])
  expect(calls.turns).toEqual([0, 2, 4, 5, 6])
  const seen = (position: number): string => JSON.stringify(logUpTo(calls, position, 0).slice(5))
  expect(seen(5)).toContain('called')
  expect(seen(5)).not.toContain('sun')
  expect(seen(6)).toContain('["rain","sun"]')
})

test('a file is read through the rules; a bad one says what is wrong', async () => {
  const file = writeRecord(game, fullReplay.match, fullReplay.names)
  expect(await replayOfFile(structuredClone(file))).toMatchObject({ ok: true })
  expect(await replayOfFile({ ...file, hash: '0'.repeat(16) })).toMatchObject({
    ok: false,
    problem: { why: 'hash-differs' },
  })
  expect(await replayOfFile({ game: 'chess' })).toMatchObject({ ok: false, problem: { why: 'unknown-game' } })
  expect(await replayOfFile(3)).toMatchObject({ ok: false, problem: { why: 'not-a-record' } })
})

test('scorings are the positions just after their events; those of one round of the table are one', () => {
  const ply = (scored: boolean) => [{ type: 'moved' }, ...(scored ? [{ type: 'scored' }] : [])]
  const events = [false, true, false, true, false, false, false, true].map(ply)
  const at = scoringsOf({ events, names: ['Ailsa', 'Rory'] }, (event) => JSON.stringify(event).includes('scored'))
  expect(at).toEqual([4, 8])
})
