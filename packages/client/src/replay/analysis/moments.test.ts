import type { Analysis, Moment } from '@bothy/bots'
import { loadGame } from '@bothy/games'
import type { Json } from '@bothy/kernel'
import { beforeAll, expect, test } from 'vitest'
import { type FullReplay, replayOf } from '../../table/playback/full-replay.ts'
import { betterEvents, momentsOf, playedEvents, standingsOf } from './moments.ts'

let fullReplay: FullReplay
beforeAll(async () => {
  const game = await loadGame('lords-of-scotland')
  const setup = game.setup({}, 2)
  if (!setup.ok) throw new Error('setup')
  const state = game.create(setup.value, 2, 'moments', game.revision)
  const plies: { seat: number; action: Json }[] = []
  for (let seats = game.actors(state); seats.length > 0; seats = game.actors(state)) {
    const legal: Json[] = []
    game.legal(state, seats[0], legal)
    const action = legal[plies.length % legal.length]
    game.apply(state, seats[0], action)
    plies.push({ seat: seats[0], action })
  }
  const match = { game: game.id, revision: game.revision, setup: setup.value, seats: 2, seed: 'moments', plies }
  fullReplay = replayOf(game, match, ['Ailsa', 'Rory'])
})

const momentAt = (ply: number, rest: Partial<Moment> = {}): Moment => ({
  ply,
  seat: 0,
  played: ['p'],
  best: ['b'],
  worth: 0.5,
  loss: 0,
  error: 0.01,
  lead: 0,
  isDeep: true,
  why: [],
  ...rest,
})

const analysisOf = (moments: readonly Moment[]): Analysis => ({ unit: 'share', standings: [], moments })

test('the three costliest decisions of the seat have letters in the order of the game', () => {
  const losses = [0.05, 0.3, 0.01, 0.2, 0.1]
  const found = momentsOf(
    analysisOf([...losses.map((loss, i) => momentAt(i * 10, { loss })), momentAt(15, { seat: 1, loss: 0.9 })]),
    0,
  )
  expect(found.costly.map(({ letter, ply }) => `${letter} ${ply}`)).toEqual(['A 10', 'B 30', 'C 40'])
  expect(found.cost).toBeCloseTo(0.6)
  expect([found.sound, found.all]).toEqual([1, 5])
})

test('letters of the best decisions follow; what had no long look, or may be chance, is not listed', () => {
  const found = momentsOf(
    analysisOf([
      momentAt(4, { lead: 0.2 }),
      momentAt(8, { loss: 0.1 }),
      momentAt(12, { lead: 0.4, isDeep: false }),
      momentAt(16, { lead: 0.01 }),
    ]),
    0,
  )
  expect(found.costly.map(({ letter, ply }) => `${letter} ${ply}`)).toEqual(['A 8'])
  expect(found.praised.map(({ letter, ply }) => `${letter} ${ply}`)).toEqual(['B 4'])
})

test('a standing lasts until the next decision, and the last one is how the game ended', () => {
  const analysis: Analysis = {
    unit: 'share',
    standings: [
      { ply: 0, seats: [0.5, 0.5] },
      { ply: 3, seats: [0.7, 0.3] },
    ],
    moments: [],
  }
  const standings = standingsOf(analysis, fullReplay)
  expect(standings).toHaveLength(fullReplay.states.length)
  expect(standings.slice(0, 5).map(([first]) => Math.round(first))).toEqual([50, 50, 50, 70, 70])
  const last = standings[standings.length - 1]
  expect(last.reduce((sum, share) => sum + share, 0)).toBe(100)
  const winner = fullReplay.game.result(fullReplay.states[fullReplay.states.length - 1])?.ranks.indexOf(1) ?? -1
  expect(last[winner]).toBeGreaterThanOrEqual(50)
})

test('facts of the better decision come from playing it; a ply that is not allowed ends them', () => {
  const { game, match, states } = fullReplay
  const [{ seat, action }] = match.plies
  const legal: Json[] = []
  game.legal(states[0], seat, legal)
  const other = legal.findLast((one) => game.write(one) !== game.write(action))
  if (other === undefined) throw new Error('no choice')
  const played = [game.write(action)]
  const better = betterEvents(fullReplay, momentAt(0, { seat, played, best: [game.write(other)] }))
  expect(better.length).toBeGreaterThan(0)
  expect(better).not.toEqual(playedEvents(fullReplay, momentAt(0, { seat, played })))
  expect(betterEvents(fullReplay, momentAt(0, { seat, played, best: ['no such ply'] }))).toEqual([])
  expect(betterEvents(fullReplay, momentAt(0, { seat, best: played }))).toEqual(
    playedEvents(fullReplay, momentAt(0, { seat, played })),
  )
})
