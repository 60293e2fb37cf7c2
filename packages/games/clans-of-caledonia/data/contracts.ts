import { type Good, type Import, IMPORTS, type Meat, MEATS } from './goods.ts'
import type { Origins } from './sources.ts'

/** COC-37: contracts never ask for grain or milk. */
export const CONTRACT_GOODS = ['wool', 'bread', 'cheese', 'whisky'] as const satisfies readonly Good[]
export type ContractGood = (typeof CONTRACT_GOODS)[number]
/** COC-40. */
export const CONTRACT_BONUSES = ['money', 'freeSpace', 'upgrade'] as const
export type ContractBonus = (typeof CONTRACT_BONUSES)[number]

/** 0 is not printed. */
export const CONTRACT_FIELDS = [...CONTRACT_GOODS, ...MEATS, ...IMPORTS, ...CONTRACT_BONUSES] as const
export type ContractField = (typeof CONTRACT_FIELDS)[number]
export type BoxContract = { readonly [field in ContractField]: number }

type ContractFace = {
  /** Place in the list of the source; the tile carries no number. */
  readonly id: number
  readonly needs: { readonly [need in ContractGood | Meat]?: number }
  readonly imports: { readonly [kind in Import]?: number }
  readonly bonus: { readonly [bonus in ContractBonus]?: number }
}

