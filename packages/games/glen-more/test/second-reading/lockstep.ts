import { below, peek, stream } from '@bothy/kernel'
import { expect } from 'vitest'
import { type Action, type Event, glenMore as game, type State, type View } from '../../rules/index.ts'
import type { Options } from './questions.ts'
import { Reading } from './reading.ts'
import { reckon } from './reckoning.ts'

const optionsOf = (n: number): Options => ({
  clanAdjacency: n % 3 === 0 ? 'orthogonal' : 'eight',
  unaffordableTile: n % 5 === 4 ? 'forbidden' : 'discard',
  lochOichDifferent: n % 7 < 3,
  grocerDifferent: n % 11 < 4,
  declinePayment: n % 13 < 5,
})

const seen = (v: View): object => ({
  asked: v.pending === null ? 'over' : `${v.pending.seat} ${v.pending.kind}`,
  track: v.track,
  gap: v.gap,
  stacks: v.stacks,
  discards: v.discards,
  rows: v.market,
  points: v.points,
  scorings: v.scorings,
  players: v.players.map(({ coins, vp, barrels, chieftains, tiles }) => ({
    coins,
    vp,
    barrels,
    chieftains,
    lots: tiles,
  })),
})
const read = (r: Reading): object => ({
  asked: r.phase === 'over' ? 'over' : `${r.seat} ${r.phase}`,
  track: r.track,
  gap: r.gap,
  stacks: r.stacks.map((tiles) => tiles.length),
  discards: r.discards,
  rows: r.rows,
  points: r.points,
  scorings: r.scorings,
  players: r.players.map(({ lots, ...player }) => ({
    ...player,
    lots: lots.map((lot) => ({ ...lot, cubes: inOrder(lot.cubes) })),
  })),
})
const ORDER = ['wood', 'stone', 'grain', 'cattle', 'sheep']
const inOrder = (cubes: readonly string[]): string[] => cubes.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

function pick(s: State, list: readonly Action[], rng: ReturnType<typeof stream>): Action {
  const kept = new Set(game.view(s, null).offers.flatMap(({ tile, reason }) => (reason === null ? [tile] : [])))
  const good = list.filter((a) => {
    if (a.type === 'take') return kept.has(a.tile)
    if (a.type === 'sell') return below(rng, 10) === 0
    return a.type !== 'end' || list.length === 1
  })
  const near = good.filter((a) => a.type === 'take').slice(0, 4)
  const from = below(rng, 12) === 0 || good.length === 0 ? list : near.length > 0 && below(rng, 3) > 0 ? near : good
  return from[below(rng, from.length)]
}

export function lockstep(label: string, n: number): number {
  const seats = 2 + (n % 4)
  const options = optionsOf(n)
  const setup = game.setup({ ...options }, seats)
  if (!setup.ok) throw new Error(setup.problem.why)
  const s = game.create(setup.value, seats, `${label}-${n}`, game.revision)
  const stacks = s.stacks.map((tiles) => peek(tiles).toReversed())
  const reading = new Reading(options, stacks, game.view(s, null))
  const rng = stream('lockstep', label, String(n))
  let plies = 0
  let last = 'the opening'
  for (; game.result(s) === null; plies++) {
    const [seat] = game.actors(s)
    const list: Action[] = []
    game.legal(s, seat, list)
    const where = `game ${n}, ply ${plies}, after ${last}`
    expect(read(reading), where).toEqual(seen(game.view(s, null)))
    expect(reading.legal().toSorted(), where).toEqual(list.map((a) => game.write(a)).toSorted())
    const action = pick(s, list, rng)
    last = game.write(action)
    const events: Event[] = []
    game.apply(s, seat, action, events)
    reading.play(last)
    for (const e of events) if (e.type === 'rolled') reading.roll(e.roll)
  }
  expect(read(reading)).toEqual(seen(game.view(s, null)))
  expect(game.result(s)).toMatchObject(reckon(reading.players))
  return plies
}
