export type Migration = {
  readonly name: string
  readonly sqlite: readonly string[]
  readonly postgres: readonly string[]
}
