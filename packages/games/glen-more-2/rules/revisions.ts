export const REVISION = {
  start: 1,
  /** GM2-C8-5: Bruce McMail may take of what another player's tile gives. Before: only of what own tiles give. */
  mailOfBorrowed: 2,
  /** GM2-C8-6: the Englishman's stop is paid before the stack of the England row is taken. Before: after it. */
  stopBeforeStack: 2,
  /** GM2-Q17: a tile can be built where a sale would pay for its cell. Before: only with the coins at hand. */
  buildAfterSales: 2,
  /** GM2-C2-6: a die that passes the Mountain and leaves the game adds its coin. Before: nothing. */
  coinOfLeavingDie: 3,
  /** GM2-C4-4: the Englishman's turn allows everything that is allowed before the own piece moves. Before: sales alone. */
  asidesInHisTurn: 3,
} as const

export const NEWEST_REVISION = 3
