export type OptionOf<Good, Way> = {
  readonly goods: readonly Good[]
  /** Null where nothing is activated: goods are only paid, received or kept. */
  readonly way: Way | null
}

export type QuestionOf<Tile, Option> = {
  readonly tile: Tile | null
  readonly receives: boolean
  readonly options: readonly Option[]
}

/** The option that brings most comes first, its kinds in this order; of equal ones that for fewer coins, then for fewer goods. */
export const bestFirst =
  <Option extends { readonly goods: readonly unknown[] }>(
    brings: (option: Option) => readonly number[],
    coins: (option: Option) => number,
  ) =>
  (a: Option, b: Option): number => {
    const less = brings(a)
    const more = brings(b).map((count, i) => count - (less[i] ?? 0))
    return more.find((difference) => difference !== 0) || coins(a) - coins(b) || a.goods.length - b.goods.length
  }
