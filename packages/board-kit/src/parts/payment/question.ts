/** One set of goods that may be named, and the way that it takes. */
export type OptionOf<Good, Way> = {
  readonly goods: readonly Good[]
  /** Null where nothing is activated: goods are only paid, received or kept. */
  readonly way: Way | null
}

/** Goods that are to be named: for which tile, all sets that are open, the best first. */
export type QuestionOf<Tile, Option> = {
  readonly tile: Tile | null
  /** Goods are received or kept, not paid. */
  readonly receives: boolean
  readonly options: readonly Option[]
}
