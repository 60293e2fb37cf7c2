import type { Good } from './goods.ts'
import type { Origins } from './sources.ts'

type StartingFace = {
  readonly id: number
  readonly money: number
  readonly goods: { readonly [good in Good]?: number }
}

export const STARTING_FACES = [
  { id: 1, money: 55, goods: { wool: 1, bread: 1 } },
  { id: 2, money: 55, goods: { wool: 1, cheese: 1 } },
  { id: 3, money: 55, goods: { wool: 1, whisky: 1 } },
  { id: 4, money: 55, goods: { grain: 1, bread: 1 } },
  { id: 5, money: 55, goods: { grain: 1, cheese: 1 } },
  { id: 6, money: 55, goods: { grain: 1, whisky: 1 } },
  { id: 7, money: 55, goods: { milk: 1, bread: 1 } },
  { id: 8, money: 55, goods: { milk: 1, cheese: 1 } },
  { id: 9, money: 55, goods: { milk: 1, whisky: 1 } },
] as const satisfies readonly StartingFace[]

export type StartingTileId = number
export const STARTING_TILES = STARTING_FACES.length
export const startingTileNumber = (tile: StartingTileId): number => tile + 1

export type BoxStartingTile = { readonly money: number } & { readonly [good in Good]: number }
const NO_GOODS = { wool: 0, grain: 0, milk: 0, bread: 0, cheese: 0, whisky: 0 } as const satisfies Record<Good, number>

export const boxStartingTiles = (): { readonly [number: string]: BoxStartingTile } =>
  Object.fromEntries(STARTING_FACES.map(({ id, money, goods }) => [id, { money, ...NO_GOODS, ...goods }]))

export const STARTING_TILE_ORIGINS: Origins = {
  startingTiles: { provenance: 'reconstructed', from: ['reviews'] },
  ...Object.fromEntries(
    STARTING_FACES.map(({ id }) => [`startingTiles.${id}.money`, { provenance: 'public', from: ['reviews'] } as const]),
  ),
}
