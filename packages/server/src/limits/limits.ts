export type Limits = {
  /** Largest frame and request body, in bytes. Imported records may be larger. */
  readonly payload: number
  readonly record: number
  /** Per second; all sockets of one address share ten times as much. */
  readonly socket: Allowance
  /** Per second, of all sockets of one bot of a person. */
  readonly botSocket: Allowance
  readonly sockets: number
  /** Bytes that wait for slow readers: of one socket, and of all sockets of one address. */
  readonly unsent: { readonly socket: number; readonly address: number }
  readonly connections: number
  readonly requestMs: number
  /** Requests of one address per minute; files and pages of the client are counted apart. */
  readonly rest: number
  readonly pages: number
  readonly making: { readonly person: Allowance; readonly address: Allowance }
  /**
   * Sign-in attempts: `here` for one account from one address or a known device, `account` for one account from all other devices,
   * `address` for one address.
   */
  readonly signing: { readonly here: Allowance; readonly account: Allowance; readonly address: Allowance }
  readonly resetting: { readonly here: Allowance; readonly address: Allowance }
  readonly naming: { readonly person: Allowance; readonly address: Allowance }
  /** Tables of one person: most unfinished ones; of finished ones the newest are kept. */
  readonly kept: { readonly unfinished: number; readonly finished: number }
  readonly botTables: { readonly person: number; readonly address: number }
}

export type Allowance = { readonly rate: number; readonly burst: number }

export const LIMITS: Limits = {
  payload: 64 * 1024,
  record: 1024 * 1024,
  socket: { rate: 40, burst: 120 },
  botSocket: { rate: 10, burst: 60 },
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
