import type { Hex } from '@bothy/kit'
import type { Box } from './box.ts'
import { COMPOSITIONS, GRID, hexNamed, MODULE_COLUMNS, MODULE_OF, SIDE_IDS, sideOf } from './grid.ts'
import {
  edgeNamed,
  isActiveLand,
  isBorder,
  isLoch,
  type Land,
  landOf,
  type Printings,
  printingsOf,
  readSpace,
  WORKER_LAND,
} from './land.ts'
import { type Fault, fault } from './law.ts'
import { MAP_SIZES } from './limits.ts'
import { moduleOfSide } from './sides.ts'

/** COC-102: Fergusson's three workers at the border, and as many again. */
const LEAST_BORDER_FOR_WORKERS = 6
const LEAST_SOLO_FOR_WORKERS = 8

export function brokenMap(box: Box): Fault | null {
  const written = brokenText(box)
  if (written !== null) return written
  const printings = printingsOf(box)
  return brokenSide(box, printings) ?? brokenWhole(box, printings)
}

function brokenText({ sides }: Box): Fault | null {
  for (const side of SIDE_IDS)
    for (const [name, text] of Object.entries(sides[side].hexes))
      if (readSpace(text) === null) return fault(`sides.${side}.hexes.${name}`, 'space')
  return null
}

function brokenSide({ sides, ports }: Box, printings: Printings): Fault | null {
  for (const side of SIDE_IDS) {
    const { spaces } = printings[side]
    const isLand = (hex: Hex): boolean => spaces.get(hex)?.terrain !== 0
    for (const [name, flows] of Object.entries(sides[side].rivers))
      if (flows && !GRID.edges[edgeNamed(name)].every(isLand))
        return fault(`sides.${side}.rivers.${name}`, 'riverBanks')
    const terrain = [...spaces.values()].reduce((bits, space) => (space.mist ? bits : bits | space.terrain), 0)
    if (terrain !== ALL_TERRAIN) return fault(`sides.${side}`, 'everyTerrain')
    const module = moduleOfSide(side)
    for (const size of MAP_SIZES) {
      const port = hexNamed(ports[size][module])
      if (port === undefined || !MODULE_COLUMNS[module].some((column) => column.includes(port)))
        return fault(`ports.${size}.${module}`, 'portInModule')
      if (isLand(port)) return fault(`ports.${size}.${module}`, 'portOnLoch')
    }
  }
  return null
}
const ALL_TERRAIN = 7

function brokenWhole({ solo }: Box, printings: Printings): Fault | null {
  for (let composition = 0; composition < COMPOSITIONS; composition++)
    for (const size of MAP_SIZES) {
      const land = landOf(printings, composition, size)
      const stranded = strandedLand(land)
      const workers = land.spaces.flatMap(({ terrain }, hex) =>
        isActiveLand(land, hex) && (terrain & WORKER_LAND) !== 0 ? [hex] : [],
      )
      if (stranded !== null) return fault(`sides.${sideOf(composition, MODULE_OF[stranded])}`, 'connected')
      if (workers.filter((hex) => isBorder(land, hex)).length < LEAST_BORDER_FOR_WORKERS)
        return fault('sides', 'workersAtBorder')
      if (workers.filter((hex) => land.spaces[hex].cost !== solo.blockedCost).length < LEAST_SOLO_FOR_WORKERS)
        return fault('sides', 'workersAlone')
    }
  return null
}

function strandedLand(land: Land): Hex | null {
  const first = land.spaces.findIndex((_, hex) => isActiveLand(land, hex))
  const met = new Set([first])
  for (const hex of met)
    for (const other of GRID.around[hex])
      if (land.active[other] && !(isLoch(land, hex) && isLoch(land, other))) met.add(other)
  const stranded = land.spaces.findIndex((_, hex) => isActiveLand(land, hex) && !met.has(hex))
  return stranded < 0 ? null : stranded
}
