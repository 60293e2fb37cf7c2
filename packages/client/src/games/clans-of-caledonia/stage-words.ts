/** Words of the stage: what its parts are called, and what its spots say of themselves. */
export type StageWords = {
  readonly map: string
  readonly players: string
  readonly yourBoard: string
  readonly boardOf: (name: string) => string
  readonly units: string
  readonly upgrades: string
  readonly panes: string
  readonly you: string
  readonly market: string
  readonly contracts: string
  readonly showMap: string
  readonly showDraft: string
  readonly merchants: string
  readonly shipping: string
  readonly technology: string
  readonly ready: (n: number, all: number) => string
  readonly left: (n: number) => string
  /** Null: alone, where no place is taken. */
  readonly passed: (place: number | null) => string
  readonly next: string
  readonly roundGlory: (n: number) => string
  readonly placeFor: (money: string) => string
  readonly place: string
  /** A name and what it is, for a label that is read aloud. */
  named(name: string, what: string): string
  readonly port: string
  readonly ports: string
}
