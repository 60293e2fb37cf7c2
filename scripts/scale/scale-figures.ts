/** Measured, besides the figures of each game. Times are processor time of one core of the machine named in docs/scale.md. */
export const MEASURED = {
  /** The price of PostgreSQL for a move: `server.moves.postgres1.work` less `server.moves.work`. */
  postgresMs: 0.03,
  /**
   * For each further process with people of the table: `server.moves.postgres3.work` less `postgres1.work`. Most of it is telling, hearing
   * and reading, which is the same for all games.
   */
  elsewhereMs: 0.27,
  /** `server.load.*`: a match that is loaded again, with a snapshot. */
  loadMs: 0.65,
  /** `server.idle.memory` and `server.match.memory`. */
  socketKb: 14.5,
  matchKb: 80,
  /** Memory that a process of 1.5 GB has left for sockets and matches. */
  roomMb: 1350,
  /** Stored for a ply: in the log, and at the end in what each seat and a spectator had seen (three seats, not compressed). */
  plyBytes: 100,
  seenBytes: 610,
  stateBytes: 12_500,
  /** `server.moves.postgres1`: moves that PostgreSQL took from one server, whose thread was the limit. */
  postgresMoves: 3000,
} as const

/** Assumptions about people; only the first two are published. */
export const ASSUMED = {
  /** Board Game Arena: more than 100,000 games a day (February 2022). */
  gamesADay: 100_000,
  /** Share of each hour (UTC) in a day of mostly European players; the busiest has 9 %, an even day would have 4.2 %. */
  hours: [2, 1.4, 1, 0.8, 0.8, 1, 1.6, 2.4, 3, 3.4, 3.6, 3.8, 4.4, 4.6, 4.8, 5, 5.4, 6, 7, 8.4, 9, 8.4, 7, 5.2],
  turnBased: 0.4,
  alone: 0.35,
  seatsAlone: 3,
  people: [0.35, 0.4, 0.25],
  visitSeconds: 150,
  pliesOfTurn: 3.5,
  onlookers: 0.3,
  /** Limits of a process: load in its busiest five minutes, and waiting time of the slowest hundredth of moves. */
  busiest: 0.6,
  longestWaitMs: 100,
} as const
