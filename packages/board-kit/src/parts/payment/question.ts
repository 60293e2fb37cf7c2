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
