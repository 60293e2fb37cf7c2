export type Limits = {
  /** Largest frame and request body, in bytes. Imported records may be larger. */
  readonly payload: number
  readonly record: number
  /** Messages of one socket, by second. All sockets of one address share ten times as much. */
  readonly socket: Allowance
  /** Sockets of one address at once. */
  readonly sockets: number
  /** Bytes that wait for readers too slow to take them: of one socket, and of all sockets of one address. */
  readonly unsent: { readonly socket: number; readonly address: number }
  /** Connections of one address at once, without a proxy in front. */
  readonly connections: number
  /** A request that has not arrived after so many milliseconds is given up. */
  readonly requestMs: number
  /** Requests of one address, by minute; files and pages of the client apart. */
  readonly rest: number
  readonly pages: number
  /** Tables made and records brought in, by person and by address: so many at once, then by second. */
  readonly making: { readonly person: Allowance; readonly address: Allowance }
  /**
   * Attempts to sign in or up: for one account from one address (`here`) or from a device that was signed in to it before, for one account
   * from all other devices together, and from one address. So many at once, then by second.
   */
  readonly signing: { readonly here: Allowance; readonly account: Allowance; readonly address: Allowance }
  /** Links for a new password, asked for or used: for one account from one address, and from one address. */
  readonly resetting: { readonly here: Allowance; readonly address: Allowance }
  /** People named to be asked, blocked, invited or reported, by person and by address: so many at once, then by second. */
  readonly naming: { readonly person: Allowance; readonly address: Allowance }
  /** Tables that one person has made: so many that are not over; of those that are, the newest are kept. */
  readonly kept: { readonly unfinished: number; readonly finished: number }
  /** Tables of one person, and from one address, at which bots are at work at the same time. */
  readonly botTables: { readonly person: number; readonly address: number }
}

export type Allowance = { readonly rate: number; readonly burst: number }

export const LIMITS: Limits = {
  payload: 64 * 1024,
  record: 1024 * 1024,
  socket: { rate: 40, burst: 120 },
  sockets: 100,
  unsent: { socket: 1024 * 1024, address: 8 * 1024 * 1024 },
  connections: 300,
  requestMs: 30_000,
  rest: 600,
  pages: 12_000,
  making: { person: { rate: 1 / 15, burst: 20 }, address: { rate: 1 / 3, burst: 100 } },
  signing: {
    here: { rate: 1 / 60, burst: 10 },
    account: { rate: 1 / 10, burst: 200 },
    address: { rate: 1 / 10, burst: 30 },
  },
  resetting: { here: { rate: 1 / 60, burst: 10 }, address: { rate: 1 / 10, burst: 30 } },
  naming: { person: { rate: 1 / 20, burst: 30 }, address: { rate: 1 / 4, burst: 150 } },
  kept: { unfinished: 200, finished: 1000 },
  botTables: { person: 10, address: 30 },
}
