import { below, peek, stream } from '@bothy/kernel'
import { cellAt, countIn, xOf, yOf } from '@bothy/kit'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Event,
  glenMore as game,
  GOOD_KINDS,
  HAS_RIVER,
  HAS_ROAD,
  SLUG_OF,
  type State,
  type TileId,
} from '../rules/index.ts'
import { hasCell, legalCells } from '../rules/topics/placement.ts'

// A second, slow reading of the rules, compared with the engine in random games.

const legal = (s: State): Action[] => {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

function visit(label: string, games: number, look: (s: State) => void): void {
  for (let i = 0; i < games; i++) {
    const seats = 2 + (i % 4)
    const raw = i % 5 === 4 ? { clanAdjacency: 'orthogonal', unaffordableTile: 'forbidden' } : {}
    const setup = game.setup(raw, seats)
    if (!setup.ok) throw new Error(setup.problem.why)
    const s = game.create(setup.value, seats, `${label}-${i}`, game.revision)
    const rng = stream('oracle', label, String(i))
    while (game.result(s) === null) {
      look(s)
      const kept = new Set(game.view(s, null).offers.flatMap(({ tile, reason }) => (reason === null ? [tile] : [])))
      const all = legal(s)
      const good = all.filter((a) => (a.type === 'take' ? kept.has(a.tile) : a.type !== 'end' || all.length === 1))
      const list = good.length > 0 && below(rng, 8) > 0 ? good : all
      game.apply(s, game.actors(s)[0], list[below(rng, list.length)])
    }
  }
}

type Plan = ReadonlyMap<number, TileId>
const planOf = (s: State, seat: number): Plan => new Map(s.tiles[seat].map((tile) => [s.cell[tile], tile]))

function mayPlace(s: State, plan: Plan, tile: TileId, x: number, y: number): boolean {
  const at = (dx: number, dy: number): TileId | undefined => plan.get(cellAt(x + dx, y + dy))
  const sides = [at(0, 1), at(0, -1), at(1, 0), at(-1, 0)].filter((t) => t !== undefined)
  const corners = [at(1, 1), at(1, -1), at(-1, 1), at(-1, -1)].filter((t) => t !== undefined)
  if (at(0, 0) !== undefined || sides.length === 0) return false
  if (![...sides, ...(s.orthogonal ? [] : corners)].some((t) => s.clan[t] > 0)) return false
  const rivers = [at(0, 1), at(0, -1)].filter((t) => t !== undefined).map((t) => HAS_RIVER[t])
  const roads = [at(1, 0), at(-1, 0)].filter((t) => t !== undefined).map((t) => HAS_ROAD[t])
  if (HAS_RIVER[tile] && !rivers.includes(true)) return false
  if (HAS_ROAD[tile] && !roads.includes(true)) return false
  return rivers.every((has) => has === HAS_RIVER[tile]) && roads.every((has) => has === HAS_ROAD[tile])
}

const SHAPES = ['s0-forest-river', 's0-forest-road', 's1-quarry'].map((slug) => SLUG_OF.indexOf(slug))

describe('second readings', { timeout: 30_000 }, () => {
  test('placement is what the rules say, cell by cell', () => {
    visit('place', 5, (s) => {
      const f = s.stack.at(-1)
      if (f?.kind !== 'turn') return
      const reach = 2 + Math.max(...s.tiles[f.seat].flatMap((t) => [xOf(s.cell[t]), yOf(s.cell[t])].map(Math.abs)))
      const plan = planOf(s, f.seat)
      for (const tile of SHAPES) {
        const quick: number[] = []
        legalCells(s, f.seat, tile, quick)
        const slow: number[] = []
        for (let x = -reach; x <= reach; x++)
          for (let y = -reach; y <= reach; y++) if (mayPlace(s, plan, tile, x, y)) slow.push(cellAt(x, y))
        expect(quick.toSorted((a, b) => a - b)).toEqual(slow.toSorted((a, b) => a - b))
        expect(hasCell(s, f.seat, tile)).toBe(slow.length > 0)
      }
    })
  })

  test('of two clan members one can always be paid where there is a cell', () => {
    visit('ness', 4, (s) => {
      const [river] = SHAPES
      for (let seat = 0; seat < s.seats; seat++) {
        const clan = s.tiles[seat].filter((tile) => s.clan[tile] > 0)
        const men = clan.reduce((sum, tile) => sum + s.clan[tile], 0)
        if (men > 1 && hasCell(s, seat, river)) expect(clan.some((tile) => hasCell(s, seat, river, tile))).toBe(true)
      }
    })
  })

  test('an offer says what comes of it', () => {
    visit('offer', 4, (s) => {
      if (s.stack.at(-1)?.kind !== 'turn') return
      for (const offer of game.view(s, null).offers) foretold(s, offer.tile)
    })
  })

  test('cubes that pay can come from every set of tiles', () => {
    let asked = 0
    visit('spend', 12, (s) => {
      const f = s.stack.at(-1)
      if (f?.kind !== 'spend') return
      asked++
      let ways = 1
      for (let good = 0; good < GOOD_KINDS; good++)
        ways *= sets(
          s.tiles[f.seat].map((tile) => countIn(s.cubes[tile], good)),
          countIn(f.open, good),
        )
      expect(new Set(spendings(s)).size).toBe(ways)
    })
    expect(asked).toBeGreaterThan(0)
  })
})

function foretold(s: State, tile: TileId): void {
  const offer = game.view(s, null).offers.find((o) => o.tile === tile)
  if (offer === undefined || !legal(s).some((a) => a.type === 'take' && a.tile === tile)) return
  const seat = game.actors(s)[0]
  const next = game.clone(s)
  const events: Event[] = []
  game.apply(next, seat, { type: 'take', tile }, events)
  const kind = next.stack.at(-1)?.kind
  const discarded = events.some((e) => e.type === 'discarded')
  expect(discarded || kind === 'afford').toBe(offer.reason !== null)
  expect(kind === 'afford').toBe(offer.savedBySale)
  const gives = kind === 'give' || events.some((e) => e.type === 'pieceGiven')
  expect(gives).toBe(offer.pieces.length > 0)
  if (kind === 'give') expect(legal(next)).toEqual(offer.pieces.map((from) => ({ type: 'give', tile: from })))
  if (offer.payment !== null && offer.reason === null && kind === 'place') {
    const bought = events.flatMap((e) => (e.type === 'bought' ? [e.coins] : []))
    expect(bought.reduce((a, b) => a + b, 0)).toBe(offer.payment.coins)
  }
  if (kind === 'place' && !events.some((e) => e.type === 'pieceGiven'))
    expect(game.view(next, null).spots).toEqual(offer.spots)
  for (let n = 0; n < 12 && !events.some((e) => e.type === 'turnEnded'); n++) {
    const list = legal(next)
    game.apply(next, seat, list.find((a) => a.type === 'end') ?? list[0], events)
  }
  const after = events.slice(events.findIndex((e) => e.type === 'turnEnded'))
  const cleared = after.find((e) => e.type === 'trackCleared')
  const filled = after.find((e) => e.type === 'trackFilled')
  const rolled = after.findIndex((e) => e.type === 'rolled')
  const first = rolled < 0 ? after : after.slice(0, rolled)
  if (first.includes(cleared ?? filled!)) expect(cleared?.tiles ?? []).toEqual(offer.discards)
  expect(first.some((e) => e.type === 'scoring')).toBe(offer.scoring)
  expect(first.some((e) => e.type === 'gameEnded')).toBe(offer.ends)
  if (offer.ends) return
  expect(filled?.tiles).toHaveLength(offer.draws)
  if (offer.next === null) expect(rolled).toBeGreaterThan(0)
  else expect([rolled, game.actors(next)[0]]).toEqual([-1, offer.next])
}

function spendings(s: State): string[] {
  if (s.stack.at(-1)?.kind !== 'spend') return [JSON.stringify(s.cubes)]
  return legal(s).flatMap((action) => {
    const next = game.clone(s)
    game.apply(next, game.actors(s)[0], action)
    return spendings(next)
  })
}

const sets = (heaps: readonly number[], n: number): number => {
  if (n === 0) return 1
  const [first, ...rest] = heaps
  if (first === undefined) return 0
  let sum = 0
  for (let k = 0; k <= Math.min(first, n); k++) sum += sets(rest, n - k)
  return sum
}

test('stacks are never looked into by a view', () => {
  const setup = game.setup({}, 4)
  if (!setup.ok) throw new Error(setup.problem.why)
  const s = game.create(setup.value, 4, 'peek', game.revision)
  const before = JSON.stringify(game.view(s, 0))
  peek(s.stacks[1]).reverse()
  expect(JSON.stringify(game.view(s, 0))).toBe(before)
})
