import type { Game, GameTypes, Seat } from '../contract.ts'
import { stream } from '../random.ts'
import type { Demands } from './demands.ts'
import { plainSetups } from './openings.ts'
import { brief, fail, nameOf, viewers } from './position.ts'

const SEEDS = 16

/**
 * The opening has no ply that could be played in another world. So it is asked over many seeds: does something that the
 * viewer witnesses always equal something that imagining changes? Then it was told what it cannot know.
 */
export function openingTellsNothingHidden<T extends GameTypes>(
  game: Game<T>,
  demands: Demands<T>,
  seats: number,
): void {
  for (const raw of (demands.setups?.(seats) ?? plainSetups(game, seats)).slice(0, 4)) {
    for (const viewer of viewers(seats)) {
      const told = firstCopy(game, { raw, seats, viewer })
      if (told !== null) fail(`setup ${brief(raw)}: in the opening ${nameOf(viewer)} witnesses ${told}`)
    }
  }
}

type Sample = { readonly seen: Leaves; readonly state: Leaves; readonly imagined: Leaves }

function firstCopy<T extends GameTypes>(
  game: Game<T>,
  { raw, seats, viewer }: { readonly raw: T['setup']; readonly seats: number; readonly viewer: Seat | null },
): string | null {
  const setup = game.setup(raw, seats)
  if (!setup.ok) return null
  const samples: Sample[] = []
  for (let i = 0; i < SEEDS; i++) {
    const events: T['event'][] = []
    const state = game.create(setup.value, seats, `opening ${i}`, game.revision, events)
    const seen = events.map((event) => game.witness(event, viewer))
    const world = game.imagine(state, viewer, stream('opening', String(i)))
    samples.push({ seen: leavesOf(seen), state: leavesOf(state), imagined: leavesOf(world) })
  }
  for (const leaf of samples[0].state.keys()) {
    const hidden = samples.some(({ state, imagined }) => state.get(leaf) !== imagined.get(leaf))
    if (!hidden || leaf.startsWith('rng.')) continue
    for (const place of samples[0].seen.keys()) {
      if (samples.every(({ state, seen }) => state.has(leaf) && seen.get(place) === state.get(leaf)))
        return `${place} = ${leaf}`
    }
  }
  return null
}

/** Primitive values by path; a list of them also as a whole, whatever its order. */
type Leaves = Map<string, string>

function leavesOf(value: unknown, path = '', out: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) return out.set(path, JSON.stringify(value) ?? '')
  const inner: [string, unknown][] = Object.entries(value)
  for (const [key, item] of inner) leavesOf(item, path === '' ? key : `${path}.${key}`, out)
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object')) {
    out.set(`${path} as a set`, value.map(String).toSorted().join())
  }
  return out
}
