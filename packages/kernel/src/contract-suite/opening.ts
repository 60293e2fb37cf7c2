import type { Game, GameTypes, Seat } from '../contract.ts'
import type { Json } from '../json.ts'
import { stream } from '../random.ts'
import type { Demands } from './demands.ts'
import { plainSetups } from './openings.ts'
import { brief, fail, nameOf, viewers } from './position.ts'

const SEEDS = 16

/**
 * The opening has no ply that could be played in another world. So over many seeds: if something that the viewer witnesses always equals
 * something that imagining changes, it was told what it cannot know.
 */
export function openingTellsNothingHidden<T extends GameTypes>(
  game: Game<T>,
  demands: Demands<T>,
  seats: number,
): void {
  for (const raw of (demands.setups?.(seats) ?? plainSetups(game, seats)).slice(0, 4)) {
    const openings = openingsOf(game, raw, seats)
    for (const viewer of viewers(seats)) {
      const told = firstCopy(game, openings, viewer)
      if (told !== null) fail(`setup ${brief(raw)}: in the opening ${nameOf(viewer)} witnesses ${told}`)
    }
  }
}

type Opened<T extends GameTypes> = {
  readonly state: T['state']
  readonly events: readonly T['event'][]
  readonly leaves: Leaves
}
type Sample = { readonly seen: Leaves; readonly state: Leaves; readonly imagined: Leaves }

function openingsOf<T extends GameTypes>(game: Game<T>, raw: Json, seats: number): readonly Opened<T>[] {
  const setup = game.setup(raw, seats)
  if (!setup.ok) return []
  return Array.from({ length: SEEDS }, (_, i) => {
    const events: T['event'][] = []
    const state = game.create(setup.value, seats, `opening ${i}`, game.revision, events)
    return { state, events, leaves: leavesOf(state) }
  })
}

function firstCopy<T extends GameTypes>(
  game: Game<T>,
  openings: readonly Opened<T>[],
  viewer: Seat | null,
): string | null {
  const samples = openings.map(({ state, events, leaves }, i): Sample => {
    const seen = events.map((event) => game.witness(event, viewer))
    const world = game.imagine(state, viewer, stream('opening', String(i)))
    return { seen: leavesOf(seen), state: leaves, imagined: leavesOf(world) }
  })
  if (samples.length === 0) return null
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
