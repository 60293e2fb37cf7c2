/** Facts of a game for pages, lists and notices. They come with every page, so there are no functions among them. */
export type GameManifest = {
  readonly id: string
  /** The same in every language. */
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  /** Of the youngest players, as the box says. */
  readonly age: number
  /** A game among people, with the usual number of players. */
  readonly minutes: number
  /** By the number of players: `minutes` in proportion to the plies of a match, medians of random play. */
  readonly minutesOf: { readonly [seats: number]: number }
  /** The cloth on which its picture lies. */
  readonly clothColour: string
  /** The game in one sentence. */
  readonly pitch: { readonly en: string; readonly fr: string }
  /** Its strong opponents plan by themselves and need no nets. */
  readonly hasPlanner: boolean
}

/** Measured figures of a game, for server and tools; never shipped to a browser. */
export type GameFigures = {
  /** Speed of its engine as a ratio to the peer. */
  readonly engine: { readonly floor: number; readonly goal: number }
  /** Most that a player of a table fetches, in KB after gzip. */
  readonly tableKb: number
  /** Plies of a match of three bots. */
  readonly pliesOf3: number
  /** Of a bot for one ply of its own, mean of `easy`, `medium` and `hard`. */
  readonly botMs: number
  /** `server.work.*`: a move with its answer to two people on SQLite. */
  readonly moveMs: number
  /** Of a live game, about what the box says. */
  readonly liveMinutes: number
  /** Own plies from which a rated match counts, about a fifth of those of a whole match. */
  readonly leastRatedPlies: number
  /** Bars of its engine with all modules at once, under their common name. */
  readonly whole?: {
    readonly name: string
    readonly engine: { readonly floor: number; readonly goal: number }
  }
}
