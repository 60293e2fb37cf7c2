/** COC-2. Basic goods first, in the order of the market board. */
export const BASIC_GOODS = ['wool', 'grain', 'milk'] as const
export const PROCESSED_GOODS = ['bread', 'cheese', 'whisky'] as const
export const GOODS = [...BASIC_GOODS, ...PROCESSED_GOODS] as const
export type BasicGood = (typeof BASIC_GOODS)[number]
export type ProcessedGood = (typeof PROCESSED_GOODS)[number]
export type Good = (typeof GOODS)[number]

export type GoodId = number
export const GOOD_KINDS = GOODS.length
export const BASIC_KINDS = BASIC_GOODS.length
export const goodId = (good: Good): GoodId => GOODS.indexOf(good)
export const isBasic = (good: GoodId): boolean => good < BASIC_KINDS

export const MADE_FROM = { bread: 'grain', cheese: 'milk', whisky: 'grain' } as const satisfies Record<
  ProcessedGood,
  BasicGood
>

/** COC-2: never in the stock. */
export const MEATS = ['beef', 'mutton'] as const
export type Meat = (typeof MEATS)[number]

/** COC-39, COC-70: the imports with a token, the rarest first where as many of two were imported. */
export const RARE_IMPORTS = ['cotton', 'tobacco', 'sugarCane'] as const
export type RareImport = (typeof RARE_IMPORTS)[number]
export const IMPORTS = ['hops', ...RARE_IMPORTS] as const
export type Import = (typeof IMPORTS)[number]