export const CONTRACT_FACES = [
  { id: 1, needs: { wool: 4 }, imports: { cotton: 2, hops: 1 }, bonus: { freeSpace: 1 } },
  { id: 2, needs: { wool: 6 }, imports: { tobacco: 3, hops: 2 }, bonus: {} },
  { id: 3, needs: { beef: 2 }, imports: { sugarCane: 2, hops: 1 }, bonus: { money: 10 } },
  { id: 4, needs: { beef: 3 }, imports: { cotton: 3, hops: 3 }, bonus: {} },
  { id: 5, needs: { mutton: 2 }, imports: { tobacco: 2, hops: 1 }, bonus: { freeSpace: 1 } },
  { id: 6, needs: { wool: 3 }, imports: { sugarCane: 1, hops: 3 }, bonus: { upgrade: 1 } },
  { id: 7, needs: { bread: 2 }, imports: { cotton: 2 }, bonus: { money: 10, freeSpace: 1 } },
  { id: 8, needs: { bread: 4 }, imports: { tobacco: 4, hops: 1 }, bonus: { money: 5 } },
  { id: 9, needs: { cheese: 2 }, imports: { sugarCane: 1, hops: 5 }, bonus: { money: 8 } },
  { id: 10, needs: { cheese: 4 }, imports: { cotton: 4 }, bonus: { money: 10, upgrade: 2 } },
  { id: 11, needs: { whisky: 2 }, imports: { tobacco: 2, hops: 1 }, bonus: { money: 10 } },
  { id: 12, needs: { whisky: 4 }, imports: { sugarCane: 4, hops: 3 }, bonus: {} },
  { id: 13, needs: { wool: 1, cheese: 3 }, imports: { cotton: 3, hops: 3 }, bonus: { upgrade: 1 } },
  { id: 14, needs: { wool: 1, mutton: 1 }, imports: { tobacco: 1, hops: 3 }, bonus: { freeSpace: 1 } },
  { id: 15, needs: { wool: 1, whisky: 4 }, imports: { sugarCane: 4, hops: 3 }, bonus: { money: 15 } },
  { id: 16, needs: { wool: 1, beef: 1 }, imports: { cotton: 2 }, bonus: {} },
  { id: 17, needs: { cheese: 2, beef: 2 }, imports: { tobacco: 4, hops: 2 }, bonus: {} },
  { id: 18, needs: { bread: 1, beef: 3 }, imports: { sugarCane: 4 }, bonus: { money: 10, upgrade: 2 } },
  { id: 19, needs: { cheese: 1, mutton: 1 }, imports: { cotton: 2 }, bonus: { money: 10, freeSpace: 1 } },
  { id: 20, needs: { bread: 2, mutton: 3 }, imports: { tobacco: 4, hops: 5 }, bonus: {} },
  { id: 21, needs: { whisky: 1, mutton: 2 }, imports: { sugarCane: 3, hops: 1 }, bonus: { freeSpace: 1 } },
  { id: 22, needs: { bread: 3, cheese: 1 }, imports: { cotton: 4, hops: 1 }, bonus: { money: 5 } },
  { id: 23, needs: { bread: 1, whisky: 1 }, imports: { hops: 8 }, bonus: { money: 15 } },
  { id: 24, needs: { wool: 1, bread: 2 }, imports: { sugarCane: 2, hops: 3 }, bonus: { freeSpace: 1 } },
  { id: 25, needs: { bread: 2, cheese: 1 }, imports: { cotton: 3, hops: 1 }, bonus: { freeSpace: 1 } },
  { id: 26, needs: { cheese: 2, mutton: 2 }, imports: { tobacco: 2, hops: 9 }, bonus: { freeSpace: 1 } },
  { id: 27, needs: { cheese: 2, mutton: 1 }, imports: { sugarCane: 3, hops: 1 }, bonus: { upgrade: 1 } },
  { id: 28, needs: { bread: 2, whisky: 1 }, imports: { cotton: 3, hops: 2 }, bonus: {} },
  { id: 29, needs: { cheese: 1, whisky: 3 }, imports: { tobacco: 4, hops: 2 }, bonus: { money: 5 } },
  { id: 30, needs: { wool: 1, whisky: 2 }, imports: { sugarCane: 2, hops: 4 }, bonus: { money: 3 } },
  { id: 31, needs: { wool: 3, cheese: 3 }, imports: { cotton: 4, hops: 2 }, bonus: { money: 15 } },
  { id: 32, needs: { whisky: 2, beef: 2 }, imports: { tobacco: 4, hops: 2 }, bonus: { money: 5 } },
  { id: 33, needs: { bread: 3, mutton: 1 }, imports: { sugarCane: 4, hops: 2 }, bonus: {} },
  { id: 34, needs: { bread: 1, cheese: 3 }, imports: { cotton: 4, hops: 2 }, bonus: {} },
  { id: 35, needs: { wool: 3, whisky: 1 }, imports: { tobacco: 3 }, bonus: {} },
  { id: 36, needs: { cheese: 1, whisky: 2, beef: 1 }, imports: { sugarCane: 4, hops: 2 }, bonus: { money: 5 } },
  { id: 37, needs: { bread: 2, cheese: 1, beef: 1 }, imports: { cotton: 4, hops: 2 }, bonus: { freeSpace: 1 } },
  { id: 38, needs: { wool: 1, bread: 3, beef: 1 }, imports: { tobacco: 4, hops: 3 }, bonus: { freeSpace: 1 } },
  { id: 39, needs: { wool: 2, cheese: 1, whisky: 1 }, imports: { sugarCane: 3, hops: 1 }, bonus: { money: 10 } },
  { id: 40, needs: { wool: 1, whisky: 3, mutton: 1 }, imports: { cotton: 4, hops: 5 }, bonus: {} },
  { id: 41, needs: { wool: 1, whisky: 2, mutton: 1 }, imports: { tobacco: 4 }, bonus: { money: 3 } },
  { id: 42, needs: { wool: 2, cheese: 1, whisky: 1 }, imports: { sugarCane: 2, hops: 7 }, bonus: { upgrade: 1 } },
  { id: 43, needs: { bread: 1, whisky: 1, beef: 1 }, imports: { cotton: 3, hops: 3 }, bonus: {} },
  { id: 44, needs: { wool: 1, bread: 1, whisky: 1 }, imports: { tobacco: 2, hops: 4 }, bonus: {} },
  { id: 45, needs: { wool: 2, bread: 1, cheese: 1 }, imports: { sugarCane: 3 }, bonus: { money: 10, upgrade: 1 } },
  { id: 46, needs: { wool: 2, beef: 1, mutton: 1 }, imports: { cotton: 3, hops: 1 }, bonus: { upgrade: 1 } },
  { id: 47, needs: { wool: 2, cheese: 1, mutton: 1 }, imports: { tobacco: 3, hops: 1 }, bonus: { freeSpace: 1 } },
  { id: 48, needs: { wool: 1, bread: 1, cheese: 1 }, imports: { sugarCane: 3 }, bonus: {} },
  { id: 49, needs: { bread: 2, whisky: 1, mutton: 1 }, imports: { cotton: 3, hops: 5 }, bonus: { freeSpace: 1 } },
  { id: 50, needs: { bread: 1, cheese: 1, whisky: 1 }, imports: { tobacco: 3 }, bonus: { money: 10, upgrade: 2 } },
] as const satisfies readonly ContractFace[]

/** COC-16. A contract is its place in the list: 0 to 49, one less than its number. */
export type ContractId = number
export const CONTRACTS = CONTRACT_FACES.length
export const contractNumber = (contract: ContractId): number => contract + 1

const NOTHING: BoxContract = {
  wool: 0,
  bread: 0,
  cheese: 0,
  whisky: 0,
  beef: 0,
  mutton: 0,
  hops: 0,
  cotton: 0,
  tobacco: 0,
  sugarCane: 0,
  money: 0,
  freeSpace: 0,
  upgrade: 0,
}

export function boxContracts(): { readonly [number: string]: BoxContract } {
  const faces: readonly ContractFace[] = CONTRACT_FACES
  return Object.fromEntries(
    faces.map(({ id, needs, imports, bonus }) => [id, { ...NOTHING, ...needs, ...imports, ...bonus }]),
  )
}

export const CONTRACT_ORIGINS: Origins = {
  contracts: { provenance: 'tileSheet', from: ['contracts-sheet'] },
}
