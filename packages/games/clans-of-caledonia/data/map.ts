import { crossings, deltasOf, type Edge, edgeBetween, type Hex, NO_CROSSING } from '@bothy/kit'
import type { Box } from './box.ts'
import { type Composition, GRID, HEXES, hexNamed, MODULES } from './grid.ts'
import { addHex, HEX_WORDS } from './hex-sets.ts'
import { isActiveLand, isBorder, isLoch, kindsOf, LAND_KINDS, landOf, type Printings } from './land.ts'
import type { MapSize } from './limits.ts'
import { levelForLochs, MAX_SHIPPING } from './upgrades.ts'

/** No level of shipping is enough. */
export const NEVER = 255

export type MapTables = {
  readonly composition: Composition
  readonly size: MapSize
  readonly terrain: readonly number[]
  readonly cost: readonly number[]
  readonly isLoch: readonly boolean[]
  /** COC-9: in play. Lochs always are. */
  readonly isActive: readonly boolean[]
  /** COC-10. */
  readonly isBorder: readonly boolean[]
  /** COC-11. */
  readonly isDelta: readonly boolean[]
  readonly land: readonly Hex[]
  readonly lochs: readonly Hex[]
  readonly rivers: readonly Edge[]
  /** COC-13: the spaces of the port tiles, in the order of `MODULES`. */
  readonly ports: readonly Hex[]
  /**
   * `needs[from * HEXES + to]`: the least level of shipping with which one space in play is reached from another, land or loch: 0 for
   * neighbouring spaces and the space itself, 1 across a river, n + 1 across n lochs, `NEVER` otherwise (COC-49 to COC-53).
   */
  readonly needs: Uint8Array
  /** COC-6: the spaces in play, land and lochs, that neighbour a space. */
  readonly near: readonly (readonly Hex[])[]
  /** `reach[level][hex]`: land in play within reach, in ascending order. */
  readonly reach: readonly (readonly (readonly Hex[])[])[]
  readonly lochReach: readonly (readonly (readonly Hex[])[])[]
  /** COC-89: the lochs beside a space. */
  readonly lochsBeside: readonly (readonly Hex[])[]
  /** `REACH_WORDS` words for each level and hex: the spaces in play, land and loch, in reach of a unit there, and the ports by module. */
  readonly reachSets: Int32Array
  /** `HEX_WORDS` words for each set of `LAND_KINDS` as bits: the spaces in play that are one of these kinds. */
  readonly kindSets: Int32Array
}

/** COC-30, COC-56: a set of hexes, and one word with a bit for each port. */
export const REACH_WORDS = HEX_WORDS + 1

export function mapTables(
  box: Pick<Box, 'ports'>,
  printings: Printings,
  composition: Composition,
  size: MapSize,
): MapTables {
  const land = landOf(printings, composition, size)
  const { spaces, rivers, active } = land
  const hexes = spaces.map((_, hex) => hex)
  const isWater = (hex: Hex): boolean => isLoch(land, hex)
  const deltas = deltasOf(GRID, rivers, isWater)
  const needs = new Uint8Array(HEXES * HEXES).fill(NEVER)
  const acrossRiver = new Set(rivers)
  for (const from of hexes) {
    if (!active[from]) continue
    const crossed = crossings(GRID, from, isWater)
    for (const to of hexes)
      if (active[to]) needs[from * HEXES + to] = from === to ? 0 : levelOf(from, to, crossed[to], acrossRiver)
  }
  const reach = emptyLists()
  const lochReach = emptyLists()
  for (const from of hexes)
    for (const to of hexes) {
      const least = needs[from * HEXES + to]
      if (to === from || least === NEVER) continue
      const lists = spaces[to].terrain === 0 ? lochReach : reach
      for (let level = least; level <= MAX_SHIPPING; level++) lists[level][from].push(to)
    }
  const ports = MODULES.map((module) => hexNamed(box.ports[size][module]) ?? 0)
  return {
    composition,
    size,
    terrain: spaces.map(({ terrain }) => terrain),
    cost: spaces.map(({ cost }) => cost),
    isLoch: hexes.map(isWater),
    isActive: active,
    isBorder: hexes.map((hex) => active[hex] && isBorder(land, hex)),
    isDelta: hexes.map((hex) => active[hex] && deltas.includes(hex)),
    land: hexes.filter((hex) => isActiveLand(land, hex)),
    lochs: hexes.filter(isWater),
    rivers,
    ports,
    needs,
    near: hexes.map((hex) => [...reach[0][hex], ...lochReach[0][hex]].sort((a, b) => a - b)),
    reach,
    lochReach,
    lochsBeside: hexes.map((hex) => GRID.around[hex].filter(isWater).sort((a, b) => a - b)),
    reachSets: reachSets(needs, ports),
    kindSets: kindSets(spaces.map(({ terrain }, hex) => (active[hex] ? kindsOf(terrain) : 0))),
  }
}

function reachSets(needs: Uint8Array, ports: readonly Hex[]): Int32Array {
  const sets = new Int32Array((MAX_SHIPPING + 1) * HEXES * REACH_WORDS)
  for (let level = 0; level <= MAX_SHIPPING; level++)
    for (let from = 0; from < HEXES; from++) {
      const at = (level * HEXES + from) * REACH_WORDS
      for (let to = 0; to < HEXES; to++) if (to !== from && needs[from * HEXES + to] <= level) addHex(sets, at, to)
      for (const [module, port] of ports.entries())
        if (needs[from * HEXES + port] <= level) sets[at + HEX_WORDS] |= 1 << module
    }
  return sets
}

function kindSets(kinds: readonly number[]): Int32Array {
  const sets = new Int32Array((1 << LAND_KINDS.length) * HEX_WORDS)
  for (let wanted = 0; wanted < 1 << LAND_KINDS.length; wanted++)
    for (const [hex, has] of kinds.entries()) if ((has & wanted) !== 0) addHex(sets, wanted * HEX_WORDS, hex)
  return sets
}

const emptyLists = (): Hex[][][] =>
  Array.from({ length: MAX_SHIPPING + 1 }, () => Array.from({ length: HEXES }, (): Hex[] => []))

/** COC-49 to COC-51: a river or lochs, never both. */
function levelOf(from: Hex, to: Hex, crossed: number, rivers: ReadonlySet<Edge>): number {
  if (crossed === NO_CROSSING) return NEVER
  if (crossed === 0) return rivers.has(edgeBetween(GRID, from, to)) ? levelForLochs(0) : 0
  const level = levelForLochs(crossed)
  return level > MAX_SHIPPING ? NEVER : level
}
