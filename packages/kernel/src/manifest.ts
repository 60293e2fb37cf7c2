/** Facts for pages, lists and notices. They come with every page, so there are no functions among them. */
export type GameManifest = {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  /** Age of the youngest players, as the box says. */
  readonly age: number
  readonly minutes: number
  /** By the number of players: `minutes` in proportion to the plies of a match, medians of random play. */
  readonly minutesOf: { readonly [seats: number]: number }
  readonly clothColour: string
  readonly pitch: { readonly en: string; readonly fr: string }
  readonly hasPlanner: boolean
  /** A net for every number of players is among its opponents; absent: none is. */
  readonly hasNets?: true
  /** A picture of its board among those of the client, `boards/<id>.jpg`; absent: none yet. */
  readonly hasPicture?: true
  /** Minutes of the first lesson; absent where there are none. */
  readonly firstLesson?: number
}

/** Measured figures for server and tools; never shipped to a browser. */
export type GameFigures = {
  /** Ratio of the engine's speed to that of the peer. */
  readonly engine: { readonly floor: number; readonly goal: number }
  /** Most KB after gzip that a player of a table fetches. */
  readonly tableKb: number
  readonly pliesOf3: number
  /** Milliseconds of a bot for one ply of its own, mean of `easy`, `medium` and `hard`. */
  readonly botMs: number
  /** `server.work.*`: milliseconds of a move with its answer to two people, on SQLite. */
  readonly moveMs: number
  readonly liveMinutes: number
  /** Own plies from which a rated match counts, about a fifth of those of a whole match. */
  readonly leastRatedPlies: number
  readonly whole?: {
    readonly name: string
    readonly engine: { readonly floor: number; readonly goal: number }
  }
}
