/** What one step does, in each dialect: statements one by one. */
export type Migration = {
  readonly name: string
  readonly sqlite: readonly string[]
  readonly postgres: readonly string[]
}
